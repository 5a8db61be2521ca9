import { FORMA_PIX } from '#contract/pagamento.ts';
import type { GrupoCalculado } from '#domain/carrinho.ts';
import {
  AGUARDANDO_PAGAMENTO,
  PAGO_COM_SALDO,
  PROCESSADO,
  type SituacaoPedido,
} from '#server/store/queries/situacoes.ts';

/** How a group's order begins, and what of the customer's own money pays it. */
export type Inicio = { readonly situacao: SituacaoPedido; readonly pagoComSaldo: number };

/** True for a group that is paid before its goods leave. */
export const isAntecipado = ({ formaPagamento }: GrupoCalculado): boolean =>
  formaPagamento?.pagamentoAntecipado ?? false;

/**
 * How the order of each group begins. One in advance awaits its payment, unless the money that the customer has
 * with the company covers it whole: groups take from it in their order. A Pix is always paid by Pix.
 */
export function iniciosOf(grupos: readonly GrupoCalculado[], saldoAdiantamento: number): Inicio[] {
  let saldo = saldoAdiantamento;
  return grupos.map((grupo) => {
    if (!isAntecipado(grupo)) return { situacao: PROCESSADO, pagoComSaldo: 0 };
    if (grupo.formaPagamento?.idFormaPagamento === FORMA_PIX || grupo.total > saldo) {
      return { situacao: AGUARDANDO_PAGAMENTO, pagoComSaldo: 0 };
    }
    saldo -= grupo.total;
    return { situacao: PAGO_COM_SALDO, pagoComSaldo: grupo.total };
  });
}
