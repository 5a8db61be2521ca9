import { codigoKey, pickByCodigo } from '#domain/catalogue/codigo.ts';
import { everyTerm, prefixRange, wholeTerm } from './lexicon.ts';
import type { CatalogueIndex } from './open.ts';
import { codigoAt, placeOfId, placesOfCodigo } from './product-code.ts';

/** The rows of the products with exactly this bar code; empty for an unknown code. */
export function rowsOfCode({ catalogue }: CatalogueIndex, code: string): number[] {
  const { eans, rowAt } = catalogue;
  const [from, to] = wholeTerm(eans, code, prefixRange(eans, code, everyTerm(eans)));
  const places = eans.postings.subarray(eans.postingStarts[from], eans.postingStarts[to]);
  return Array.from(places, (place) => rowAt[place] ?? 0);
}

/** The rows of the products that this code of the company names: the exact one, or the only one that comes close. */
export function rowsOfCodigo({ catalogue }: CatalogueIndex, codigo: string): number[] {
  const typed = codigo.trim();
  const places = [...placesOfCodigo(catalogue, typed), ...placeOfId(catalogue, codigoKey(typed))];
  const near = places.map((place) => {
    const row = catalogue.rowAt[place] ?? 0;
    return { row, codigo: codigoAt(catalogue, row) };
  });
  return pickByCodigo(typed, near).map(({ row }) => row);
}
