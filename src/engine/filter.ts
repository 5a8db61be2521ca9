import { type Bits, both, emptyBits, hasBit, keepOnly, setBit } from './bits.ts';
import { GRUPOS, type GroupColumn, type Grupo, groupColumns } from './groups.ts';
import type { CatalogueIndex } from './open.ts';
import type { PackedCatalogue } from './packed.ts';

/** Chosen ids by group: one per group is enough, and all groups apply. An empty list does not narrow. */
export type Filtros = { readonly [G in Grupo]?: readonly number[] } & {
  /** Only orderable products: marketed and, where prices are known, in stock. */
  readonly comEstoque?: boolean;
  /** Only products with a price in the current context, like a campaign's. */
  readonly comPreco?: boolean;
  /** Only products of this list of the catalogue's header. */
  readonly lista?: number;
  /** Only these products, as a showcase's. */
  readonly idProdutos?: readonly number[];
  /** Only best sellers. */
  readonly mven?: boolean;
  /** Only products with cashback. */
  readonly cas?: boolean;
  /** Only products with volume tiers in the current context. */
  readonly dvl?: boolean;
};

/** The places that each narrowed group leaves. */
export type Narrowed = ReadonlyMap<Grupo, Bits>;

export function narrow(index: CatalogueIndex, filtros: Filtros): Narrowed {
  const chosen = GRUPOS.filter((grupo) => (filtros[grupo]?.length ?? 0) > 0);
  if (chosen.length === 0) return new Map();
  const columns = groupColumns(index.catalogue);
  return new Map(chosen.map((grupo) => [grupo, placesOf(columns[grupo], filtros[grupo] ?? [])]));
}

function placesOf({ ids, sets, setAt }: GroupColumn, wanted: readonly number[]): Bits {
  const chosen = new Set(wanted);
  const isWanted = sets.map((set) => set.some((ordinal) => chosen.has(ids[ordinal] ?? 0)));
  const places = emptyBits(setAt.length);
  for (let place = 0; place < setAt.length; place++) {
    if (isWanted[setAt[place] ?? 0] === true) setBit(places, place);
  }
  return places;
}

/** The members of `found` that pass every filter except the groups. */
export function keepFlagged(index: CatalogueIndex, found: Bits, filtros: Filtros): Bits {
  const asked = testsOf(index, filtros);
  const kept = filtros.comEstoque === true ? both(found, index.available) : found;
  if (asked.length === 0) return kept;
  const { rowAt } = index.catalogue;
  const flagged = emptyBits(rowAt.length);
  for (let place = 0; place < rowAt.length; place++) {
    const row = rowAt[place] ?? 0;
    if (hasBit(kept, place) && asked.every((isMet) => isMet(row))) setBit(flagged, place);
  }
  return flagged;
}

function testsOf(
  { catalogue, prices, names }: CatalogueIndex,
  filtros: Filtros,
): ((row: number) => boolean)[] {
  const { comPreco, lista, idProdutos, mven, cas, dvl } = filtros;
  const asked: ((row: number) => boolean)[] = [];
  if (comPreco === true) asked.push((row) => (prices?.valorUnitario[row] ?? 0) > 0);
  if (mven === true) asked.push((row) => (catalogue.vendas[row] ?? 0) > 0);
  if (cas === true) asked.push((row) => names.cashbacks.has(catalogue.cashback[row] ?? 0));
  if (dvl === true) asked.push((row) => names.faixas.has(catalogue.idMarca[row] ?? 0));
  const listed =
    lista === undefined ? undefined : (catalogue.header.listas ?? []).find(([id]) => id === lista);
  if (lista !== undefined) asked.push(isOneOf(catalogue, listed?.[2] ?? []));
  if (idProdutos !== undefined) asked.push(isOneOf(catalogue, idProdutos));
  return asked;
}

/** The members of `found` that pass all groups but `except`. */
export function keepNarrowed(found: Bits, narrowed: Narrowed, except?: Grupo): Bits {
  const kept = found.slice();
  for (const [grupo, places] of narrowed) if (grupo !== except) keepOnly(kept, places);
  return kept;
}

function isOneOf({ idProduto }: PackedCatalogue, ids: readonly number[]): (row: number) => boolean {
  const wanted = new Set(ids);
  return (row) => wanted.has(idProduto[row] ?? 0);
}
