import type { Lexicon } from './lexicon.ts';
import { NO_TERM, packOnePerDocument } from './lexicon-pack.ts';
import type { DistinctTexts } from './text-column.ts';

/** Codes up to this length fit exactly into a number. */
const LONGEST_NUMBER = 15;
const digits = /^\d+$/;

export function backwards(text: string): string {
  let found = '';
  for (let i = text.length - 1; i >= 0; i--) found += text.charAt(i);
  return found;
}

/** The lexicon of bar codes by place; `rowAt` gives the row of each place; '' is no code. */
export function packCodes(
  codes: DistinctTexts,
  rowAt: Int32Array,
  written: (code: string) => string,
): Lexicon {
  const texts = codes.texts.map(written);
  const order = sortCodes(texts);
  const termOf = new Int32Array(texts.length).fill(NO_TERM);
  const sorted = Array.from(order, (entry, term) => {
    termOf[entry] = term;
    return texts[entry] ?? '';
  });
  const { values } = codes.entries;
  return packOnePerDocument(
    sorted,
    rowAt.map((row) => termOf[values[row] ?? 0] ?? NO_TERM),
  );
}

/** The positions of all but '' in the order of their texts. Digits are sorted as numbers: many times faster. */
function sortCodes(texts: readonly string[]): number[] {
  const entryOf = new Map<number, number>();
  let held = 0;
  for (const [entry, text] of texts.entries()) {
    if (text === '') continue;
    held++;
    if (text.length > LONGEST_NUMBER || !digits.test(text)) break;
    entryOf.set(Number(text) * 10 ** (LONGEST_NUMBER - text.length), entry);
  }
  // Two codes that differ in zeros at their end are one number.
  if (entryOf.size === held)
    return Array.from(Float64Array.from(entryOf.keys()).sort(), (key) => entryOf.get(key) ?? 0);
  const entries = [...texts.keys()].filter((entry) => texts[entry] !== '');
  return entries.sort((a, b) => ((texts[a] ?? '') < (texts[b] ?? '') ? -1 : 1));
}
