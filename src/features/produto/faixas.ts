import { centsOf } from '#domain/price/money.ts';
import type { Faixa, ItemPreco } from '#domain/price/preco.ts';
import { computePreco, faixaFor } from '#domain/price/preco.ts';

/** Tiers on one page of the table. */
export const FAIXAS_NA_PAGINA = 5;

/** A volume tier with its prices; amounts of a unit in ten-thousandths of a real, `valorTotal` in cents. */
export type FaixaView = Faixa & {
  valorUnitario: number;
  valorST: number;
  /** The price of one unit, ST included. */
  valorLiquido: number;
  /** The price of the tier's least quantity. */
  valorTotal: number;
};

/** The volume tiers of an item by their quantity, each with the prices at it. */
export function faixasOf(preco: ItemPreco, calcularSt: boolean): FaixaView[] {
  return preco.faixas
    .toSorted((a, b) => a.quantidade - b.quantidade)
    .map((faixa) => {
      const { stUnit, valorLiquido } = computePreco(preco, faixa.quantidade, calcularSt);
      return {
        ...faixa,
        valorUnitario: preco.valorUnitario,
        valorST: stUnit,
        valorLiquido,
        valorTotal: centsOf(faixa.quantidade, valorLiquido),
      };
    });
}

/** The tier in force for the chosen quantity plus the cart's; null below the first. */
export const faixaAplicada = (preco: ItemPreco, escolhida: number, noCarrinho: number): number | null =>
  faixaFor(preco.faixas, escolhida + noCarrinho)?.quantidade ?? null;
