import { mulDiv } from './money.ts';

/** A volume tier: from `quantidade` units on, these discounts replace those of the context. */
export type Faixa = { quantidade: number; descontoComercial: number; descontoFinanceiro: number };

/**
 * The facts of an item that the price rule needs. Unit price in ten-thousandths of a real, percentages in
 * hundredths of 1 %.
 */
export type ItemPreco = {
  valorUnitario: number;
  descontoComercial: number;
  descontoFinanceiro: number;
  /** ST on the net price. */
  st: number;
  faixas: readonly Faixa[];
};

/** The price of one unit at a quantity; amounts in ten-thousandths of a real. */
export type PrecoAplicado = {
  descontoComercial: number;
  descontoFinanceiro: number;
  /** After both discounts, without ST. */
  liquidoUnit: number;
  stUnit: number;
  /** The price of one unit: `liquidoUnit + stUnit`. */
  valorLiquido: number;
};

/** Returns the highest tier that the quantity reaches; undefined below the first. */
export function faixaFor(faixas: readonly Faixa[], quantidade: number): Faixa | undefined {
  let found: Faixa | undefined;
  for (const faixa of faixas) {
    if (faixa.quantidade <= quantidade && (!found || faixa.quantidade > found.quantidade)) found = faixa;
  }
  return found;
}

/** Returns the next tier above the quantity, for 'compre mais n'; undefined at the top. */
export function nextFaixa(faixas: readonly Faixa[], quantidade: number): Faixa | undefined {
  let found: Faixa | undefined;
  for (const faixa of faixas) {
    if (faixa.quantidade > quantidade && (!found || faixa.quantidade < found.quantidade)) found = faixa;
  }
  return found;
}

/** Returns two compounding discounts as one, in hundredths of 1 %, rounded half away from zero. */
export const descontoUnico = (
  item: Pick<PrecoAplicado, 'descontoComercial' | 'descontoFinanceiro'>,
): number => 10_000 - mulDiv(10_000 - item.descontoComercial, 10_000 - item.descontoFinanceiro, 10_000);

/**
 * Prices one unit at a quantity: the tier's discounts if there is one, otherwise the context's; the two
 * discounts compound; ST is added if the customer's preference asks for it. Each amount is rounded half away
 * from zero.
 */
export function computePreco(item: ItemPreco, quantidade: number, calcularSt: boolean): PrecoAplicado {
  const { descontoComercial, descontoFinanceiro } = faixaFor(item.faixas, quantidade) ?? item;
  const factor = (10_000 - descontoComercial) * (10_000 - descontoFinanceiro);
  const liquidoUnit = mulDiv(item.valorUnitario, factor, 100_000_000);
  const stUnit = calcularSt ? mulDiv(liquidoUnit, item.st, 10_000) : 0;
  return { descontoComercial, descontoFinanceiro, liquidoUnit, stUnit, valorLiquido: liquidoUnit + stUnit };
}
