import { FORMA_PIX } from '#contract/payment/pagamento.ts';
import type { GrupoCalculado } from '#domain/cart/carrinho.ts';

/** True for a group paid before its goods leave. */
export const isAntecipado = ({ formaPagamento }: Pick<GrupoCalculado, 'formaPagamento'>): boolean =>
  formaPagamento?.pagamentoAntecipado ?? false;

/**
 * Returns the part of each group that the customer's advance balance pays, in cents, when a cart goes on to
 * its payment: an advance group whole or not at all, in order. A Pix group is always paid by Pix.
 */
export function pagosComSaldo(
  grupos: readonly Pick<GrupoCalculado, 'formaPagamento' | 'total'>[],
  saldoAdiantamento: number,
): number[] {
  let saldo = saldoAdiantamento;
  return grupos.map((grupo) => {
    const isPix = grupo.formaPagamento?.idFormaPagamento === FORMA_PIX;
    if (!isAntecipado(grupo) || isPix || grupo.total > saldo) return 0;
    saldo -= grupo.total;
    return grupo.total;
  });
}
