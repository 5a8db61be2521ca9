import { consultarNotas, type NotaFiscal } from '#contract/invoices/nota-fiscal.ts';
import { addDays, businessDayOf } from '#lib/business-day.ts';
import { ok, type Result } from '#lib/result.ts';
import { historicoDesde } from '#mirror/historico.ts';
import { putNotas } from '#mirror/put-notas.ts';
import type { NetError } from '#net/request.ts';
import { ask } from '#sync/ask.ts';
import type { SyncEnv } from '#sync/env.ts';
import { pullPages } from './pull-pages.ts';

/** Returns the months (2026-11) from the first day to the last. */
function monthsBetween(first: string, last: string): string[] {
  const months: string[] = [];
  // 31 days after the first of a month lie in the next month.
  for (let day = `${first.slice(0, 7)}-01`; day <= last; day = `${addDays(day, 31).slice(0, 7)}-01`)
    months.push(day.slice(0, 7));
  return months;
}

/**
 * Refreshes a customer's invoices of the last 90 days, month by month, since the call accepts no other range.
 * A failed page changes nothing.
 */
export async function pullNotas(env: SyncEnv, idPessoaCliente: number): Promise<Result<null, NetError>> {
  const now = env.now();
  const found: NotaFiscal[] = [];
  for (const month of monthsBetween(historicoDesde(now), businessDayOf(new Date(now)))) {
    const [ano, mes] = [month.slice(0, 4), String(Number(month.slice(5)))];
    const rows = await pullPages((numeroPagina) =>
      ask(env, consultarNotas, {
        query: { idPessoaDestinatario: idPessoaCliente, ano, mes, numeroPagina },
      }),
    );
    if (!rows.ok) return rows;
    found.push(...rows.value);
  }
  await putNotas(env.vault, idPessoaCliente, found, env.now());
  return ok(null);
}
