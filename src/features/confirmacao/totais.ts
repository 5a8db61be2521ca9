import type { Pedido } from '#contract/orders/pedido.ts';
import { PEDIDO_A_PAGAR, PEDIDO_RECUSADO, PRE_PEDIDO_RECUSADO } from '#contract/orders/situacao.ts';

/** How an order counts in the totals of a confirmation. */
export type SituacaoTotal = 'liberado' | 'aguardando' | 'recusado';

/** How an order of the server counts. */
export function situacaoDe({
  idPrePedidoSituacao,
  portalPedidoSituacao: { idPedidoSituacao },
}: Pick<Pedido, 'idPrePedidoSituacao'> & {
  portalPedidoSituacao: Pick<Pedido['portalPedidoSituacao'], 'idPedidoSituacao'>;
}): SituacaoTotal {
  if (idPedidoSituacao === PEDIDO_A_PAGAR) return 'aguardando';
  const isRecusado = idPrePedidoSituacao === PRE_PEDIDO_RECUSADO || idPedidoSituacao === PEDIDO_RECUSADO;
  return isRecusado ? 'recusado' : 'liberado';
}

/** Cents of released orders, of those that await their payment, and of refused ones. */
export type Totais = { liberado: number; aguardando: number; recusado: number };

/** The totals of some orders, each order in one of them. */
export function totaisOf(pedidos: readonly { total: number; situacao: SituacaoTotal }[]): Totais {
  const sum = (situacao: SituacaoTotal) =>
    pedidos.filter((p) => p.situacao === situacao).reduce((all, { total }) => all + total, 0);
  return { liberado: sum('liberado'), aguardando: sum('aguardando'), recusado: sum('recusado') };
}
