import type { Bits } from './bits.ts';
import { type Filtros, keepNarrowed, type Narrowed } from './filter.ts';
import { GRUPOS, type GroupColumn, type Grupo, groupColumns } from './groups.ts';
import type { CatalogueIndex } from './open.ts';

/** A member of a group, with the number of products if it is chosen. */
export type Faceta = { id: number; nome: string; quantidade: number };

/** By group, in the order of names: members with products, and chosen ones even without. */
export type Facetas = Record<Grupo, Faceta[]>;

/**
 * Counts the products of each member of each group among `found` (text, stock and other filters), narrowed by the other
 * groups' choices: a group's own choice does not narrow its counts, because one more choice adds products.
 */
export function countFacets(
  { catalogue }: CatalogueIndex,
  found: Bits,
  narrowed: Narrowed,
  filtros: Filtros,
): Facetas {
  const columns = groupColumns(catalogue);
  const underAll = keepNarrowed(found, narrowed);
  const count = (grupo: Grupo): Faceta[] => {
    const places = narrowed.has(grupo) ? keepNarrowed(found, narrowed, grupo) : underAll;
    return toFacets(columns[grupo], places, new Set(filtros[grupo]));
  };
  const counted = GRUPOS.map((grupo) => [grupo, count(grupo)] as const);
  return Object.fromEntries(counted) as Facetas;
}

function toFacets(
  { ids, nomes, sets, setAt }: GroupColumn,
  places: Bits,
  chosen: ReadonlySet<number>,
): Faceta[] {
  const inSet = new Uint32Array(sets.length);
  for (let w = 0; w < places.length; w++) {
    let word = places[w] ?? 0;
    while (word !== 0) {
      const set = setAt[w * 32 + 31 - Math.clz32(word & -word)] ?? 0;
      inSet[set] = (inSet[set] ?? 0) + 1;
      word &= word - 1;
    }
  }
  const counts = new Uint32Array(ids.length);
  for (const [set, count] of inSet.entries()) {
    if (count > 0) for (const ordinal of sets[set] ?? []) counts[ordinal] = (counts[ordinal] ?? 0) + count;
  }
  const facets: Faceta[] = [];
  for (const [ordinal, id] of ids.entries()) {
    const quantidade = counts[ordinal] ?? 0;
    if (quantidade > 0 || chosen.has(id)) facets.push({ id, nome: nomes[ordinal] ?? '', quantidade });
  }
  return facets;
}
