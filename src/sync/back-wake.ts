/** The shortest time between two wake-ups. It doubles while the line comes and goes, up to LONGEST_GAP_MS. */
const FIRST_GAP_MS = 8000;
const LONGEST_GAP_MS = 60_000;
const QUIET_MS = 5 * 60_000;

/**
 * Returns a function that wakes everything when the line is back. It skips starts of an unsteady line, also
 * while that carries reads and no writes: rows that failed again then wait as usual. `now` in epoch
 * milliseconds.
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
