import { oneByOne } from '#server/db/one-by-one.ts';

/**
 * Themes and their colours; `percentualTransparencia` is the share of the ground that shows through a colour.
 */
export const temas = oneByOne([
  `create table "tema" (
    "idTemaPersonalizado" integer primary key,
    "idTemaPersonalizadoTipo" smallint not null check ("idTemaPersonalizadoTipo" in (1, 2, 3, 8)),
    "nome" text not null,
    "dataInicial" date,
    "dataFinal" date,
    "variosHotsite" text not null default '',
    "imagemTema" text
  )`,
  `create table "temaParametro" (
    "idTemaPersonalizado" integer not null references "tema" on delete cascade,
    "idParametroTipo" integer not null,
    "valor" text not null,
    "percentualTransparencia" smallint check ("percentualTransparencia" between 0 and 100),
    primary key ("idTemaPersonalizado", "idParametroTipo")
  )`,
]);
