import { oneByOne } from '#server/db/one-by-one.ts';

/** Customers' own codes and names of products, as people chose them in imports. */
export const codigosDoCliente = oneByOne([
  `create table "codigoDoCliente" (
    "idPessoaCliente" integer not null references "pessoa" on delete cascade,
    "texto" text collate "C" not null,
    "idProduto" integer not null references "produto" on delete cascade,
    "contraCatalogo" boolean not null,
    "aprendidoEm" timestamptz not null,
    primary key ("idPessoaCliente", "texto")
  )`,
  // For the foreign key.
  `create index "codigoDoCliente_produto" on "codigoDoCliente" ("idProduto")`,
]);
