import type { Lexicon } from './lexicon.ts';

/** The places of two lexicons' documents in the merged one; -1: removed. Both keep their order. */
export type Moves = { ofBase: Int32Array<ArrayBuffer>; ofChanged: Int32Array<ArrayBuffer>; total: number };

/** Merges two lexicons. Terms that lost their last document stay, without documents. */
export function mergeLexicons(base: Lexicon, changed: Lexicon, { ofBase, ofChanged, total }: Moves): Lexicon {
  const baseTerms = base.starts.length - 1;
  const added = findTerms(base, changed);
  const fresh = added.filter(({ isNew }) => isNew).length;
  const terms = baseTerms + fresh;
  const starts = new Uint32Array(terms + 1);
  const postingStarts = new Uint32Array(terms + 1);
  const size = base.postings.length + changed.postings.length;
  const postings = total <= 0x10000 ? new Uint16Array(size) : new Uint32Array(size);
  const pieces: string[] = [];
  let term = 0;
  let length = 0;
  let filled = 0;
  let copied = 0;

  // One function without closures: it goes through every posting of the catalogue.
  const { text, starts: baseStarts, postings: from, postingStarts: baseEnds } = base;
  let next = 0;
  for (let t = 0; t <= baseTerms; t++) {
    let add = added[next];
    while (add?.at === t && add.isNew) {
      pieces.push(text.slice(copied, baseStarts[t]), add.text, '\n');
      copied = baseStarts[t] ?? 0;
      starts[term] = length;
      postingStarts[term++] = filled;
      length += add.text.length + 1;
      for (let i = add.from; i < add.to; i++) postings[filled++] = ofChanged[changed.postings[i] ?? 0] ?? 0;
      add = added[++next];
    }
    if (t === baseTerms) break;
    starts[term] = length;
    postingStarts[term++] = filled;
    length += (baseStarts[t + 1] ?? 0) - (baseStarts[t] ?? 0);
    // Both sides ascend, so that the largest terms, which nearly every change touches, are not sorted again.
    const own = add?.at === t ? add : NOTHING;
    let at = own.from;
    let put = at < own.to ? (ofChanged[changed.postings[at] ?? 0] ?? 0) : total;
    const end = baseEnds[t + 1] ?? 0;
    for (let i = baseEnds[t] ?? 0; i < end; i++) {
      const to = ofBase[from[i] ?? 0] ?? -1;
      if (to < 0) continue;
      while (put < to) {
        postings[filled++] = put;
        put = ++at < own.to ? (ofChanged[changed.postings[at] ?? 0] ?? 0) : total;
      }
      postings[filled++] = to;
    }
    for (; at < own.to; at++) postings[filled++] = ofChanged[changed.postings[at] ?? 0] ?? 0;
    if (add?.at === t) next++;
  }
  pieces.push(text.slice(copied));
  starts[terms] = length;
  postingStarts[terms] = filled;
  return { text: pieces.join(''), starts, postingStarts, postings: postings.slice(0, filled) };
}

const NOTHING = { from: 0, to: 0 };

type Added = { text: string; at: number; isNew: boolean; from: number; to: number };

/** Each changed term with the equal or next term of the base. */
function findTerms(base: Lexicon, changed: Lexicon): Added[] {
  const termOf = ({ text, starts }: Lexicon, t: number): string =>
    text.slice(starts[t] ?? 0, (starts[t + 1] ?? 0) - 1);
  const count = base.starts.length - 1;
  let low = 0;
  return Array.from({ length: changed.starts.length - 1 }, (_, t) => {
    const text = termOf(changed, t);
    let high = count;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (termOf(base, middle) < text) low = middle + 1;
      else high = middle;
    }
    const isNew = low === count || termOf(base, low) !== text;
    const from = changed.postingStarts[t] ?? 0;
    const to = changed.postingStarts[t + 1] ?? 0;
    return { text, at: low, isNew, from, to };
  });
}
