import { foldWords } from '#lib/fold-text.ts';
import { addAll, type Bits, emptyBits } from './bits.ts';
import { backwards } from './eans.ts';
import {
  everyTerm,
  type Lexicon,
  markDocuments,
  markInside,
  markWhole,
  prefixRange,
  wholeTerm,
} from './lexicon.ts';
import { strengthMark } from './marks.ts';
import type { PackedCatalogue } from './packed.ts';
import { mistypedRanges, SHORTEST_MISTYPED } from './typo.ts';

/** A shorter piece inside words is not looked for. */
export const SHORTEST_PIECE = 3;
/** The least digits of a number to match the start of an EAN, and its end. */
const SHORTEST_EAN_START = 4;
const SHORTEST_EAN_TAIL = 6;
/** The least digits of a bar code with extra zeros in front, and without them. */
const SHORTEST_ZERO_FILLED = 13;
const SHORTEST_EAN = 8;

/** Up to this length a word of letters that matches whole (`vit C`) ranks above the start of longer words. */
const LONGEST_WHOLE = 2;

const letters = /^\p{L}+$/u;
const digits = /^\d+$/;
const startsWithDigit = /^\d/;

/** The places that match one typed word, by quality of the match. */
export type WordPlaces = {
  /** Any match. */
  any: Bits;
  /** At the start of a word, or in the EAN. */
  atStart: Bits;
  /** At the start of the name. */
  leads: Bits;
  /** As a whole number, EAN end or word of one or two letters; null for longer words, which may be unfinished. */
  whole: Bits | null;
  /** As the whole strength of a dose; null for other words than numbers. */
  strength: Bits | null;
  /** As the whole EAN; null for other words. */
  ean: Bits | null;
};

/** The distinct words of a query. Their order does not change the result. */
export function queryWords(query: string): string[] {
  return [...new Set(foldWords(query))];
}

/** True when a word may be matched with one wrong letter. */
export function canBeMistyped(word: string): boolean {
  return word.length >= SHORTEST_MISTYPED && letters.test(word);
}

/** The matches of a word; `mistyped` includes words with one typo. */
export function findWord(catalogue: PackedCatalogue, word: string, mistyped: boolean): WordPlaces {
  const size = catalogue.total;
  const atStart = emptyBits(size);
  const leads = emptyBits(size);
  const range = prefixRange(catalogue.words, word, everyTerm(catalogue.words));
  markDocuments(catalogue.words, range, atStart);
  markPrefix(catalogue.names, word, leads);
  if (mistyped && canBeMistyped(word)) {
    for (const slip of mistypedRanges(catalogue.words, word)) markDocuments(catalogue.words, slip, atStart);
    for (const slip of mistypedRanges(catalogue.names, word)) markDocuments(catalogue.names, slip, leads);
  }
  const whole = emptyBits(size);
  markDocuments(catalogue.words, wholeTerm(catalogue.words, word, range), whole);
  if (letters.test(word)) {
    const any = withInside(catalogue, word, atStart);
    const counted = word.length > LONGEST_WHOLE ? null : whole;
    return { any, atStart, leads, whole: counted, strength: null, ean: null };
  }
  const strength = startsWithDigit.test(word)
    ? markWhole(catalogue.words, strengthMark(word), emptyBits(size))
    : null;
  if (!digits.test(word)) return { any: atStart, atStart, leads, whole, strength, ean: null };
  const ean = emptyBits(size);
  if (word.length >= SHORTEST_EAN_START) {
    const started = markPrefix(catalogue.eans, word, atStart);
    markDocuments(catalogue.eans, wholeTerm(catalogue.eans, word, started), ean);
  }
  for (const bare of withoutZeros(word)) markWhole(catalogue.eans, bare, ean);
  if (word.length >= SHORTEST_EAN_TAIL) markPrefix(catalogue.eanTails, backwards(word), whole);
  addAll(whole, ean);
  addAll(atStart, whole);
  return { any: atStart, atStart, leads, whole, strength, ean };
}

/** The shorter spellings of a bar code: an EAN-13 written as a GTIN-14, a UPC as an EAN-13. */
function withoutZeros(code: string): string[] {
  const spellings: string[] = [];
  if (code.length < SHORTEST_ZERO_FILLED) return spellings;
  for (let at = 1; code[at - 1] === '0' && code.length - at >= SHORTEST_EAN; at += 1) {
    spellings.push(code.slice(at));
  }
  return spellings;
}

function markPrefix(lexicon: Lexicon, prefix: string, bits: Bits): readonly [number, number] {
  const range = prefixRange(lexicon, prefix, everyTerm(lexicon));
  markDocuments(lexicon, range, bits);
  return range;
}

function withInside(catalogue: PackedCatalogue, word: string, atStart: Bits): Bits {
  if (word.length < SHORTEST_PIECE) return atStart;
  const any = atStart.slice();
  markInside(catalogue.words, word, any);
  return any;
}
