import { ok, type Result } from '#lib/result.ts';
import { type Recusa, refuse } from './recusa.ts';

export type TryLimits = {
  /** Tries that found nothing within `windowMs`: from one address, and for one thing from all addresses. */
  readonly perAddress: number;
  readonly perThing: number;
  readonly windowMs: number;
};

export type TryGate = {
  /** Lets one try through; `found` is called when it was a good one, which then does not count. */
  enter(address: string, thing: string): Result<{ found(): void }, Recusa>;
};

/** A gate that lets everybody through, for load tests. */
export const openTryGate: TryGate = { enter: () => ok({ found: () => undefined }) };

const MANY = 'Muitas tentativas sem resultado. Aguarde alguns minutos e tente de novo.';

/**
 * Slows down guessing of what nobody logs in for. A try counts from its start, so that many at once count as many.
 * The window starts at the first. The counts live in this process: behind a balancer each process has its own.
 */
export function createTryGate(limits: TryLimits, clock: () => Date): TryGate {
  const tries = new Map<string, { count: number; until: number }>();

  const countOf = (key: string): number => tries.get(key)?.count ?? 0;
  const add = (key: string, until: number): void => {
    tries.set(key, { count: countOf(key) + 1, until: tries.get(key)?.until ?? until });
  };
  const takeBack = (key: string): void => {
    const entry = tries.get(key);
    if (entry !== undefined) entry.count -= 1;
  };

  return {
    enter(address, thing) {
      const now = clock().getTime();
      for (const [key, { until }] of tries) if (until <= now) tries.delete(key);
      const keys = [`address ${address}`, `thing ${thing}`] as const;
      if (countOf(keys[0]) >= limits.perAddress || countOf(keys[1]) >= limits.perThing) {
        return refuse('muitas-requisicoes', MANY);
      }
      for (const key of keys) add(key, now + limits.windowMs);
      return ok({ found: () => keys.forEach(takeBack) });
    },
  };
}
