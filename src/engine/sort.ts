import { computePreco } from '#domain/price/preco.ts';
import { type Bits, hasBit } from './bits.ts';
import type { CatalogueIndex } from './open.ts';
import {
  ORDEM_A_Z,
  ORDEM_MAIS_VENDIDOS,
  ORDEM_MENOR_PRECO,
  type ORDEM_RELEVANCIA,
  ORDEM_Z_A,
  type Ordem,
} from './ordem.ts';
import type { PackedCatalogue } from './packed.ts';
import type { PackedPrices } from './prices.ts';

type Page = { offset: number; limit: number };

/**
 * Cuts one page out of `found`, in an order that does not depend on the query. Best sellers come in the order of the
 * server's list, all others after them by name. The price is the net price of one unit in the current context, without
 * ST; equal prices are sorted by name, and products without a price come last.
 */
export function sortedPage(
  index: CatalogueIndex,
  found: Bits,
  ordem: Exclude<Ordem, typeof ORDEM_RELEVANCIA>,
  page: Page,
): Int32Array<ArrayBuffer> {
  const last = index.catalogue.total - 1;
  if (ordem === ORDEM_A_Z) return take(found, last + 1, (i) => i, page);
  if (ordem === ORDEM_Z_A) return take(found, last + 1, (i) => last - i, page);
  const order =
    ordem === ORDEM_MAIS_VENDIDOS
      ? bySales(index.catalogue)
      : byPrice(index, ordem === ORDEM_MENOR_PRECO ? 1 : -1);
  return take(found, last + 1, (i) => order[i] ?? 0, page);
}

function take(
  found: Bits,
  total: number,
  placeAt: (i: number) => number,
  { offset, limit }: Page,
): Int32Array<ArrayBuffer> {
  const page: number[] = [];
  let passed = 0;
  for (let i = 0; i < total && page.length < limit; i++) {
    const place = placeAt(i);
    if (hasBit(found, place) && passed++ >= offset) page.push(place);
  }
  return Int32Array.from(page);
}

const sold = new WeakMap<PackedCatalogue, Uint32Array<ArrayBuffer>>();

function bySales(catalogue: PackedCatalogue): Uint32Array<ArrayBuffer> {
  const before = sold.get(catalogue);
  if (before !== undefined) return before;
  const { rowAt, vendas } = catalogue;
  const placeOf = Uint32Array.from(rowAt, (row) => vendas[row] || NOT_SOLD);
  const order = Uint32Array.from(rowAt.keys()).sort(
    (a, b) => (placeOf[a] ?? NOT_SOLD) - (placeOf[b] ?? NOT_SOLD) || a - b,
  );
  sold.set(catalogue, order);
  return order;
}

/** Sorts after every place in the list. */
const NOT_SOLD = 0xffffffff;

type PriceOrders = { net: Float64Array<ArrayBuffer>; orders: Map<1 | -1, Uint32Array<ArrayBuffer>> };

/** A context is sorted once, at its first list by price. */
const sorted = new WeakMap<PackedPrices, PriceOrders>();

function byPrice(index: CatalogueIndex, direction: 1 | -1): Uint32Array<ArrayBuffer> {
  const { prices } = index;
  const known = prices === null ? undefined : sorted.get(prices);
  const { net, orders } = known ?? { net: netPrices(index), orders: new Map() };
  if (prices !== null) sorted.set(prices, { net, orders });
  const before = orders.get(direction);
  if (before !== undefined) return before;
  const order = Uint32Array.from(net.keys()).sort((a, b) => {
    const [left, right] = [net[a] ?? NO_PRICE, net[b] ?? NO_PRICE];
    if (left === right) return a - b;
    if (left === NO_PRICE || right === NO_PRICE) return left === NO_PRICE ? 1 : -1;
    return (left - right) * direction;
  });
  orders.set(direction, order);
  return order;
}

const NO_PRICE = -1;

/** By place, in ten-thousandths of a real. */
function netPrices({ catalogue, names, prices }: CatalogueIndex): Float64Array<ArrayBuffer> {
  if (prices === null) return new Float64Array(catalogue.total).fill(NO_PRICE);
  return Float64Array.from(catalogue.rowAt, (row) => {
    const item = {
      valorUnitario: prices.valorUnitario[row] ?? 0,
      descontoComercial: prices.descontoComercial[row] ?? 0,
      descontoFinanceiro: prices.descontoFinanceiro[row] ?? 0,
      st: 0,
      faixas: names.faixas.get(catalogue.idMarca[row] ?? 0) ?? [],
    };
    return item.valorUnitario === 0 ? NO_PRICE : computePreco(item, 1, false).liquidoUnit;
  });
}
