import type { CarrinhoCalculado } from './carrinho.ts';

/** Returns the most cashback that an order can use, in cents: cashback never pays a group paid in advance. */
export const cashbackMaximo = (
  saldoCashback: number,
  { valorTotalGruposPagamentoConvencional }: Pick<CarrinhoCalculado, 'valorTotalGruposPagamentoConvencional'>,
): number => Math.max(0, Math.min(saldoCashback, valorTotalGruposPagamentoConvencional));

/**
 * Splits applied cashback over groups, in the order of `totais`, all in cents: in proportion to the totals,
 * rounded down; the remaining cents go to the largest group, up to its total, then to the next largest.
 * `valor` is at most the sum of the totals.
 */
export function splitCashback(valor: number, totais: readonly number[]): number[] {
  const sum = totais.reduce((all, total) => all + total, 0);
  if (sum === 0) return totais.map(() => 0);
  // The product may exceed 2^53.
  const partes = totais.map((total) => Number((BigInt(valor) * BigInt(total)) / BigInt(sum)));
  let odd = partes.reduce((left, parte) => left - parte, valor);
  const largestFirst = totais
    .map((total, i) => ({ total, i }))
    .sort((a, b) => b.total - a.total || a.i - b.i);
  for (const { total, i } of largestFirst) {
    const more = Math.min(odd, total - (partes[i] ?? 0));
    partes[i] = (partes[i] ?? 0) + more;
    odd -= more;
  }
  return partes;
}
