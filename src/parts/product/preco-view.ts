import type { ItemCalculado } from '#domain/cart/carrinho.ts';
import { centsOf, mulDiv } from '#domain/price/money.ts';
import { computePreco, faixaFor, type ItemPreco, nextFaixa } from '#domain/price/preco.ts';
import type { PrecoResumo } from '#engine/read.ts';

/** A unit's price on a row; amounts in ten-thousandths of a real, `desconto` in hundredths of 1 %. */
export type PrecoView = {
  /** The list price, only if it is above the discounted one. */
  de: number | null;
  /** Discounted, without ST. */
  por: number;
  desconto: number;
  st: number;
  /** The total price of one unit. */
  unitario: number;
  /** The minimum quantity of the volume tier in force. */
  faixa: number | null;
  /** The next tier, if it is cheaper. */
  proxima: { quantidade: number; por: number } | null;
};

/** Returns the price at `quantidade` (the chosen units plus those in the cart); 0 counts as one unit. */
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

/** A line's total (cents), and its served and unserved units. */
export type LinhaTotal = { valorTotal: number; atendida: number; falta: number };

/**
 * Returns the cart's figures for a line. While the quantity on screen differs from the cart's, computes them by the
 * same rule: the total counts the served units.
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

/** Returns the served part of a cart line; null for a product that is not in the cart. */
export function servedOf(item: ItemCalculado | undefined): 'all' | 'part' | 'none' | null {
  if (!item) return null;
  if (item.quantidadeFalta === 0) return 'all';
  return item.quantidadeAtendida === 0 ? 'none' : 'part';
}
