import { oneByOne } from '#server/db/one-by-one.ts';

/**
 * An answer that tells a whole cart is kept as its difference to the one before, which `base` names. `respostaBase`
 * holds the newest answer of each cart as a whole, when its chain of differences began and how long that is.
 */
export const respostasPequenas = oneByOne([
  `alter table "mutacao" add column "base" text`,
  `create table "respostaBase" (
    "idUsuario" integer not null references "usuario",
    "idCarrinho" bigint not null,
    "key" text not null,
    "corpo" text not null,
    "desde" timestamptz not null,
    "tamanho" integer not null,
    primary key ("idUsuario", "idCarrinho")
  )`,
  `create index "respostaBase_desde" on "respostaBase" ("desde")`,
]);
