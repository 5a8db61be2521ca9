import { oneByOne } from '#server/db/one-by-one.ts';

/**
 * A partial payment of a late instalment fixes its fine and interest until that day; they are paid before the debt
 * itself, which bears interest from that day on. And a hint for the devices of the customer when money of an instalment
 * changes.
 */
export const jurosApurados = oneByOne([
  `alter table "contaReceber" add column "jurosApurados" bigint not null default 0 check ("jurosApurados" >= 0),
    add column "jurosDesde" date`,
  `create trigger "contaReceber_aviso" after update of "dataLiquidacao", "valorPago", "abatimento" on "contaReceber"
    for each row execute function "avisarPedido"()`,
]);
