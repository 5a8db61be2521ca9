import type { PedidoResumo } from '#contract/orders/pedido-lista.ts';
import type { PedidoItensRow, PedidoRow } from '#vault/historico-rows.ts';
import type { Vault } from '#vault/vault.ts';
import { historicoDesde } from './historico.ts';
import { putLista } from './put-lista.ts';

/** The rows of a customer's orders of the last 90 days, lines apart; other customers' are left out. */
export function toPedidoRows(
  idPessoaCliente: number,
  pedidos: readonly PedidoResumo[],
  at: number,
): { rows: PedidoRow[]; itens: PedidoItensRow[] } {
  const since = historicoDesde(at);
  const kept = pedidos.filter(
    (p) => p.pessoaDestinatario.idPessoa === idPessoaCliente && p.dataHora.slice(0, 10) >= since,
  );
  return {
    rows: kept.map(({ itens: _, ...pedido }) => ({
      idPrePedido: pedido.idPrePedido,
      idPessoaCliente,
      pedido,
      at,
    })),
    itens: kept.flatMap(({ idPrePedido, itens }) => (itens ? [{ idPrePedido, idPessoaCliente, itens }] : [])),
  };
}

/** Replaces a customer's orders of the last 90 days with their lines. */
export async function putPedidos(
  vault: Vault,
  idPessoaCliente: number,
  pedidos: readonly PedidoResumo[],
  at: number,
): Promise<void> {
  const { rows, itens } = toPedidoRows(idPessoaCliente, pedidos, at);
  await vault.transaction('rw', vault.pedidos, vault.pedidoItens, vault.checkpoints, async () => {
    await vault.pedidoItens.where({ idPessoaCliente }).delete();
    await vault.pedidoItens.bulkPut(itens);
    await putLista(vault, vault.pedidos, { lista: 'pedidos', idPessoaCliente, at }, rows);
  });
}
