import type { PrecosCabecalho, PrecosSegmento } from '#contract/sincronizacao.ts';
import { SINAL_COMERCIALIZADO } from '#contract/sincronizacao.ts';
import { type Bits, emptyBits, setBit } from './engine-bits.ts';
import type { PackedCatalogue } from './engine-index.ts';

/** Prices and stock of one price context as typed arrays, row by row as in the catalogue they were made for. */
export type PackedPrices = {
  header: PrecosCabecalho;
  /** Ten-thousandths of a real (beyond 32 bits); 0 when there is no price. */
  valorUnitario: Float64Array<ArrayBuffer>;
  /** Percentages in hundredths of 1 %. */
  descontoComercial: Int32Array<ArrayBuffer>;
  descontoFinanceiro: Int32Array<ArrayBuffer>;
  st: Int32Array<ArrayBuffer>;
  idPessoaFilial: Int32Array<ArrayBuffer>;
  estoque: Int32Array<ArrayBuffer>;
};

/** A volume tier: from `quantidade` units on, these discounts (hundredths of 1 %) replace the price's own. */
export type FaixaDesconto = { quantidade: number; descontoComercial: number; descontoFinanceiro: number };

type Column = Exclude<keyof PrecosSegmento, 'n'>;

export function packPrices(header: PrecosCabecalho, segments: readonly PrecosSegmento[]): PackedPrices {
  const values = (name: Column): number[] => segments.flatMap((segment) => segment[name]);
  return {
    header,
    valorUnitario: Float64Array.from(values('valorUnitario')),
    descontoComercial: Int32Array.from(values('descontoComercial')),
    descontoFinanceiro: Int32Array.from(values('descontoFinanceiro')),
    st: Int32Array.from(values('st')),
    idPessoaFilial: Int32Array.from(values('idPessoaFilial')),
    estoque: Int32Array.from(values('estoque')),
  };
}

/**
 * The places of products that can be ordered now: marketed and, where prices are known, priced and in
 * stock. Without prices nothing is said about stock.
 */
export function availablePlaces(catalogue: PackedCatalogue, prices: PackedPrices | null): Bits {
  const { rowAt, sinais } = catalogue;
  const bits = emptyBits(rowAt.length);
  for (let place = 0; place < rowAt.length; place++) {
    const row = rowAt[place] ?? 0;
    const marketed = ((sinais[row] ?? 0) & SINAL_COMERCIALIZADO) !== 0;
    const sold = prices === null || ((prices.estoque[row] ?? 0) > 0 && (prices.valorUnitario[row] ?? 0) > 0);
    if (marketed && sold) setBit(bits, place);
  }
  return bits;
}

/**
 * The same prices in the row order of another generation, so that a new catalogue does not take away the prices
 * that a person without signal still works with. Products that the old one did not have get no price.
 */
export function movePrices(prices: PackedPrices, from: PackedCatalogue, to: PackedCatalogue): PackedPrices {
  const oldRow = new Map(Array.from(from.idProduto, (id, row) => [id, row]));
  const rows = Array.from(to.idProduto, (id) => oldRow.get(id) ?? -1);
  const moved = <T extends Float64Array | Int32Array>(empty: T, column: T): T => {
    for (const [row, old] of rows.entries()) empty[row] = column[old] ?? 0;
    return empty;
  };
  const int32 = (column: Int32Array<ArrayBuffer>) => moved(new Int32Array(to.total), column);
  return {
    header: { ...prices.header, geracao: to.header.geracao, total: to.total },
    valorUnitario: moved(new Float64Array(to.total), prices.valorUnitario),
    descontoComercial: int32(prices.descontoComercial),
    descontoFinanceiro: int32(prices.descontoFinanceiro),
    st: int32(prices.st),
    idPessoaFilial: int32(prices.idPessoaFilial),
    estoque: int32(prices.estoque),
  };
}
