import type { ItemCalculado } from '#domain/cart/carrinho.ts';
import { centsOf, mulDiv } from '#domain/price/money.ts';
import { computePreco, faixaFor, type ItemPreco, nextFaixa } from '#domain/price/preco.ts';
import type { PrecoResumo } from '#engine/read.ts';

/** A unit's price on a row; amounts in ten-thousandths of a real, `desconto` in hundredths of 1 %. */
export type PrecoView = {
  /** The list price, only where it is above the discounted one. */
  de: number | null;
  /** Discounted, without ST. */
  por: number;
  desconto: number;
  st: number;
  /** What one unit costs in all. */
  unitario: number;
  /** The volume tier in force at this quantity: from how many units. */
  faixa: number | null;
  /** The next tier, where it is cheaper. */
  proxima: { quantidade: number; por: number } | null;
};

/** The price at the quantity chosen together with what is in the cart, or of one unit when that is none. */
export function precoView(preco: ItemPreco, quantidade: number, calcularSt: boolean): PrecoView {
  const units = Math.max(1, quantidade);
  const { liquidoUnit, stUnit, valorLiquido } = computePreco(preco, units, calcularSt);
  const next = nextFaixa(preco.faixas, units);
  const nextPor = next ? computePreco(preco, next.quantidade, calcularSt).liquidoUnit : null;
  const isBelow = preco.valorUnitario > liquidoUnit;
  return {
    de: isBelow ? preco.valorUnitario : null,
    por: liquidoUnit,
    desconto: isBelow ? mulDiv(preco.valorUnitario - liquidoUnit, 10_000, preco.valorUnitario) : 0,
    st: stUnit,
    unitario: valorLiquido,
    faixa: faixaFor(preco.faixas, units)?.quantidade ?? null,
    proxima:
      next && nextPor !== null && nextPor < liquidoUnit
        ? { quantidade: next.quantidade, por: nextPor }
        : null,
  };
}

/** What a line comes to (cents), and how many of its units cannot be served. */
export type LinhaTotal = { valorTotal: number; atendida: number; falta: number };

/**
 * A row's line as the cart holds it; while the quantity on screen is ahead of the cart, by the same rule: the
 * total counts what is served.
 */
export function linhaTotal(
  preco: PrecoResumo,
  quantidade: number,
  calcularSt: boolean,
  item: ItemCalculado | undefined,
): LinhaTotal {
  if (item?.quantidade === quantidade) {
    return {
      valorTotal: item.valorTotal,
      atendida: item.quantidadeAtendida,
      falta: item.quantidadeFalta,
    };
  }
  const atendida = Math.min(quantidade, Math.max(0, preco.estoque));
  const { valorLiquido } = computePreco(preco, quantidade, calcularSt);
  return { valorTotal: centsOf(atendida, valorLiquido), atendida, falta: quantidade - atendida };
}

/** How much of a cart line is served; null for a product that is not in the cart. */
export function servedOf(item: ItemCalculado | undefined): 'all' | 'part' | 'none' | null {
  if (!item) return null;
  if (item.quantidadeFalta === 0) return 'all';
  return item.quantidadeAtendida === 0 ? 'none' : 'part';
}
