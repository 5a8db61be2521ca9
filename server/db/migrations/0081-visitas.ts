import { oneByOne } from '#server/db/one-by-one.ts';

/**
 * Notes of users about visits to customers: one of a user for a customer and business day. `motivo` is why nothing
 * was sold, null where something was; `escritaEm` is by the clock of the device.
 */
export const visitas = oneByOne([
  `create table "visita" (
    "id" uuid primary key,
    "idPessoaCliente" integer not null references "pessoa",
    "idUsuario" integer not null references "usuario",
    "dia" date not null,
    "motivo" smallint,
    "texto" text not null,
    "escritaEm" timestamptz not null
  )`,
  `create unique index "visita_dia" on "visita" ("idPessoaCliente", "dia", "idUsuario")`,
]);
