import { oneByOne } from '#server/db/one-by-one.ts';

/** A brand's picture, by its address. Not a column of the brand: a new picture changes no device's catalogue. */
export const imagensDasMarcas = oneByOne([
  `create table "marcaImagem" (
    "idMarca" integer primary key references "marca" on delete cascade,
    "endereco" text not null check ("endereco" <> ''))`,
]);
