import { everyTerm, prefixRange, wholeTerm } from './lexicon.ts';
import type { CatalogueIndex } from './open.ts';

/** The rows of the products with exactly this bar code; empty for an unknown code. */
export function rowsOfCode({ catalogue }: CatalogueIndex, code: string): number[] {
  const { eans, rowAt } = catalogue;
  const [from, to] = wholeTerm(eans, code, prefixRange(eans, code, everyTerm(eans)));
  const places = eans.postings.subarray(eans.postingStarts[from], eans.postingStarts[to]);
  return Array.from(places, (place) => rowAt[place] ?? 0);
}
