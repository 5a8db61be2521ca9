import { oneByOne } from '#server/db/one-by-one.ts';

/**
 * The time of the next request to the provider about a payment, and the number of requests; no time for a
 * finished one.
 */
export const consultaPagamento = oneByOne([
  `alter table "pagamento"
    add column "proximaConsulta" timestamptz,
    add column "consultas" integer not null default 0`,
  // 10 is Pix. Open tries are watched, and so are tries that ended unpaid within the last hour.
  `update "pagamento" set "proximaConsulta" = 'epoch'
    where "situacao" in ('pendente', 'processando') or ("idFormaPagamento" = 10
      and "situacao" in ('cancelado', 'expirado', 'erro') and "creditadoEm" is null
      and "expiraEm" > now() - interval '1 hour')`,
  // A row of another system is asked for at once.
  `alter table "pagamento" alter column "proximaConsulta" set default 'epoch'`,
  `create index "pagamento_consulta" on "pagamento" ("proximaConsulta") where "proximaConsulta" is not null`,
  `drop index "pagamento_tardio"`,
]);
