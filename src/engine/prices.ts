import { SINAL_COMERCIALIZADO } from '#contract/catalogue/sinais.ts';
import type { PrecosCabecalho, PrecosSegmento } from '#contract/catalogue/sincronizacao.ts';
import { type Bits, emptyBits, setBit } from './bits.ts';
import type { PackedCatalogue } from './packed.ts';

/** Prices and stock of one price context as typed arrays; each row names its product. */
export type PackedPrices = {
  header: PrecosCabecalho;
  idProduto: Int32Array<ArrayBuffer>;
  /** Ten-thousandths of a real (beyond 32 bits); 0 without a price. */
  valorUnitario: Float64Array<ArrayBuffer>;
  /** Percentages in hundredths of 1 %. */
  descontoComercial: Int32Array<ArrayBuffer>;
  descontoFinanceiro: Int32Array<ArrayBuffer>;
  st: Int32Array<ArrayBuffer>;
  idPessoaFilial: Int32Array<ArrayBuffer>;
  estoque: Int32Array<ArrayBuffer>;
};

/** A volume tier: from `quantidade` units these discounts (hundredths of 1 %) replace the price's own. */
export type FaixaDesconto = { quantidade: number; descontoComercial: number; descontoFinanceiro: number };

type Column = Exclude<keyof PrecosSegmento, 'n'>;

/** Packs segments whose rows are of the products in `ids`. */
export function packPrices(
  ids: Int32Array<ArrayBuffer>,
  header: PrecosCabecalho,
  segments: readonly PrecosSegmento[],
): PackedPrices {
  const values = (name: Column): number[] => segments.flatMap((segment) => segment[name]);
  return {
    header,
    idProduto: ids,
    valorUnitario: Float64Array.from(values('valorUnitario')),
    descontoComercial: Int32Array.from(values('descontoComercial')),
    descontoFinanceiro: Int32Array.from(values('descontoFinanceiro')),
    st: Int32Array.from(values('st')),
    idPessoaFilial: Int32Array.from(values('idPessoaFilial')),
    estoque: Int32Array.from(values('estoque')),
  };
}

/**
 * The places of orderable products: marketed and, where prices are known, priced and in stock. Without prices the stock
 * is unknown and does not count.
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
 * The same prices in the row order of a catalogue. Products without prices get none; prices of products that the
 * catalogue lacks are left out.
 */
export function alignPrices(prices: PackedPrices, catalogue: PackedCatalogue): PackedPrices {
  const { idProduto } = catalogue;
  if (isSame(prices.idProduto, idProduto)) return prices;
  const known = new Map(Array.from(prices.idProduto, (id, row) => [id, row]));
  const rows = Int32Array.from(idProduto, (id) => known.get(id) ?? -1);
  return mapColumns({ ...prices, idProduto }, (column, empty) => {
    const moved = empty(rows.length);
    for (let row = 0; row < rows.length; row++) moved[row] = column[rows[row] ?? -1] ?? 0;
    return moved;
  });
}

/** Prices in which the rows of `changed` replace those of their products, or are appended. */
export function mergePrices(before: PackedPrices, changed: PackedPrices): PackedPrices {
  const rowOf = new Map(Array.from(before.idProduto, (id, row) => [id, row]));
  let rows = before.idProduto.length;
  const target = Array.from(changed.idProduto, (id) => rowOf.get(id) ?? rows++);
  const idProduto = new Int32Array(rows);
  idProduto.set(before.idProduto);
  for (const [i, row] of target.entries()) idProduto[row] = changed.idProduto[i] ?? 0;
  return mapColumns({ ...before, header: changed.header, idProduto }, (column, empty, name) => {
    const merged = empty(rows);
    merged.set(column);
    for (const [i, row] of target.entries()) merged[row] = changed[name][i] ?? 0;
    return merged;
  });
}

/** Rows that mark these products as having no price. */
export function withoutPrices(prices: PackedPrices, ids: readonly number[]): PackedPrices {
  if (ids.length === 0) return prices;
  const none = Int32Array.from(ids);
  return mergePrices(prices, packPrices(none, prices.header, []));
}

type Numbers = Float64Array<ArrayBuffer> | Int32Array<ArrayBuffer>;

function mapColumns(
  prices: PackedPrices,
  change: <T extends Numbers>(column: T, empty: (length: number) => T, name: Column) => T,
): PackedPrices {
  const int32 = (name: Exclude<Column, 'valorUnitario'>): Int32Array<ArrayBuffer> =>
    change(prices[name], (length) => new Int32Array(length), name);
  return {
    header: prices.header,
    idProduto: prices.idProduto,
    valorUnitario: change(prices.valorUnitario, (length) => new Float64Array(length), 'valorUnitario'),
    descontoComercial: int32('descontoComercial'),
    descontoFinanceiro: int32('descontoFinanceiro'),
    st: int32('st'),
    idPessoaFilial: int32('idPessoaFilial'),
    estoque: int32('estoque'),
  };
}

function isSame(a: Int32Array, b: Int32Array): boolean {
  if (a.length !== b.length) return false;
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return false;
  return true;
}
