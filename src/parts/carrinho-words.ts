import type { GrupoCalculado, ItemCalculado } from '#domain/carrinho.ts';
import { formatPercent } from '#lib/format-number.ts';

/** The two discounts of a line, which compound: '12,5% + 2%'; a dash for none. */
export function descontoText({
  descontoComercial,
  descontoFinanceiro,
}: Pick<ItemCalculado, 'descontoComercial' | 'descontoFinanceiro'>): string {
  const parts = [descontoComercial, descontoFinanceiro].filter((d) => d !== 0).map(formatPercent);
  return parts.length === 0 ? '–' : parts.join(' + ');
}

/** How a group is paid: 'Boleto · 28 dias'. */
export const pagamentoText = ({
  formaPagamento,
  prazo,
}: Pick<GrupoCalculado, 'formaPagamento' | 'prazo'>): string =>
  [formaPagamento?.descFormaPagamento, prazo?.descPrazo].filter(Boolean).join(' · ') ||
  'Sem meio de pagamento';
