import { everyTerm, type Lexicon, prefixRange, type TermRange } from './lexicon.ts';

/** Shorter words are never corrected: one letter of three makes another word. */
export const SHORTEST_MISTYPED = 4;

/**
 * The terms that start with `word` after correcting one typo: a letter too many, missing, wrong, or two neighbours
 * swapped (restricted edit distance 1 to some prefix of the term). Walks the sorted terms like a tree: a typo at
 * position i concerns only the terms that share the i letters before it.
 */
export function mistypedRanges(lexicon: Lexicon, word: string): TermRange[] {
  const found: TermRange[] = [];
  let range = everyTerm(lexicon);
  for (let i = 0; i < word.length; i++) {
    const before = word.slice(0, i);
    const here = word.charAt(i);
    const after = word.slice(i + 1);
    const swapped = before + after.charAt(0) + here + after.slice(1);
    found.push(prefixRange(lexicon, before + after, range));
    if (after !== '') found.push(prefixRange(lexicon, swapped, range));
    for (const [letter, branch] of branches(lexicon, before, range)) {
      found.push(prefixRange(lexicon, before + letter + after, branch));
      found.push(prefixRange(lexicon, before + letter + here + after, branch));
    }
    range = prefixRange(lexicon, before + here, range);
    if (range[0] === range[1]) break;
  }
  return found.filter(([from, to]) => to > from);
}

/** Each letter after `before` among the terms of `range`, with the terms that continue with it. */
function branches(lexicon: Lexicon, before: string, range: TermRange): [string, TermRange][] {
  const found: [string, TermRange][] = [];
  let from = range[0];
  while (from < range[1]) {
    const letter = lexicon.text.charAt((lexicon.starts[from] ?? 0) + before.length);
    if (letter === '\n') {
      from++;
      continue;
    }
    const branch = prefixRange(lexicon, before + letter, [from, range[1]]);
    found.push([letter, branch]);
    from = branch[1];
  }
  return found;
}
