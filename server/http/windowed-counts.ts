/** How often things happened, each in a window that starts at its first. It lives in this process alone. */
export type WindowedCounts = {
  of(key: string): number;
  add(key: string): void;
  forget(key: string): void;
};

/** Counts by name for so many milliseconds; what is over is dropped when something is added. */
export function createWindowedCounts(windowMs: number, clock: () => Date): WindowedCounts {
  const entries = new Map<string, { count: number; until: number }>();
  const of = (key: string): number => {
    const entry = entries.get(key);
    return entry !== undefined && entry.until > clock().getTime() ? entry.count : 0;
  };
  return {
    of,
    add(key) {
      const now = clock().getTime();
      for (const [old, entry] of entries) if (entry.until <= now) entries.delete(old);
      const until = entries.get(key)?.until ?? now + windowMs;
      entries.set(key, { count: of(key) + 1, until });
    },
    forget: (key) => void entries.delete(key),
  };
}
