import type { PedidoItem, PedidoResumo } from '#contract/orders/pedido-lista.ts';
import type { Vault } from '#vault/vault.ts';

/** Behind every instant of a day, which goes on with a 'T'. */
const FIM_DO_DIA = 'U';

/** A customer's kept orders of a stretch of days (2026-11-20), both included, without reading the others. */
export async function readPedidos(
  vault: Vault,
  idPessoaCliente: number,
  { de, ate }: { de: string; ate: string },
): Promise<PedidoResumo[]> {
  const rows = await vault.pedidos
    .where('[idPessoaCliente+pedido.dataHora]')
    .between([idPessoaCliente, de], [idPessoaCliente, `${ate}${FIM_DO_DIA}`])
    .toArray();
  return rows.map(({ pedido }) => pedido);
}

/** A kept order with its lines where they are kept, and since when (epoch milliseconds); undefined when it is not here. */
export async function readPedido(
  vault: Vault,
  idPrePedido: number,
): Promise<{ pedido: PedidoResumo; itens: PedidoItem[] | undefined; at: number } | undefined> {
  const [row, lines] = await Promise.all([
    vault.pedidos.get(idPrePedido),
    vault.pedidoItens.get(idPrePedido),
  ]);
  return row && { pedido: row.pedido, itens: lines?.itens ?? row.pedido.itens, at: row.at };
}
