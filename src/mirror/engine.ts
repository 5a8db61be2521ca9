import { foldWords } from '#lib/fold-text.ts';
import { addAll, type Bits, countBits, emptyBits, fullBits, keepOnly } from './engine-bits.ts';
import { everyTerm, markDocuments, prefixRange, wholeTerm } from './engine-lexicon.ts';
import type { CatalogueIndex } from './engine-open.ts';
import { canBeMistyped, findWord, queryWords, SHORTEST_PIECE, type WordPlaces } from './engine-query.ts';
import { rankedPage } from './engine-rank.ts';

export type Page = { offset: number; limit: number };

export type SearchAnswer = {
  /** Products found, on all pages. */
  total: number;
  /** Rows of the page asked for, best first. */
  rows: Int32Array<ArrayBuffer>;
  /** True when nothing was found as typed and this is what one slip away finds. */
  mistyped: boolean;
};

/**
 * Products that hold every word of the query, in any order: by the start of a word (`losart 50 30`), from three
 * letters on also inside one, numbers by their start, EANs whole, by their start or by their last six digits or
 * more. What can be ordered comes first; then exact, start of name, start of word, rest, and inside each whole
 * numbers before longer ones; then by name. Words one slip away are tried only when nothing else is found. An
 * empty query finds everything.
 */
export function search(index: CatalogueIndex, query: string, page: Page): SearchAnswer {
  const words = queryWords(query);
  if (words.length === 0) return answer(index, fullBits(index.catalogue.total), [], page, false);
  const plain = findAll(index, words, false);
  const total = countBits(plain.found);
  if (total > 0 || !words.some(canBeMistyped)) {
    const tiers = [exactPlaces(index, query, plain.places), ...plain.tiers];
    return answer(index, plain.found, tiers, page, false);
  }
  const near = findAll(index, words, true);
  return answer(index, near.found, near.tiers, page, countBits(near.found) > 0);
}

function answer(
  index: CatalogueIndex,
  found: Bits,
  tiers: readonly Bits[],
  page: Page,
  mistyped: boolean,
): SearchAnswer {
  const rows = rankedPage(found, tiers, index.available, page).map(
    (place) => index.catalogue.rowAt[place] ?? 0,
  );
  return { total: countBits(found), rows, mistyped };
}

const startsWithLetter = /^\p{L}/u;

type Found = { found: Bits; tiers: Bits[]; places: WordPlaces[] };

function findAll({ catalogue }: CatalogueIndex, words: readonly string[], mistyped: boolean): Found {
  const found = fullBits(catalogue.total);
  const atStart = fullBits(catalogue.total);
  const precise = fullBits(catalogue.total);
  const leads = emptyBits(catalogue.total);
  const places = words.map((word) => findWord(catalogue, word, mistyped));
  const leading = new Set(places.filter((_, i) => canLead(words[i] ?? '', words)));
  for (const word of places) {
    keepOnly(found, word.any);
    keepOnly(atStart, word.atStart);
    if (leading.has(word)) addAll(leads, word.leads);
    if (word.whole !== null) keepOnly(precise, word.whole);
  }
  keepOnly(leads, atStart);
  return { found, tiers: [both(leads, precise), leads, both(atStart, precise), atStart], places };
}

/** A number or a single letter says little about a name, unless no longer word was typed. */
function canLead(word: string, words: readonly string[]): boolean {
  const longest = Math.max(...words.map((other) => (startsWithLetter.test(other) ? other.length : 0)));
  return startsWithLetter.test(word) && word.length >= Math.min(longest, SHORTEST_PIECE);
}

function both(a: Bits, b: Bits): Bits {
  const bits = a.slice();
  keepOnly(bits, b);
  return bits;
}

/** Products whose whole name or whole EAN is what was typed. */
function exactPlaces({ catalogue }: CatalogueIndex, query: string, places: readonly WordPlaces[]): Bits {
  const bits = emptyBits(catalogue.total);
  const typed = foldWords(query).join(' ');
  const range = prefixRange(catalogue.names, typed, everyTerm(catalogue.names));
  markDocuments(catalogue.names, wholeTerm(catalogue.names, typed, range), bits);
  for (const { ean } of places) if (ean !== null) addAll(bits, ean);
  return bits;
}
