import { consultarExtratoCliente, PARCELAS_POR_PAGINA_MAXIMO } from '#contract/payment/extrato-cliente.ts';
import { ok, type Result } from '#lib/result.ts';
import { putRecebiveis } from '#mirror/put-recebiveis.ts';
import type { NetError } from '#net/request.ts';
import { ask } from '#sync/ask.ts';
import type { SyncEnv } from '#sync/env.ts';
import { pullPages } from './pull-pages.ts';

/** Refreshes a customer's open and paid instalments. A failed page changes nothing. */
export async function pullRecebiveis(env: SyncEnv, idPessoaCliente: number): Promise<Result<null, NetError>> {
  let total = 0;
  const rows = await pullPages(async (paginaAtual) => {
    const page = await ask(env, consultarExtratoCliente, {
      query: { idPessoaCliente, paginaAtual, qtdPagina: PARCELAS_POR_PAGINA_MAXIMO },
    });
    if (!page.ok) return page;
    // Every row holds the total; an empty page after others says nothing new.
    total = page.value[0]?.quantidadeRegistros ?? (paginaAtual === 1 ? 0 : total);
    return ok({ colecao: page.value, totalRegistros: total });
  });
  if (!rows.ok) return rows;
  await putRecebiveis(env.vault, idPessoaCliente, rows.value, env.now());
  return ok(null);
}
