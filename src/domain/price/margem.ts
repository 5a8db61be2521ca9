import { mulDiv } from './money.ts';
import { computePreco, type ItemPreco } from './preco.ts';

/** Ten-thousandths of a real in a cent. */
const POR_CENTAVO = 100;

/**
 * Returns the cost of one unit at a quantity in ten-thousandths of a real, always with ST: the pharmacy pays it even
 * if the user's preference leaves it out of prices.
 */
export const custoUnit = (preco: ItemPreco, quantidade: number): number =>
  computePreco(preco, Math.max(1, quantidade), true).valorLiquido;

/**
 * Returns the margin of a unit that is sold at the maximum consumer price: (PMC - cost with ST) / PMC, in hundredths of
 * 1 %, rounded half away from zero, below zero for a cost above the PMC. `pmc` is in cents, `custo` in ten-thousandths
 * of a real. Null without a PMC (0), without a price (null) and for a cost below zero.
 */
export function margemOf(pmc: number, custo: number | null): number | null {
  if (pmc <= 0 || custo === null || custo < 0) return null;
  const venda = pmc * POR_CENTAVO;
  return mulDiv(venda - custo, 10_000, venda);
}
