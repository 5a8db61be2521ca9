import { setTimeout as sleep } from 'node:timers/promises';
import { ok, type Result } from '#lib/result.ts';
import { type Recusa, refuseTooMany } from '#server/http/recusa.ts';
import { addressKey } from './address-key.ts';

/** How fast one address may send requests: `burst` at once, then `perSecond`; further requests wait for their turn. */
export type PaceLimits = {
  readonly perSecond: number;
  readonly burst: number;
  /** A request that would wait longer is refused. */
  readonly longestMs: number;
  /** How many addresses are remembered. */
  readonly most: number;
};

/** A shop with many people behind one address stays below this rate. */
export const VISITOR_PACE: PaceLimits = { perSecond: 25, burst: 150, longestMs: 2000, most: 20_000 };

/** Lets a request of an address through when its turn comes, or refuses it. */
export type Pace = (address: string) => Promise<Result<null, Recusa>>;

export const noPace: Pace = async () => ok(null);

const MANY = 'Muitos pedidos em pouco tempo.';

/**
 * Returns a function that takes the next turn of a name and returns the milliseconds to wait for it, or undefined when
 * the wait would be too long (generic cell rate algorithm). `now` is a monotonic clock in milliseconds.
 */
export function createTurnTimes({ perSecond, burst, longestMs, most }: PaceLimits, now: () => number) {
  const shareMs = 1000 / perSecond;
  const nextOf = new Map<string, number>();

  function forgetIdle(at: number): void {
    for (const [name, next] of nextOf) if (next <= at) nextOf.delete(name);
    // Still full of active names: forget the oldest entries.
    for (const name of nextOf.keys()) {
      if (nextOf.size < most) break;
      nextOf.delete(name);
    }
  }

  return (name: string): number | undefined => {
    const at = now();
    const next = Math.max(at, nextOf.get(name) ?? at);
    const waitMs = Math.max(0, next - at - (burst - 1) * shareMs);
    if (waitMs > longestMs) return undefined;
    if (nextOf.size >= most && !nextOf.has(name)) forgetIdle(at);
    nextOf.set(name, next + shareMs);
    return waitMs;
  };
}

/** Limits how fast each address sends requests without a session. */
export function createPace(limits: PaceLimits): Pace {
  const turnOf = createTurnTimes(limits, () => performance.now());
  return async (address) => {
    const waitMs = turnOf(addressKey(address));
    if (waitMs === undefined) return refuseTooMany(MANY, limits.longestMs);
    if (waitMs > 0) await sleep(waitMs);
    return ok(null);
  };
}
