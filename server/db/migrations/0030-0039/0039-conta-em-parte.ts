import { oneByOne } from '#server/db/one-by-one.ts';

/** The partial payments of an instalment; the payment that settles it is not counted. */
export const contaEmParte = oneByOne([
  `alter table "contaReceber" add column "valorPago" bigint not null default 0 check ("valorPago" >= 0)`,
]);
