import { addAll, countBits } from './bits.ts';
import { countFacets, type Facetas } from './facet.ts';
import { type Filtros, keepFlagged, keepNarrowed, narrow } from './filter.ts';
import { findText } from './find.ts';
import type { CatalogueIndex } from './open.ts';
import { ORDEM_RELEVANCIA, type Ordem } from './ordem.ts';
import { rankedPage } from './rank.ts';
import { sortedPage } from './sort.ts';

export type Page = { offset: number; limit: number };

/** The options besides the text: filters, order (relevance by default), and counts. */
export type Choice = { filtros?: Filtros; ordem?: Ordem; comFacetas?: boolean };

export type SearchAnswer = {
  /** The number of products on all pages. */
  total: number;
  /** Rows of the requested page, in the requested order. */
  rows: Int32Array<ArrayBuffer>;
  /** True when the typed text found nothing and this result forgives one typo. */
  mistyped: boolean;
  /** Only on request. */
  facetas?: Facetas;
};

/**
 * Finds products with every word of the query, in any order: by the start of a word (`losart 50 30`), from three
 * letters also inside one, numbers by their start, EANs whole, by their start or by their last six digits or more; and by
 * the company's code, typed whole; then applies the filters. By relevance, the product of a code comes first, then
 * orderable products; then exact, start of name, start of word, rest;
 * inside each the typed number as the only strength, as one of several, whole elsewhere, as a start; a pharmacy's packs
 * before a hospital's; then by name. Typos are forgiven only if the text finds nothing, whatever the filters are. An
 * empty query finds everything, a query of signs alone nothing.
 */
export function search(
  index: CatalogueIndex,
  query: string,
  page: Page,
  { filtros = {}, ordem = ORDEM_RELEVANCIA, comFacetas = false }: Choice = {},
): SearchAnswer {
  const { found, coded, tiers, mistyped } = findText(index, query);
  const flagged = keepFlagged(index, found, filtros);
  const narrowed = narrow(index, filtros);
  const kept = keepNarrowed(flagged, narrowed);
  // A product that is named by its code stands first, in stock or not.
  const first = index.available.slice();
  if (coded !== null) addAll(first, coded);
  const places =
    ordem === ORDEM_RELEVANCIA ? rankedPage(kept, tiers, first, page) : sortedPage(index, kept, ordem, page);
  const rows = places.map((place) => index.catalogue.rowAt[place] ?? 0);
  const answer = { total: countBits(kept), rows, mistyped };
  return comFacetas ? { ...answer, facetas: countFacets(index, flagged, narrowed, filtros) } : answer;
}
