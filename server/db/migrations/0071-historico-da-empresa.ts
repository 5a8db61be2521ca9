import { oneByOne } from '#server/db/one-by-one.ts';

/** Past orders of the company that were withdrawn, so that a device that holds one reads its list whole. */
export const historicoDaEmpresa = oneByOne([
  `create table "historicoRetirado" (
    "idPrePedido" bigint primary key,
    "idPessoaCliente" integer not null references "pessoa" on delete cascade,
    "mudado" bigint not null default (pg_current_xact_id()::text::bigint))`,
  `create index "historicoRetirado_cliente" on "historicoRetirado" ("idPessoaCliente", "mudado")`,
]);
