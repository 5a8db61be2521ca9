import type { ItemCalculado } from '#domain/cart/carrinho.ts';
import type { Faixa } from '#domain/price/preco.ts';
import { formatCount, formatMoney, formatUnitPrice } from '#lib/format-number.ts';
import { descontoText } from '#parts/cart/carrinho-words.ts';

/** A confirmed figure that has changed. */
export type Diferenca = { nome: string; visto: string; agora: string };

const NONE = '–';

const isOfFaixa = (item: ItemCalculado | undefined, faixas: readonly Faixa[]): boolean =>
  faixas.some(
    (f) =>
      f.descontoComercial === item?.descontoComercial && f.descontoFinanceiro === item.descontoFinanceiro,
  );

type Figure = { nome: string; of: (item: ItemCalculado) => string };

const figures = (desconto: string): Figure[] => [
  { nome: 'Quantidade', of: (i) => formatCount(i.quantidade) },
  { nome: 'Atendido', of: (i) => formatCount(i.quantidadeAtendida) },
  { nome: 'Preço', of: (i) => formatUnitPrice(i.valorUnitario) },
  { nome: desconto, of: descontoText },
  { nome: 'ST', of: (i) => (i.stValor === 0 ? NONE : formatUnitPrice(i.stValor)) },
  { nome: 'Preço líquido', of: (i) => formatUnitPrice(i.valorLiquido) },
  { nome: 'Total', of: (i) => formatMoney(i.valorTotal) },
];

/**
 * The changes of a line since the user's yes, in reading order. A removed line shows only its removal. `faixas`: the
 * item's quantity tiers, if the device knows them; a tier's discount is named as such.
 */
export function diferencasOf(
  visto: ItemCalculado | undefined,
  agora: ItemCalculado | undefined,
  faixas: readonly Faixa[] = [],
): Diferenca[] {
  if (!agora) {
    return visto
      ? [{ nome: 'Quantidade', visto: formatCount(visto.quantidade), agora: 'saiu do carrinho' }]
      : [];
  }
  const isFaixa = isOfFaixa(visto, faixas) || isOfFaixa(agora, faixas);
  return figures(isFaixa ? 'Desconto por quantidade' : 'Desconto')
    .map(({ nome, of }) => ({ nome, visto: visto ? of(visto) : NONE, agora: of(agora) }))
    .filter((d) => d.visto !== d.agora);
}
