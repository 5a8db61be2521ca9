import { foldWords } from '#lib/fold-text.ts';
import {
  addAll,
  type Bits,
  both,
  countBits,
  emptyBits,
  fullBits,
  hasBit,
  keepOnly,
  setBit,
  without,
} from './bits.ts';
import { everyTerm, markDocuments, prefixRange, wholeTerm } from './lexicon.ts';
import type { CatalogueIndex } from './open.ts';
import { codigoAt, placeOfId, placesOfCodigo } from './product-code.ts';
import { canBeMistyped, findWord, queryWords, SHORTEST_PIECE, type WordPlaces } from './query.ts';
import { textAt } from './text-column.ts';

/**
 * The result of a text: all places, those whose code was typed whole, the sets that rank them (best first), and whether
 * a typo was forgiven.
 */
export type TextFound = { found: Bits; coded: Bits | null; tiers: readonly Bits[]; mistyped: boolean };

/** A DataMatrix as scanners type it: a mark of the reader, a separator, and first the GTIN of 14 digits. */
const scanned = /^(?:\]\w\d)?[^\w(]?(?:\(01\)|01)(\d{14})/;

/**
 * Finds the places that hold every word of a text. Empty finds all, signs alone find none; the text of a scanned
 * DataMatrix finds its EAN.
 */
export function findText(index: CatalogueIndex, typed: string): TextFound {
  const { total } = index.catalogue;
  const query = scanned.exec(typed)?.[1] ?? typed;
  const words = queryWords(query);
  if (words.length === 0) {
    const found = query.trim() === '' ? fullBits(total) : emptyBits(total);
    return { found, coded: null, tiers: [], mistyped: false };
  }
  const { coded, near } = codePlaces(index, query);
  const plain = findAll(index, words, false);
  addAll(plain.found, near);
  const count = countBits(plain.found);
  if (count > 0 || !words.some(canBeMistyped)) {
    const exact = exactPlaces(index, query, plain.places);
    const named = count > MOST_READ ? [] : [packPlaces(index, query, plain.found)];
    const tiers = [coded, near, ...named, without(exact, index.institutional), exact, ...plain.tiers];
    return { found: plain.found, coded, tiers, mistyped: false };
  }
  const { found, tiers } = findAll(index, words, true);
  return { found, coded: null, tiers, mistyped: countBits(found) > 0 };
}

/** The product whose code is the whole text, and those whose codes differ in leading zeros. */
function codePlaces({ catalogue }: CatalogueIndex, query: string): { coded: Bits; near: Bits } {
  const [coded, near] = [emptyBits(catalogue.total), emptyBits(catalogue.total)];
  const typed = query.trim().toLowerCase();
  const named = typed.length < SHORTEST_ID ? [] : placeOfId(catalogue, typed);
  for (const place of [...placesOfCodigo(catalogue, typed), ...named]) {
    setBit(near, place);
    if (codigoAt(catalogue, catalogue.rowAt[place] ?? 0).toLowerCase() === typed) setBit(coded, place);
  }
  return { coded, near };
}

/** Texts are compared only for at most this many results: a fully typed pack leaves few. */
const MOST_READ = 200;

/** A shorter number is rather a dose or a count than the id of a product without a code. */
const SHORTEST_ID = 4;

const startsWithLetter = /^\p{L}/u;

type Found = { found: Bits; tiers: Bits[]; places: WordPlaces[] };

function findAll(index: CatalogueIndex, words: readonly string[], mistyped: boolean): Found {
  const { catalogue } = index;
  const found = fullBits(catalogue.total);
  const atStart = fullBits(catalogue.total);
  const precise = fullBits(catalogue.total);
  const leads = emptyBits(catalogue.total);
  const strong = emptyBits(catalogue.total);
  const places = words.map((word) => findWord(catalogue, word, mistyped));
  const leading = new Set(places.filter((_, i) => canLead(words[i] ?? '', words)));
  for (const word of places) {
    keepOnly(found, word.any);
    keepOnly(atStart, word.atStart);
    if (leading.has(word)) addAll(leads, word.leads);
    if (word.whole !== null) keepOnly(precise, word.whole);
    if (word.strength !== null) addAll(strong, word.strength);
  }
  keepOnly(leads, atStart);
  keepOnly(strong, precise);
  const hasNumber = places.some((word) => word.strength !== null);
  const hasWhole = places.some((word) => word.whole !== null);
  const only = without(strong, index.combined);
  const tiers = [leads, atStart].flatMap((set) => [
    ...(hasNumber ? [both(set, only), both(set, strong)] : []),
    ...(hasWhole ? [both(set, precise)] : []),
    set,
  ]);
  return { found, tiers: tiers.flatMap((set) => [without(set, index.institutional), set]), places };
}

/** A number or a single letter says little about a name, unless it is the longest typed word. */
function canLead(word: string, words: readonly string[]): boolean {
  const longest = Math.max(...words.map((other) => (startsWithLetter.test(other) ? other.length : 0)));
  return startsWithLetter.test(word) && word.length >= Math.min(longest, SHORTEST_PIECE);
}

/** Products whose whole name or whole EAN equals the text. */
function exactPlaces({ catalogue }: CatalogueIndex, query: string, places: readonly WordPlaces[]): Bits {
  const bits = emptyBits(catalogue.total);
  const typed = foldWords(query).join(' ');
  const range = prefixRange(catalogue.names, typed, everyTerm(catalogue.names));
  markDocuments(catalogue.names, wholeTerm(catalogue.names, typed, range), bits);
  for (const { ean } of places) if (ean !== null) addAll(bits, ean);
  return bits;
}

/** Finds the products whose name and presentation equal the typed words, in the same order. */
function packPlaces({ catalogue }: CatalogueIndex, query: string, found: Bits): Bits {
  const bits = emptyBits(catalogue.total);
  const typed = foldWords(query).join(' ');
  for (let place = 0; place < catalogue.total; place++) {
    if (!hasBit(found, place)) continue;
    const row = catalogue.rowAt[place] ?? 0;
    const pack = `${textAt(catalogue.nome, row)} ${textAt(catalogue.apresentacao, row)}`;
    if (foldWords(pack).join(' ') === typed) setBit(bits, place);
  }
  return bits;
}
