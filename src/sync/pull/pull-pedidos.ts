import { consultarPedidos, PEDIDOS_COM_ITENS_MAXIMO } from '#contract/orders/pedido-lista.ts';
import { ok, type Result } from '#lib/result.ts';
import { historicoDesde } from '#mirror/historico.ts';
import { putPedidos } from '#mirror/put-pedidos.ts';
import type { NetError } from '#net/request.ts';
import { ask } from '#sync/ask.ts';
import type { SyncEnv } from '#sync/env.ts';
import { pullPages } from './pull-pages.ts';

/** Refreshes a customer's orders of the last 90 days with their lines. A failed page changes nothing. */
export async function pullPedidos(env: SyncEnv, idPessoaCliente: number): Promise<Result<null, NetError>> {
  const rows = await pullPages((numeroPagina, depoisDe) =>
    ask(env, consultarPedidos, {
      query: {
        variosClientes: [idPessoaCliente],
        dataInicial: historicoDesde(env.now()),
        quantidadeRegistrosPagina: PEDIDOS_COM_ITENS_MAXIMO,
        numeroPagina,
        paginacao: true,
        incluirItens: true,
        ...(depoisDe !== undefined && { depoisDe }),
      },
    }),
  );
  if (!rows.ok) return rows;
  await putPedidos(env.vault, idPessoaCliente, rows.value, env.now());
  return ok(null);
}
