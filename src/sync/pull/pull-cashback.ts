import { CASHBACK_POR_PAGINA_MAXIMO, consultarCashback } from '#contract/customers/meu-cashback.ts';
import { businessDayOf } from '#lib/business-day.ts';
import { ok, type Result } from '#lib/result.ts';
import { putCashback } from '#mirror/cashback.ts';
import { historicoDesde } from '#mirror/historico.ts';
import type { NetError } from '#net/request.ts';
import { ask } from '#sync/ask.ts';
import type { SyncEnv } from '#sync/env.ts';
import { pullPages } from './pull-pages.ts';

/** Refreshes a customer's cashback of the last 90 days. A failed page changes nothing. */
export async function pullCashback(env: SyncEnv, idPessoaCliente: number): Promise<Result<null, NetError>> {
  const at = env.now();
  const desde = historicoDesde(at);
  let disponivel = 0;
  const rows = await pullPages(async (numeroPagina) => {
    const page = await ask(env, consultarCashback, {
      query: {
        idPessoaCliente,
        dataInicial: desde,
        dataFinal: businessDayOf(new Date(at)),
        quantidadeRegistrosPagina: CASHBACK_POR_PAGINA_MAXIMO,
        numeroPagina,
      },
    });
    if (!page.ok) return page;
    const { meuCashbackCollection, totalizador } = page.value;
    disponivel = totalizador.valorDisponivel;
    return ok({ colecao: meuCashbackCollection, totalRegistros: totalizador.quantidadeRegistros });
  });
  if (!rows.ok) return rows;
  await putCashback(env.vault, idPessoaCliente, {
    at,
    valor: { desde, disponivel, lancamentos: rows.value },
  });
  return ok(null);
}
