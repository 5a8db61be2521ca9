import type { CarrinhoRow } from '#server/cart/data/carrinho.ts';
import { returnEstoque } from '#server/cart/data/estoque-dos-pedidos.ts';
import { addSaldos } from '#server/customers/data/clientes.ts';
import type { Scope } from '#server/db/scope.ts';
import type { SituacaoPedido } from '#server/db/situacoes.ts';
import { insertEventosDePedidos } from '#server/events/data/order-events.ts';
import { type PrePedidoRow, putMotivo, putSituacao } from '#server/orders/data/pre-pedidos.ts';
import { cancelPix } from './pagamentos-do-carrinho.ts';

export const MOTIVO_DO_CLIENTE = 'Cancelado pelo cliente antes do pagamento.';

const sumOf = (pedidos: readonly PrePedidoRow[], of: (pedido: PrePedidoRow) => number): number =>
  pedidos.reduce((sum, pedido) => sum + of(pedido), 0);

/** The credit that an order takes: none for one in advance, otherwise the part that cashback does not pay. */
export const creditoDe = ({ pagamentoAntecipado, total, valorCashbackAplicado }: PrePedidoRow): number =>
  pagamentoAntecipado ? 0 : total - valorCashbackAplicado;

type Cancelamento = {
  readonly situacao: SituacaoPedido;
  readonly motivo: string;
  readonly now: Date;
  /** The company's own system ended them, so it is not told. */
  readonly daEmpresa?: boolean;
};

/**
 * Cancels unpaid orders: restores stock, credit and cashback, and gives up a pending Pix. An order that the balance paid
 * is paid, so it is not cancelled. The caller holds the cart and
 * then the customer.
 */
export async function cancelPedidos(
  user: Scope,
  { idPessoaCliente }: CarrinhoRow,
  pedidos: readonly PrePedidoRow[],
  { situacao, motivo, now, daEmpresa = false }: Cancelamento,
): Promise<void> {
  const ids = pedidos.map((pedido) => pedido.idPrePedido);
  await cancelPix(user, ids, now);
  await returnEstoque(user, ids);
  await addSaldos(user, idPessoaCliente, {
    limiteDisponivel: sumOf(pedidos, creditoDe),
    saldoCashback: sumOf(pedidos, (pedido) => pedido.valorCashbackAplicado),
  });
  for (const pedido of pedidos) {
    await putSituacao(user, pedido, situacao, now);
    await putMotivo(user, pedido, motivo);
  }
  if (!daEmpresa) await insertEventosDePedidos(user.db, 'pedido.cancelado', pedidos, now);
}
