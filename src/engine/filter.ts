import { type Bits, emptyBits, keepOnly, setBit } from './bits.ts';
import { GRUPOS, type GroupColumn, type Grupo, groupColumns } from './groups.ts';
import type { CatalogueIndex } from './open.ts';

/** Ids chosen in each group: any of a group's, and all groups at once. An empty list chooses nothing. */
export type Filtros = { readonly [G in Grupo]?: readonly number[] } & {
  /** Only what can be ordered: marketed and, where prices are known, in stock. */
  readonly comEstoque?: boolean;
};

/** The places that each narrowed group leaves. */
export type Narrowed = ReadonlyMap<Grupo, Bits>;

export function narrow(index: CatalogueIndex, filtros: Filtros): Narrowed {
  const chosen = GRUPOS.filter((grupo) => (filtros[grupo]?.length ?? 0) > 0);
  if (chosen.length === 0) return new Map();
  const columns = groupColumns(index.catalogue);
  return new Map(chosen.map((grupo) => [grupo, placesOf(columns[grupo], filtros[grupo] ?? [])]));
}

function placesOf({ ids, ordinalOf, ordinals }: GroupColumn, wanted: readonly number[]): Bits {
  const isWanted = new Uint8Array(ids.length);
  for (const id of wanted) {
    const ordinal = ordinalOf.get(id);
    if (ordinal !== undefined) isWanted[ordinal] = 1;
  }
  const places = emptyBits(ordinals.length);
  for (let place = 0; place < ordinals.length; place++) {
    if (isWanted[ordinals[place] ?? 0] === 1) setBit(places, place);
  }
  return places;
}

/** What of `found` all groups leave; `except` is not looked at. */
export function keepNarrowed(found: Bits, narrowed: Narrowed, except?: Grupo): Bits {
  const kept = found.slice();
  for (const [grupo, places] of narrowed) if (grupo !== except) keepOnly(kept, places);
  return kept;
}
