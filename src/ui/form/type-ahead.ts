import { foldText } from '#lib/fold-text.ts';

/** Letters within this time belong to one word. */
const PAUSE_MS = 700;

/**
 * Finds an entry by typing, like desktop menus (WAI-ARIA APG, menu): a word by its beginning, the same letter repeated
 * from entry to entry. `timeMs` is from a monotonic clock.
 */
export function createTypeAhead(): (
  key: string,
  timeMs: number,
  labels: readonly string[],
  at: number,
) => number {
  let typed = '';
  let last = Number.NEGATIVE_INFINITY;
  return (key, timeMs, labels, at) => {
    typed = timeMs - last > PAUSE_MS ? key : typed + key;
    last = timeMs;
    const isOneLetter = foldText(typed) === foldText(key).repeat(typed.length);
    const wanted = foldText(isOneLetter ? key : typed);
    // A longer word may stay on the entry that its first letter found.
    const from = isOneLetter ? at + 1 : Math.max(at, 0);
    const order = labels.map((_, n) => (from + n) % labels.length);
    return order.find((n) => foldText(labels[n] ?? '').startsWith(wanted)) ?? -1;
  };
}
