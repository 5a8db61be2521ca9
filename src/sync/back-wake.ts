/** How long after one waking the next may come: longer each time, for as long as the line comes and goes. */
const FIRST_GAP_MS = 8000;
const LONGEST_GAP_MS = 60_000;
const QUIET_MS = 5 * 60_000;

/**
 * Wakes everything when the line is back, but not at each start of an unsteady line, nor while it carries reads
 * and no writes: rows that failed again then wait as usual. `now` in epoch milliseconds.
 */
export function createBackWake(now: () => number, wake: () => void): () => void {
  let last: number | null = null;
  let gap = FIRST_GAP_MS;
  return () => {
    const at = now();
    const sinceLast = last === null ? Number.POSITIVE_INFINITY : Math.abs(at - last);
    if (sinceLast < gap) return;
    gap = sinceLast > QUIET_MS ? FIRST_GAP_MS : Math.min(LONGEST_GAP_MS, gap * 2);
    last = at;
    wake();
  };
}
