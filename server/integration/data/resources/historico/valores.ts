import type { HistoricoItem, HistoricoRegistro } from '#contract/integration/historico.ts';
import { centsOf } from '#domain/price/money.ts';
import { computePreco } from '#domain/price/preco.ts';

/** The figures of a line that its members imply: units served, the net price of one with ST, and its total in cents. */
export function valoresDoItem(item: HistoricoItem) {
  const quantidadeAtendida = item.quantidade - item.quantidadeFalta;
  const { liquidoUnit } = computePreco({ ...item, faixas: [] }, item.quantidade, false);
  const valorLiquido = liquidoUnit + item.stValor;
  return { quantidadeAtendida, valorLiquido, calculado: centsOf(quantidadeAtendida, valorLiquido) };
}

/** The totals of an order in cents; its discounts are the rest, so that they add up to its total. */
export function totaisDoPedido({ itens, total }: Pick<HistoricoRegistro, 'itens' | 'total'>) {
  const sum = (of: (item: HistoricoItem) => number) => itens.reduce((all, item) => all + of(item), 0);
  const subtotal = sum((i) => centsOf(i.quantidade - i.quantidadeFalta, i.valorUnitario));
  const stTotal = sum((i) => centsOf(i.quantidade - i.quantidadeFalta, i.stValor));
  return { subtotal, stTotal, descontos: subtotal + stTotal - total };
}
