import { oneByOne } from '#server/db/one-by-one.ts';

/**
 * Instalments of the company's own system. `creditoTomado`: the customer's credit that an invoice holds for its order until
 * its instalments come; an invoice that is made here comes with them. A cancelled instalment is kept as it was.
 */
export const titulos = oneByOne([
  `alter table "notaFiscal" add column "creditoTomado" bigint not null default 0 check ("creditoTomado" >= 0)`,
  `create table "contaReceberCancelada" (
    "idConta" integer primary key,
    "codigo" text not null,
    "conta" jsonb not null,
    "canceladaEm" timestamptz not null default now())`,
]);
