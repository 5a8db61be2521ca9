import {
  PEDIDO_A_PAGAR,
  PEDIDO_CANCELADO,
  PEDIDO_EM_ANALISE,
  PEDIDO_EM_SEPARACAO,
  PEDIDO_EM_TRANSPORTE,
  PEDIDO_ENTREGUE,
  PEDIDO_FATURADO,
  PEDIDO_LIBERADO,
  PEDIDO_RECUSADO,
} from '#contract/orders/situacao.ts';
import type { Tone } from '#ui/tone.css.ts';

/** The colour of a status, next to its word. */
const TONES: Readonly<Record<number, Tone>> = {
  [PEDIDO_RECUSADO]: 'negative',
  [PEDIDO_EM_ANALISE]: 'sync',
  [PEDIDO_EM_SEPARACAO]: 'brand',
  [PEDIDO_CANCELADO]: 'negative',
  [PEDIDO_FATURADO]: 'brand',
  [PEDIDO_EM_TRANSPORTE]: 'brand',
  [PEDIDO_ENTREGUE]: 'positive',
  [PEDIDO_A_PAGAR]: 'caution',
  [PEDIDO_LIBERADO]: 'positive',
};

export const situacaoTone = (idPedidoSituacao: number): Tone => TONES[idPedidoSituacao] ?? 'neutral';
