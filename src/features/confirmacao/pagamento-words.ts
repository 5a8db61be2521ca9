import type { Pedido } from '#contract/orders/pedido.ts';
import { PEDIDO_LIBERADO } from '#contract/orders/situacao.ts';
import { businessDayOf } from '#lib/business-day.ts';
import { formatDate, formatTime } from '#lib/format-date.ts';
import { formatMoney } from '#lib/format-number.ts';
import { situacaoDe } from './totais.ts';

/** 'Pague até 14:32' on that day, the day and the time before it. `now` in epoch milliseconds. */
export function prazoText(pagarAte: string, now: number): string {
  const isToday = businessDayOf(new Date(pagarAte)) === businessDayOf(new Date(now));
  const hora = formatTime(pagarAte);
  return isToday ? `Pague até ${hora}` : `Pague até ${formatDate(pagarAte)}, ${hora}`;
}

/** The paid amount of some orders, their numbers and the next step, if it is still to come; null if none of them was paid in advance. */
export function pagoText(pedidos: readonly Pedido[]): string | null {
  const pagos = pedidos.filter(
    (pedido) => pedido.formaPagamento.pagamentoAntecipado && situacaoDe(pedido) === 'liberado',
  );
  if (pagos.length === 0) return null;
  const total = formatMoney(pagos.reduce((sum, pedido) => sum + pedido.total, 0));
  const numeros = pagos.map(({ idPrePedido }) => `nº ${idPrePedido}`).join(', ');
  const isOne = pagos.length === 1;
  const pago = `Pago: ${total}, ${isOne ? 'pedido' : 'pedidos'} ${numeros}.`;
  // Later on it is separated already.
  const isNext = pagos.every(
    ({ portalPedidoSituacao }) => portalPedidoSituacao.idPedidoSituacao === PEDIDO_LIBERADO,
  );
  if (!isNext) return pago;
  return `${pago} ${isOne ? 'Ele segue' : 'Eles seguem'} para a separação.`;
}
