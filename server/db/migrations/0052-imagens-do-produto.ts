import { oneByOne } from '#server/db/one-by-one.ts';

/** A product's pictures, by their addresses, and its own hotsite. */
export const imagensDoProduto = oneByOne([
  `create table "produtoImagem" (
    "idProduto" integer not null references "produto" on delete cascade,
    "posicao" smallint not null,
    "endereco" text not null check ("endereco" <> ''),
    primary key ("idProduto", "posicao"))`,
  `alter table "produto" add column "idHotsite" integer references "hotsite" on delete set null`,
]);
