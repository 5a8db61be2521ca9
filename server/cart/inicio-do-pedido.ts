import type { GrupoCalculado } from '#domain/cart/carrinho.ts';
import { isAntecipado, pagosComSaldo } from '#domain/payment/saldo-adiantamento.ts';
import {
  AGUARDANDO_PAGAMENTO,
  PAGO_COM_SALDO,
  PROCESSADO,
  type SituacaoPedido,
} from '#server/db/situacoes.ts';

/** How a group's order begins, and what of the customer's own money pays it. */
export type Inicio = { readonly situacao: SituacaoPedido; readonly pagoComSaldo: number };

/**
 * How the order of each group begins. One in advance awaits its payment, unless the money that the customer has
 * with the company covers it whole.
 */
export function iniciosOf(grupos: readonly GrupoCalculado[], saldoAdiantamento: number): Inicio[] {
  const pagos = pagosComSaldo(grupos, saldoAdiantamento);
  return grupos.map((grupo, at) => {
    const pagoComSaldo = pagos[at] ?? 0;
    if (!isAntecipado(grupo)) return { situacao: PROCESSADO, pagoComSaldo };
    return { situacao: pagoComSaldo > 0 ? PAGO_COM_SALDO : AGUARDANDO_PAGAMENTO, pagoComSaldo };
  });
}
