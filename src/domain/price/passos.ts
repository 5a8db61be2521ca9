import { mulDiv } from './money.ts';
import { computePreco, type Faixa, faixaFor, type ItemPreco, type PrecoAplicado } from './preco.ts';

/**
 * The price of one unit with the steps that lead to it; amounts in ten-thousandths of a real. Exactly
 * `valorUnitario - comercialUnit - financeiroUnit = liquidoUnit` and `liquidoUnit + stUnit = valorLiquido`.
 */
export type PrecoPassos = PrecoAplicado & {
  valorUnitario: number;
  /** The tier in force, whose discounts replace the item's own; undefined below the first. */
  faixa: Faixa | undefined;
  comercialUnit: number;
  /** Contains the rounding of both discounts. */
  financeiroUnit: number;
};

/** Prices one unit by `computePreco`, always with ST, and tells the amount of each step. */
export function explainPreco(item: ItemPreco, quantidade: number): PrecoPassos {
  const preco = computePreco(item, quantidade, true);
  const { valorUnitario } = item;
  const comercialUnit = valorUnitario - mulDiv(valorUnitario, 10_000 - preco.descontoComercial, 10_000);
  return {
    ...preco,
    valorUnitario,
    faixa: faixaFor(item.faixas, quantidade),
    comercialUnit,
    financeiroUnit: valorUnitario - comercialUnit - preco.liquidoUnit,
  };
}
