import type { CarrinhoCalculado } from './carrinho.ts';

/** The most cashback that an order may be paid with, in cents: it never pays a group that is paid in advance. */
export const cashbackMaximo = (
  saldoCashback: number,
  { valorTotalGruposPagamentoConvencional }: Pick<CarrinhoCalculado, 'valorTotalGruposPagamentoConvencional'>,
): number => Math.max(0, Math.min(saldoCashback, valorTotalGruposPagamentoConvencional));

/**
 * What each group takes of applied cashback, in the order of `totais`, all in cents: by the totals, rounded down,
 * and the odd cents to the largest. One that is full leaves what is over to the next largest, so that none takes
 * more than it costs. `valor` is at most what the groups come to.
 */
export function splitCashback(valor: number, totais: readonly number[]): number[] {
  const sum = totais.reduce((all, total) => all + total, 0);
  if (sum === 0) return totais.map(() => 0);
  // The product may pass 2^53.
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
