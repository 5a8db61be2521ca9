import type { GrupoCalculado } from '#domain/cart/carrinho.ts';
import { isAntecipado, pagosComSaldo } from '#domain/payment/saldo-adiantamento.ts';
import {
  AGUARDANDO_PAGAMENTO,
  PAGO_COM_SALDO,
  PROCESSADO,
  type SituacaoPedido,
} from '#server/db/situacoes.ts';

/** An order's first status, and the amount that the customer's own balance pays. */
export type Inicio = { readonly situacao: SituacaoPedido; readonly pagoComSaldo: number };

/**
 * The first status of each group's order. One in advance awaits its payment, unless the customer's balance with the
 * company covers it whole.
 */
export function iniciosOf(grupos: readonly GrupoCalculado[], saldoAdiantamento: number): Inicio[] {
  const pagos = pagosComSaldo(grupos, saldoAdiantamento);
  return grupos.map((grupo, at) => {
    const pagoComSaldo = pagos[at] ?? 0;
    if (!isAntecipado(grupo)) return { situacao: PROCESSADO, pagoComSaldo };
    return { situacao: pagoComSaldo > 0 ? PAGO_COM_SALDO : AGUARDANDO_PAGAMENTO, pagoComSaldo };
  });
}
