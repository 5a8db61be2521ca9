/** Milliseconds by which each name's work, at its price, exceeds the passed time. */
export type UsedTime = {
  of(name: string): number;
  add(name: string, ms: number): void;
};

const SWEEP_MS = 60_000;

/**
 * Adds up working times by name. A millisecond of work counts as `price` milliseconds: a name at work for 1 / `price`
 * of the time stays at zero. `now` is a monotonic clock in milliseconds. Names at zero are dropped once a minute.
 */
export function createUsedTime(now: () => number, price: number): UsedTime {
  const usedUntil = new Map<string, number>();
  let sweepAt = 0;

  function sweep(at: number): void {
    if (at < sweepAt) return;
    sweepAt = at + SWEEP_MS;
    for (const [name, until] of usedUntil) if (until <= at) usedUntil.delete(name);
  }

  return {
    of(name) {
      const at = now();
      return Math.max(0, (usedUntil.get(name) ?? at) - at);
    },
    add(name, ms) {
      const at = now();
      sweep(at);
      // The work began `ms` ago, and that time has passed for the name as well.
      const begun = at - ms;
      usedUntil.set(name, Math.max(begun, usedUntil.get(name) ?? begun) + ms * price);
    },
  };
}
