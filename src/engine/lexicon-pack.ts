import type { NumberLists } from './growing.ts';
import type { Lexicon } from './lexicon.ts';

/**
 * The lexicon of `terms`; `counts` has the number of rows of each term, `rows` the terms of each row, `rowAt` the row
 * of each place.
 */
export function packPostings(
  terms: readonly string[],
  counts: Uint32Array,
  rows: NumberLists,
  rowAt: Int32Array,
): Lexicon {
  const order = Uint32Array.from(terms, (_, term) => term);
  const sorted = [...terms].sort();
  const position = new Map(sorted.map((term, i) => [term, i]));
  for (const [term, text] of terms.entries()) order[position.get(text) ?? 0] = term;
  const postingStarts = new Uint32Array(terms.length + 1);
  const free = new Uint32Array(terms.length);
  for (let i = 0; i < order.length; i++) {
    const term = order[i] ?? 0;
    const start = postingStarts[i] ?? 0;
    free[term] = start;
    postingStarts[i + 1] = start + (counts[term] ?? 0);
  }
  const postings = emptyPostings(rowAt.length, postingStarts[terms.length] ?? 0);
  const { values } = rows.numbers;
  for (let place = 0; place < rowAt.length; place++) {
    const row = rowAt[place] ?? 0;
    const end = rows.startOf(row + 1);
    for (let i = rows.startOf(row); i < end; i++) {
      const term = values[i] ?? 0;
      const slot = free[term] ?? 0;
      postings[slot] = place;
      free[term] = slot + 1;
    }
  }
  return { ...joinTerms(sorted), postingStarts, postings };
}

/** Marks a document without a text in a lexicon with at most one text each. */
export const NO_TERM = -1;

/** The lexicon of sorted terms, where each document has the term of `termOf` or `NO_TERM`. */
export function packOnePerDocument(sorted: readonly string[], termOf: Int32Array): Lexicon {
  const postingStarts = new Uint32Array(sorted.length + 1);
  for (const term of termOf) {
    if (term !== NO_TERM) postingStarts[term + 1] = (postingStarts[term + 1] ?? 0) + 1;
  }
  for (let t = 0; t < sorted.length; t++) {
    postingStarts[t + 1] = (postingStarts[t + 1] ?? 0) + (postingStarts[t] ?? 0);
  }
  const postings = emptyPostings(termOf.length, postingStarts[sorted.length] ?? 0);
  const free = postingStarts.slice();
  for (let document = 0; document < termOf.length; document++) {
    const term = termOf[document] ?? NO_TERM;
    if (term === NO_TERM) continue;
    const slot = free[term] ?? 0;
    postings[slot] = document;
    free[term] = slot + 1;
  }
  return { ...joinTerms(sorted), postingStarts, postings };
}

function joinTerms(sorted: readonly string[]): Pick<Lexicon, 'text' | 'starts'> {
  const starts = new Uint32Array(sorted.length + 1);
  for (let i = 0; i < sorted.length; i++) starts[i + 1] = (starts[i] ?? 0) + (sorted[i]?.length ?? 0) + 1;
  return { text: sorted.length === 0 ? '' : `${sorted.join('\n')}\n`, starts };
}

function emptyPostings(documents: number, length: number): Lexicon['postings'] {
  return documents <= 0x10000 ? new Uint16Array(length) : new Uint32Array(length);
}
