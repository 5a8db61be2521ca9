import { foldWords } from '#lib/fold-text.ts';
import type { GrowingNumbers, NumberLists } from './growing.ts';

const NINE = 57;

/** Folded words with padded whole numbers, so that 5 MG sorts before 10 MG. */
export function presentationKeyOf(apresentacao: string): string {
  return foldWords(apresentacao).map(padNumber).join(' ');
}

export function padNumber(word: string): string {
  if (word.charCodeAt(0) > NINE) return word;
  return word.replace(/^\d+/, (digits) => digits.padStart(8, '0'));
}

/** The position of each text among the distinct texts in order, and those texts. */
export function rankTexts(texts: readonly string[]): { rankOf: Uint32Array<ArrayBuffer>; sorted: string[] } {
  const sorted = [...new Set(texts)].sort();
  const rank = new Map(sorted.map((text, i) => [text, i]));
  return { rankOf: Uint32Array.from(texts, (text) => rank.get(text) ?? 0), sorted };
}

/** A few rows are sorted faster by hand than by handing them over. */
const FEW = 48;

/**
 * Places of rows by name, then presentation, then id. `nameOf` is the rank of each row's name among `names` names,
 * `entries` each row's presentation, `orders` the words of those as ranks.
 */
export function rowsByName(
  nameOf: Uint32Array,
  names: number,
  entries: GrowingNumbers,
  orders: NumberLists,
  ids: Int32Array,
): Int32Array<ArrayBuffer> {
  const compare = (a: number, b: number): number => {
    const [left, right] = [entries.values[a] ?? 0, entries.values[b] ?? 0];
    return left === right
      ? (ids[a] ?? 0) - (ids[b] ?? 0)
      : compareLists(orders, left, right) || (ids[a] ?? 0) - (ids[b] ?? 0);
  };
  const ends = new Uint32Array(names + 1);
  for (const name of nameOf) ends[name + 1] = (ends[name + 1] ?? 0) + 1;
  for (let name = 0; name < names; name++) ends[name + 1] = (ends[name + 1] ?? 0) + (ends[name] ?? 0);
  const rowAt = new Int32Array(nameOf.length);
  const free = ends.slice();
  for (let row = 0; row < nameOf.length; row++) {
    const name = nameOf[row] ?? 0;
    const at = free[name] ?? 0;
    rowAt[at] = row;
    free[name] = at + 1;
  }
  for (let name = 0; name < names; name++) {
    const [from, to] = [ends[name] ?? 0, ends[name + 1] ?? 0];
    if (to - from <= FEW) insertInOrder(rowAt, from, to, compare);
    else rowAt.subarray(from, to).sort(compare);
  }
  return rowAt;
}

function insertInOrder(
  rows: Int32Array,
  from: number,
  to: number,
  compare: (a: number, b: number) => number,
): void {
  for (let i = from + 1; i < to; i++) {
    const row = rows[i] ?? 0;
    let at = i;
    for (; at > from && compare(rows[at - 1] ?? 0, row) > 0; at--) rows[at] = rows[at - 1] ?? 0;
    rows[at] = row;
  }
}

/** Compares by the first different number; a shorter list comes first. */
function compareLists(lists: NumberLists, a: number, b: number): number {
  const { values } = lists.numbers;
  const [from, other] = [lists.startOf(a), lists.startOf(b)];
  const [length, otherLength] = [lists.startOf(a + 1) - from, lists.startOf(b + 1) - other];
  const both = Math.min(length, otherLength);
  for (let i = 0; i < both; i++) {
    const difference = (values[from + i] ?? 0) - (values[other + i] ?? 0);
    if (difference !== 0) return difference;
  }
  return length - otherLength;
}
