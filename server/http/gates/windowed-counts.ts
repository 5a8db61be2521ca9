/** Counts known to this process, each until its window ends. */
export type WindowedCounts = {
  of(key: string): number;
  /** Milliseconds until its window ends; 0 when none is open. */
  left(key: string): number;
  /** Stores a count whose window ends at `until`. */
  learn(key: string, count: number, until: number): void;
};

const SWEEP_MS = 60_000;

/** Counts by name. Expired ones are dropped once a minute, so that a flood costs memory for its window only. */
export function createWindowedCounts(clock: () => Date): WindowedCounts {
  const entries = new Map<string, { count: number; until: number }>();
  let sweepAt = 0;

  const openAt = (key: string, now: number) => {
    const entry = entries.get(key);
    return entry !== undefined && entry.until > now ? entry : undefined;
  };
  const sweep = (now: number): void => {
    if (now < sweepAt) return;
    sweepAt = now + SWEEP_MS;
    for (const [key, entry] of entries) if (entry.until <= now) entries.delete(key);
  };

  return {
    of: (key) => openAt(key, clock().getTime())?.count ?? 0,
    left(key) {
      const now = clock().getTime();
      return (openAt(key, now)?.until ?? now) - now;
    },
    learn(key, count, until) {
      const now = clock().getTime();
      sweep(now);
      if (count <= 0 || until <= now) entries.delete(key);
      else entries.set(key, { count, until });
    },
  };
}
