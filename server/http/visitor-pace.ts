import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyRequest } from 'fastify';
import type { AnyCall } from '#contract/call.ts';
import { ok, type Result } from '#lib/result.ts';
import { addressKey } from './address-key.ts';
import { type Recusa, refuseTooMany } from './recusa.ts';

/** How fast one address may ask without a session: `burst` at once, then so many a second; the rest waits for its turn. */
export type PaceLimits = {
  readonly perSecond: number;
  readonly burst: number;
  /** A request that would wait longer is refused. */
  readonly longestMs: number;
  /** So many addresses are remembered. */
  readonly most: number;
};

/** A shop full of people behind one address stays below it; a program that asks without end does not. */
export const VISITOR_PACE: PaceLimits = { perSecond: 25, burst: 150, longestMs: 2000, most: 20_000 };

/** Lets a request through when it is its turn, or refuses it. */
export type Pace = (call: AnyCall, request: FastifyRequest) => Promise<Result<null, Recusa>>;

export const noPace: Pace = async () => ok(null);

const MANY = 'Muitos pedidos em pouco tempo.';

/**
 * Milliseconds until the next request of a name is due; undefined when that is too long. Each asked-for turn moves the
 * name's next one on by its share (the generic cell rate algorithm). `now` in milliseconds, never going back.
 */
export function createTurnTimes({ perSecond, burst, longestMs, most }: PaceLimits, now: () => number) {
  const shareMs = 1000 / perSecond;
  const nextOf = new Map<string, number>();

  function forgetIdle(at: number): void {
    for (const [name, next] of nextOf) if (next <= at) nextOf.delete(name);
    // All of them are busy: those that came first begin anew.
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

/** Paces what is asked without a session, by address. A log-in brings credentials and has limits of its own. */
export function createPace(limits: PaceLimits): Pace {
  const turnOf = createTurnTimes(limits, () => performance.now());
  return async (call, request) => {
    if (call.access === 'session' || request.headers.authorization !== undefined) return ok(null);
    const waitMs = turnOf(addressKey(request.ip));
    if (waitMs === undefined) return refuseTooMany(MANY, limits.longestMs);
    if (waitMs > 0) await sleep(waitMs);
    return ok(null);
  };
}
