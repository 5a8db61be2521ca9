import { foldText } from '#lib/fold-text.ts';

/** Letters that come faster than this belong to one word. */
const PAUSE_MS = 700;

/**
 * Finds an entry by what is typed, as the menus of desktops do (WAI-ARIA APG, menu): a word by its beginning, one
 * letter again and again from entry to entry. `timeMs` is of any clock that only goes forward.
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
    // A longer word may stay where its first letter led.
    const from = isOneLetter ? at + 1 : Math.max(at, 0);
    const order = labels.map((_, n) => (from + n) % labels.length);
    return order.find((n) => foldText(labels[n] ?? '').startsWith(wanted)) ?? -1;
  };
}
