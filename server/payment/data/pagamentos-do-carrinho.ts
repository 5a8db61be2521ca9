import { PRE_PEDIDO_CANCELADO } from '#contract/orders/situacao.ts';
import type { CarrinhoRow } from '#server/cart/data/carrinho.ts';
import type { Scope } from '#server/db/scope.ts';

/** The status of an order's newest payment try. */
export type UltimoPagamento = {
  readonly idPrePedido: number;
  readonly idFormaPagamento: number;
  readonly situacao: string;
  readonly mensagem: string | null;
};

/** The newest payment try of each standing order of a user's cart; orders without a try are left out. */
export const readUltimosPagamentos = (
  scope: Scope,
  { idCarrinho }: Pick<CarrinhoRow, 'idCarrinho'>,
): Promise<UltimoPagamento[]> =>
  scope
    .prePedidosOfCarrinhos()
    .innerJoin('pagamento', 'pagamento.idPrePedido', 'prePedido.idPrePedido')
    .distinctOn('pagamento.idPrePedido')
    .select([
      'pagamento.idPrePedido',
      'pagamento.idFormaPagamento',
      'pagamento.situacao',
      'pagamento.mensagem',
    ])
    .where('prePedido.idCarrinho', '=', idCarrinho)
    .where('prePedido.idPrePedidoSituacao', '<>', PRE_PEDIDO_CANCELADO)
    .orderBy('pagamento.idPrePedido')
    .orderBy('pagamento.idPagamento', 'desc')
    .execute();

/** By order of a user's cart: the overpaid cents that were added to the customer's balance. */
export async function readCreditados(
  scope: Scope,
  { idCarrinho }: Pick<CarrinhoRow, 'idCarrinho'>,
): Promise<ReadonlyMap<number, number>> {
  const rows = await scope
    .prePedidosOfCarrinhos()
    .innerJoin('pagamento', 'pagamento.idPrePedido', 'prePedido.idPrePedido')
    .select(['pagamento.idPrePedido', 'pagamento.valor'])
    .where('prePedido.idCarrinho', '=', idCarrinho)
    .where('pagamento.creditadoEm', 'is not', null)
    .execute();
  const creditados = new Map<number, number>();
  for (const { idPrePedido, valor } of rows) {
    creditados.set(idPrePedido, (creditados.get(idPrePedido) ?? 0) + valor);
  }
  return creditados;
}

/** Gives up the Pix charges of unpaid orders; the watch ends them at the provider at once. */
export async function cancelPix(scope: Scope, idPrePedidos: readonly number[], now: Date): Promise<void> {
  if (idPrePedidos.length === 0) return;
  await scope.db
    .updateTable('pagamento')
    .set({ situacao: 'cancelado', decididoEm: now, proximaConsulta: now })
    .where('idPrePedido', 'in', idPrePedidos)
    .where('situacao', '=', 'pendente')
    .execute();
}
