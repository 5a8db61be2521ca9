/** How often things happened, each in a window that starts at its first. It lives in this process alone. */
export type WindowedCounts = {
  of(key: string): number;
  /** Milliseconds until its window is over and it counts anew; 0 when none is open. */
  left(key: string): number;
  add(key: string): void;
  forget(key: string): void;
  /** Makes it one less in the window that is open, if one is. */
  takeBack(key: string): void;
};

/** Counts by name for so many milliseconds. What is over is dropped once a window: whoever floods it costs no more. */
export function createWindowedCounts(windowMs: number, clock: () => Date): WindowedCounts {
  const entries = new Map<string, { count: number; until: number }>();
  let sweepAt = 0;

  const openAt = (key: string, now: number) => {
    const entry = entries.get(key);
    return entry !== undefined && entry.until > now ? entry : undefined;
  };
  const sweep = (now: number): void => {
    if (now < sweepAt) return;
    sweepAt = now + windowMs;
    for (const [key, entry] of entries) if (entry.until <= now) entries.delete(key);
  };

  return {
    of: (key) => openAt(key, clock().getTime())?.count ?? 0,
    left(key) {
      const now = clock().getTime();
      return (openAt(key, now)?.until ?? now) - now;
    },
    add(key) {
      const now = clock().getTime();
      sweep(now);
      const { count, until } = openAt(key, now) ?? { count: 0, until: now + windowMs };
      entries.set(key, { count: count + 1, until });
    },
    forget: (key) => void entries.delete(key),
    takeBack(key) {
      const entry = openAt(key, clock().getTime());
      if (entry !== undefined) entry.count -= 1;
    },
  };
}
