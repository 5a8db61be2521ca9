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
  PRE_PEDIDO_CANCELADO,
  PRE_PEDIDO_PROCESSADO,
  PRE_PEDIDO_RECUSADO,
} from '#contract/orders/situacao.ts';
import { FORMA_BOLETO, FORMA_BOLETO_ANTECIPADO, FORMA_PIX } from '#contract/payment/pagamento.ts';
import { addDays } from '#lib/business-day.ts';
import { hashOf, pickBetween } from './hash.ts';

/**
 * The time of a customer's past order: days ago, and minutes from midnight UTC. Some have a payment method and a status
 * of their own, so that each kind of instalment is in the demonstration.
 */
export type Ocasiao = {
  readonly diasAtras: number;
  readonly minuto: number;
  readonly idFormaPagamento?: number;
  readonly idPedidoSituacao?: number;
};

/** Days ago on which orders were made; the last is yesterday, so that today's totals hold only today's orders. */
const INTERVALOS: readonly number[] = [1, 3, 6, 10, 13, 16, 19, 23, 27, 31, 42, 48, 55, 62, 69, 84];
// 9 h to 17 h in São Paulo.
const ABRE = 12 * 60;
const FECHA = 20 * 60;

/** The buyer's pharmacy: every way of paying in advance awaits payment, and three invoices are of the last days. */
const MOSTRADO = 101;
const A_MOSTRAR: readonly Omit<Ocasiao, 'minuto'>[] = [
  { diasAtras: 2, idFormaPagamento: FORMA_PIX, idPedidoSituacao: PEDIDO_A_PAGAR },
  { diasAtras: 4, idFormaPagamento: FORMA_BOLETO_ANTECIPADO, idPedidoSituacao: PEDIDO_A_PAGAR },
  { diasAtras: 7, idFormaPagamento: FORMA_PIX, idPedidoSituacao: PEDIDO_A_PAGAR },
  { diasAtras: 3, idFormaPagamento: FORMA_BOLETO, idPedidoSituacao: PEDIDO_FATURADO },
  { diasAtras: 4, idFormaPagamento: FORMA_BOLETO, idPedidoSituacao: PEDIDO_FATURADO },
  { diasAtras: 5, idFormaPagamento: FORMA_BOLETO, idPedidoSituacao: PEDIDO_EM_TRANSPORTE },
];
/** Days without an order: 102 is blocked and owes only late instalments; 103 has none, and none awaits payment. */
const SEM_PEDIDO_HA: Readonly<Record<number, number>> = { 102: 6, 103: 8 };

/** The past orders of a customer, oldest first. One in six occasions is skipped. */
export function ocasioesOf(idPessoaCliente: number): Ocasiao[] {
  const used = INTERVALOS.filter(
    (dias) =>
      hashOf(`comprou ${idPessoaCliente} ${dias}`) % 6 !== 0 && dias >= (SEM_PEDIDO_HA[idPessoaCliente] ?? 0),
  ).map((diasAtras): Omit<Ocasiao, 'minuto'> => ({ diasAtras }));
  return [...used, ...(idPessoaCliente === MOSTRADO ? A_MOSTRAR : [])]
    .toSorted((a, b) => b.diasAtras - a.diasAtras)
    .map((ocasiao) => ({
      ...ocasiao,
      minuto: pickBetween(`minuto ${seedOf(idPessoaCliente, ocasiao)}`, ABRE, FECHA),
    }));
}

/** The text of an occasion that its choices are made from. */
export const seedOf = (
  idPessoaCliente: number,
  { diasAtras, idFormaPagamento }: Pick<Ocasiao, 'diasAtras' | 'idFormaPagamento'>,
): string =>
  idFormaPagamento === undefined
    ? `${idPessoaCliente} ${diasAtras}`
    : `${idPessoaCliente} ${diasAtras} ${idFormaPagamento}`;

/** Orders are taken until 17 h; the invoice is issued the next morning. */
export const HORAS_ATE_FATURA = 15;
const CAMINHO: readonly (readonly [idPedidoSituacao: number, horas: number])[] = [
  [PEDIDO_EM_ANALISE, 0],
  [PEDIDO_LIBERADO, 1],
  [PEDIDO_EM_SEPARACAO, 2],
  [PEDIDO_FATURADO, HORAS_ATE_FATURA],
  [PEDIDO_EM_TRANSPORTE, 18],
  [PEDIDO_ENTREGUE, 42],
];
const FATURADAS: readonly number[] = [PEDIDO_FATURADO, PEDIDO_EM_TRANSPORTE, PEDIDO_ENTREGUE];

/** An order's status by its age in days; `seed` is any text of its own. */
export function situacaoOf(diasAtras: number, antecipado: boolean, seed: string): number {
  const luck = pickBetween(`situacao ${seed}`, 0, 99);
  if (diasAtras > 2 && luck < 4) return PEDIDO_RECUSADO;
  if (diasAtras > 2 && luck < 9) return PEDIDO_CANCELADO;
  if (antecipado && diasAtras < 8) return PEDIDO_A_PAGAR;
  if (diasAtras < 3) return luck < 60 ? PEDIDO_EM_ANALISE : PEDIDO_EM_SEPARACAO;
  if (diasAtras < 6) return luck < 50 ? PEDIDO_LIBERADO : PEDIDO_FATURADO;
  if (diasAtras < 12) return luck < 40 ? PEDIDO_FATURADO : PEDIDO_EM_TRANSPORTE;
  return PEDIDO_ENTREGUE;
}

/** True for a past order paid by boleto, as most invoiced orders are. */
export const isPorBoleto = (idPessoaCliente: number, diasAtras: number): boolean =>
  diasAtras >= 10 && hashOf(`boleto ${idPessoaCliente} ${diasAtras}`) % 4 !== 0;

/** True for a quotation among the past orders: some customers asked for one about two weeks ago. */
export const isOrcamento = (idPessoaCliente: number, diasAtras: number): boolean =>
  diasAtras === 16 && hashOf(`orcamento ${idPessoaCliente}`) % 2 === 0;

/** The statuses of a past order up to its current one, each in hours after the order was made. */
export function etapasPassadas(idPedidoSituacao: number): [idPedidoSituacao: number, horas: number][] {
  if (idPedidoSituacao === PEDIDO_A_PAGAR) return [[PEDIDO_A_PAGAR, 0]];
  const curto: [number, number][] = [[PEDIDO_EM_ANALISE, 0]];
  if (idPedidoSituacao === PEDIDO_RECUSADO || idPedidoSituacao === PEDIDO_CANCELADO)
    return [...curto, [idPedidoSituacao, 2]];
  const caminho = CAMINHO.findIndex(([id]) => id === idPedidoSituacao);
  return CAMINHO.slice(0, caminho + 1).map(([id, horas]) => [id, horas]);
}

export const isFaturada = (idPedidoSituacao: number): boolean => FATURADAS.includes(idPedidoSituacao);

/** Why an order was refused or cancelled; null for any other order. */
export function ocorrenciaOf(idPedidoSituacao: number): string | null {
  if (idPedidoSituacao === PEDIDO_RECUSADO) return 'Limite de crédito insuficiente na análise.';
  return idPedidoSituacao === PEDIDO_CANCELADO ? 'Cancelado a pedido do cliente.' : null;
}

/** The pre-order's own status: refused, cancelled or processed. */
export function prePedidoSituacaoOf(idPedidoSituacao: number): number {
  if (idPedidoSituacao === PEDIDO_RECUSADO) return PRE_PEDIDO_RECUSADO;
  return idPedidoSituacao === PEDIDO_CANCELADO ? PRE_PEDIDO_CANCELADO : PRE_PEDIDO_PROCESSADO;
}

/** When an instalment was paid; null when it is open. One in eight due instalments is unpaid. */
export function liquidacaoOf(dataVencimento: string, hoje: string, seed: string): string | null {
  if (dataVencimento >= hoje || hashOf(`esquecida ${seed}`) % 8 === 0) return null;
  const paid = addDays(dataVencimento, pickBetween(`pagou ${seed}`, 0, 3));
  return paid > hoje ? hoje : paid;
}
