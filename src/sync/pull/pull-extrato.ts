import { consultarContaCorrente, LANCAMENTOS_POR_PAGINA_MAXIMO } from '#contract/customers/conta-corrente.ts';
import { businessDayOf } from '#lib/business-day.ts';
import { ok, type Result } from '#lib/result.ts';
import { putExtrato } from '#mirror/extrato.ts';
import { historicoDesde } from '#mirror/historico.ts';
import type { NetError } from '#net/request.ts';
import { ask } from '#sync/ask.ts';
import type { SyncEnv } from '#sync/env.ts';
import { pullPages } from './pull-pages.ts';

/** Refreshes a customer's current account of the last 90 days. A failed page changes nothing. */
export async function pullExtrato(env: SyncEnv, idPessoaCliente: number): Promise<Result<null, NetError>> {
  const at = env.now();
  const desde = historicoDesde(at);
  let saldoInicial = 0;
  let saldoAtual = 0;
  const rows = await pullPages(async (numeroPagina) => {
    const page = await ask(env, consultarContaCorrente, {
      query: {
        idPessoaCliente,
        dataInicial: desde,
        dataFinal: businessDayOf(new Date(at)),
        quantidadeRegistrosPagina: LANCAMENTOS_POR_PAGINA_MAXIMO,
        numeroPagina,
      },
    });
    if (!page.ok) return page;
    const { lancamentos, totalizador } = page.value;
    saldoInicial = totalizador.saldoInicial;
    saldoAtual = page.value.saldoAtual ?? totalizador.saldoAtual ?? totalizador.saldoFinal;
    return ok({ colecao: lancamentos, totalRegistros: totalizador.totalRegistros });
  });
  if (!rows.ok) return rows;
  const valor = { desde, saldoInicial, saldoAtual, lancamentos: rows.value };
  await putExtrato(env.vault, idPessoaCliente, { at, valor });
  return ok(null);
}
