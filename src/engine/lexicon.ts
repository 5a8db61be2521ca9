import { type Bits, setBit } from './bits.ts';

/**
 * Sorted distinct terms with the documents of each. The terms are in one string, each followed by a line break, so that
 * one indexOf finds a piece of a word in all of them; the documents of neighbouring terms are adjacent, so that a
 * prefix is one slice. Plain data, stored as it is.
 */
export type Lexicon = {
  text: string;
  /** The start of each term in `text`, and the end. */
  starts: Uint32Array<ArrayBuffer>;
  /** The start of each term's documents in `postings`, and the end. */
  postingStarts: Uint32Array<ArrayBuffer>;
  postings: Uint16Array<ArrayBuffer> | Uint32Array<ArrayBuffer>;
};

/** A range of terms: start, and end (excluded). */
export type TermRange = readonly [from: number, to: number];

function termCount(lexicon: Lexicon): number {
  return lexicon.starts.length - 1;
}

export const everyTerm = (lexicon: Lexicon): TermRange => [0, termCount(lexicon)];

/** Negative, 0 or positive: the term sorts before, among or after those that start with `prefix`. */
function compareToPrefix(lexicon: Lexicon, term: number, prefix: string): number {
  const from = lexicon.starts[term] ?? 0;
  for (let i = 0; i < prefix.length; i++) {
    // The line break after a term is smaller than any character of a word, so a shorter term comes before.
    const difference = lexicon.text.charCodeAt(from + i) - prefix.charCodeAt(i);
    if (difference !== 0) return difference;
  }
  return 0;
}

/** The terms inside `within` that start with `prefix`. */
export function prefixRange(lexicon: Lexicon, prefix: string, within: TermRange): TermRange {
  let from = within[0];
  let high = within[1];
  while (from < high) {
    const middle = (from + high) >>> 1;
    if (compareToPrefix(lexicon, middle, prefix) < 0) from = middle + 1;
    else high = middle;
  }
  let to = from;
  high = within[1];
  while (to < high) {
    const middle = (to + high) >>> 1;
    if (compareToPrefix(lexicon, middle, prefix) <= 0) to = middle + 1;
    else high = middle;
  }
  return [from, to];
}

/** The first of a prefix's terms if it equals the word (the shortest sorts first), else an empty range. */
export function wholeTerm(lexicon: Lexicon, word: string, prefixed: TermRange): TermRange {
  const [from, to] = prefixed;
  const length = (lexicon.starts[from + 1] ?? 0) - (lexicon.starts[from] ?? 0) - 1;
  return to > from && length === word.length ? [from, from + 1] : [from, from];
}

/** Adds the documents of a range of terms. */
export function markDocuments(lexicon: Lexicon, [from, to]: TermRange, bits: Bits): void {
  const { postings, postingStarts } = lexicon;
  const end = postingStarts[to] ?? 0;
  for (let i = postingStarts[from] ?? 0; i < end; i++) setBit(bits, postings[i] ?? 0);
}

/** Adds the documents of exactly this term and returns the set. */
export function markWhole(lexicon: Lexicon, term: string, bits: Bits): Bits {
  markDocuments(lexicon, wholeTerm(lexicon, term, prefixRange(lexicon, term, everyTerm(lexicon))), bits);
  return bits;
}

/** Adds the documents of every term that contains `piece`. */
export function markInside(lexicon: Lexicon, piece: string, bits: Bits): void {
  let at = lexicon.text.indexOf(piece);
  let term = 0;
  while (at >= 0) {
    term = termAt(lexicon, at, term);
    markDocuments(lexicon, [term, term + 1], bits);
    at = lexicon.text.indexOf(piece, lexicon.starts[term + 1] ?? lexicon.text.length);
  }
}

function termAt({ starts }: Lexicon, position: number, atLeast: number): number {
  let low = atLeast;
  let high = starts.length - 1;
  while (high - low > 1) {
    const middle = (low + high) >>> 1;
    if ((starts[middle] ?? 0) <= position) low = middle;
    else high = middle;
  }
  return low;
}
