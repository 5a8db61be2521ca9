import { consultarPendencias, PENDENCIAS_POR_PAGINA } from '#contract/documents/pendencia.ts';
import { periodoDasPendencias } from '#domain/documents/periodo.ts';
import { businessDayOf } from '#lib/business-day.ts';
import { ok, type Result } from '#lib/result.ts';
import { putPendencias } from '#mirror/pendencias.ts';
import type { NetError } from '#net/request.ts';
import { ask } from '#sync/ask.ts';
import type { SyncEnv } from '#sync/env.ts';

/** Refreshes a customer's newest requests for review, as the list shows them at first. */
export async function pullPendencias(env: SyncEnv, idPessoaCliente: number): Promise<Result<null, NetError>> {
  const at = env.now();
  const { de, ate } = periodoDasPendencias(businessDayOf(new Date(at)));
  const page = await ask(env, consultarPendencias, {
    query: {
      idPessoaCliente,
      dataInicialPendencia: de,
      dataFinalPendencia: ate,
      paginaAtual: 1,
      qtdPorPagina: PENDENCIAS_POR_PAGINA,
    },
  });
  if (!page.ok) return page;
  const { colecao, totalRegistros } = page.value;
  await putPendencias(env.vault, idPessoaCliente, {
    at,
    valor: { de, ate, total: totalRegistros, pendencias: colecao.slice(0, PENDENCIAS_POR_PAGINA) },
  });
  return ok(null);
}
