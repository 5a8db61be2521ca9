import { millisecondsInMinute } from 'date-fns/constants';
import {
  PEDIDO_EM_ANALISE,
  PEDIDO_EM_SEPARACAO,
  PEDIDO_EM_TRANSPORTE,
  PEDIDO_ENTREGUE,
  PEDIDO_FATURADO,
  PEDIDO_LIBERADO,
} from '#contract/orders/situacao.ts';

/** A status that an order reached, and the time. */
export type Etapa = { readonly idPedidoSituacao: number; readonly em: Date };

type Passo = { readonly para: number; readonly minutos: number };

/**
 * The next status in the demonstration, and the minutes until then: quick enough to watch. An order that is
 * refused, cancelled, delivered or awaiting payment has no next status of its own.
 */
const PASSOS: ReadonlyMap<number, Passo> = new Map([
  [PEDIDO_EM_ANALISE, { para: PEDIDO_LIBERADO, minutos: 3 }],
  [PEDIDO_LIBERADO, { para: PEDIDO_EM_SEPARACAO, minutos: 2 }],
  [PEDIDO_EM_SEPARACAO, { para: PEDIDO_FATURADO, minutos: 10 }],
  [PEDIDO_FATURADO, { para: PEDIDO_EM_TRANSPORTE, minutos: 30 }],
  [PEDIDO_EM_TRANSPORTE, { para: PEDIDO_ENTREGUE, minutos: 180 }],
]);

/** The statuses that move on by themselves. */
export const SITUACOES_EM_ANDAMENTO: readonly number[] = [...PASSOS.keys()];

/**
 * Returns the statuses that an order has reached by `now` after its current one, each at its own time. Empty
 * if it is too early or none follows.
 */
export function etapasDevidas(atual: Etapa, now: Date): Etapa[] {
  const passo = PASSOS.get(atual.idPedidoSituacao);
  if (passo === undefined) return [];
  const em = new Date(atual.em.getTime() + passo.minutos * millisecondsInMinute);
  if (em > now) return [];
  const seguinte = { idPedidoSituacao: passo.para, em };
  return [seguinte, ...etapasDevidas(seguinte, now)];
}
