import type { PedidoResumo } from '#contract/orders/pedido-lista.ts';
import {
  FINS_DO_PEDIDO,
  PEDIDO_A_PAGAR,
  PEDIDO_CANCELADO,
  PEDIDO_EM_ANALISE,
  PEDIDO_EM_SEPARACAO,
  PEDIDO_EM_TRANSPORTE,
  PEDIDO_ENTREGUE,
  PEDIDO_FATURADO,
  PEDIDO_LIBERADO,
  PEDIDO_RECUSADO,
  PRE_PEDIDO_CANCELADO,
  PRE_PEDIDO_RECUSADO,
} from '#contract/orders/situacao.ts';
import { SITUACOES_A_CAMINHO } from '#domain/orders/a-caminho.ts';
import type { EstadoOrcamento } from '#domain/orders/orcamento.ts';
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

/** The colour of a quotation's state. */
export const ORCAMENTO_TONES: Readonly<Record<EstadoOrcamento['kind'], Tone>> = {
  excluido: 'negative',
  transformado: 'positive',
  vencido: 'caution',
  valido: 'neutral',
};

export const situacaoTone = (idPedidoSituacao: number): Tone => TONES[idPedidoSituacao] ?? 'neutral';

const FINS_DO_PRE_PEDIDO: readonly number[] = [PRE_PEDIDO_RECUSADO, PRE_PEDIDO_CANCELADO];

/** True for a refused or cancelled order, which is not delivered. */
export const isEncerrado = ({
  portalPedidoSituacao,
  idPrePedidoSituacao,
}: Pick<PedidoResumo, 'portalPedidoSituacao' | 'idPrePedidoSituacao'>): boolean =>
  FINS_DO_PEDIDO.includes(portalPedidoSituacao.idPedidoSituacao) ||
  FINS_DO_PRE_PEDIDO.includes(idPrePedidoSituacao);

/** The day on which an order is expected to be delivered; null where it is unknown or will not be. */
export const previsaoDe = (pedido: PedidoResumo): string | null =>
  isEncerrado(pedido) ? null : pedido.previsaoEntrega;

/** True for an order on its way to the customer. */
export const isACaminho = ({ portalPedidoSituacao }: Pick<PedidoResumo, 'portalPedidoSituacao'>): boolean =>
  SITUACOES_A_CAMINHO.includes(portalPedidoSituacao.idPedidoSituacao);

/** True for an order on its way whose expected day has passed. */
export function isForaDoPrazo(pedido: PedidoResumo, hoje: string): boolean {
  const dia = previsaoDe(pedido);
  return dia !== null && dia < hoje && isACaminho(pedido);
}
