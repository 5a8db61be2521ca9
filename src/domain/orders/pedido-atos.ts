import type { PedidoResumo } from '#contract/orders/pedido-lista.ts';
import { PEDIDO_A_PAGAR } from '#contract/orders/situacao.ts';
import {
  FORMA_BOLETO_ANTECIPADO,
  FORMA_CARTAO,
  FORMA_DEPOSITO_ANTECIPADO,
  FORMA_PIX,
} from '#contract/payment/pagamento.ts';
import { ORCAMENTO_NAO_REPETE } from './repetir-pedido.ts';

/** The refusals for a status that does not allow payment, by payment form. Only these forms are paid or shown here. */
const SEM_PAGAMENTO: Readonly<Record<number, string>> = {
  [FORMA_CARTAO]: 'A situação do pedido não permite o pagamento por cartão de crédito.',
  [FORMA_PIX]: 'A situação do pedido não permite o pagamento via Pix.',
  [FORMA_DEPOSITO_ANTECIPADO]: 'A situação do pedido não permite o Pagamento Antecipado via Depósito.',
  [FORMA_BOLETO_ANTECIPADO]: 'A situação do pedido não permite o pagamento por boleto.',
};

const OUTRA_FORMA = 'A forma de pagamento do pedido é diferente da permitida para pagamento.';

/** Returns why an order may not be repeated; null if it may. */
export const repetirRecusa = ({ orcamento }: Pick<PedidoResumo, 'orcamento'>): string | null =>
  orcamento ? ORCAMENTO_NAO_REPETE : null;

type Pagavel = {
  formaPagamento: Pick<PedidoResumo['formaPagamento'], 'idFormaPagamento' | 'descFormaPagamento'>;
  portalPedidoSituacao: Pick<PedidoResumo['portalPedidoSituacao'], 'idPedidoSituacao'>;
};

/** Returns why an order may not be paid; null if it may. Checks the form first, then the status. */
export function pagarRecusa({ formaPagamento, portalPedidoSituacao }: Pagavel): string | null {
  const semPagamento = SEM_PAGAMENTO[formaPagamento.idFormaPagamento];
  if (semPagamento === undefined)
    return `${OUTRA_FORMA} Ele é pago com: ${formaPagamento.descFormaPagamento}.`;
  return portalPedidoSituacao.idPedidoSituacao === PEDIDO_A_PAGAR ? null : semPagamento;
}
