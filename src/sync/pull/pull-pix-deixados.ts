import { consultarPedidos, type PedidoResumo } from '#contract/orders/pedido-lista.ts';
import { toPedidoRows } from '#mirror/put-pedidos.ts';
import { readPixDeixados } from '#mirror/read-pix-deixados.ts';
import { readServed } from '#mirror/served.ts';
import { ask } from '#sync/ask.ts';
import type { SyncEnv } from '#sync/env.ts';
import { noteFailure } from '#sync/note-failure.ts';
import { isConnected } from '#vault/is-connected.ts';

const situacaoDe = (pedido: PedidoResumo | undefined) => pedido?.portalPedidoSituacao.idPedidoSituacao;

/**
 * Reads the orders that were left with an unpaid Pix by customers who are not being served: hints come for the served one
 * alone. Asks nothing without a connection; the next call asks again after a failure.
 */
export async function pullPixDeixados(env: SyncEnv): Promise<void> {
  const { vault } = env;
  const deixados = await readPixDeixados(vault);
  if (deixados.length === 0 || !isConnected(await vault.checkpoints.get('connection'))) return;
  const served = await readServed(vault);
  for (const { idPrePedido, idPessoaCliente } of deixados) {
    if (idPessoaCliente === served) continue;
    const read = await ask(env, consultarPedidos, {
      query: { idPrePedido, variosClientes: [idPessoaCliente] },
    });
    if (!read.ok) {
      await noteFailure(env, read.error, { detail: 'pixDeixado', lane: String(idPessoaCliente) });
      return;
    }
    // An unchanged order is not stored again: screens that follow the orders would read them all.
    const known = situacaoDe((await vault.pedidos.get(idPrePedido))?.pedido);
    const news = read.value.colecao.filter((pedido) => situacaoDe(pedido) !== known);
    await vault.pedidos.bulkPut(toPedidoRows(idPessoaCliente, news, env.now()).rows);
  }
}
