import { ok, type Result } from '#lib/result.ts';
import { type Recusa, refuse } from './recusa.ts';

export type LoginLimits = {
  /** Password hashes that may be computed at once; each costs memory and a core. */
  readonly hashesAtOnce: number;
  /** Wrong passwords within `windowMs`, from one address and for one user from one address. */
  readonly failuresPerAddress: number;
  readonly failuresPerUser: number;
  readonly windowMs: number;
};

export const LOGIN_LIMITS: LoginLimits = {
  hashesAtOnce: 2,
  failuresPerAddress: 50,
  failuresPerUser: 8,
  windowMs: 5 * 60_000,
};

/** One try to log in that was let through; `end` must be called once. */
export type LoginTry = { end(outcome: 'right' | 'wrong' | 'unknown'): void };

export type LoginGate = { enter(address: string, login: string): Result<LoginTry, Recusa> };

/** A gate that lets everybody through, for load tests. */
export const openGate: LoginGate = { enter: () => ok({ end: () => undefined }) };

const MANY = 'Muitas tentativas de entrada. Aguarde alguns minutos e tente de novo.';
const BUSY = 'Há muitas entradas ao mesmo tempo. Tente de novo em alguns segundos.';

/**
 * Slows down guessing: only wrong passwords count, in a window that starts at the first; a right one clears
 * its user's. The counts live in this process: behind a balancer each process has its own.
 */
export function createLoginGate(limits: LoginLimits, clock: () => Date): LoginGate {
  const failures = new Map<string, { count: number; until: number }>();
  let hashing = 0;

  const countOf = (key: string): number => {
    const entry = failures.get(key);
    return entry !== undefined && entry.until > clock().getTime() ? entry.count : 0;
  };
  const countFailure = (key: string): void => {
    const now = clock().getTime();
    for (const [old, entry] of failures) if (entry.until <= now) failures.delete(old);
    const until = failures.get(key)?.until ?? now + limits.windowMs;
    failures.set(key, { count: countOf(key) + 1, until });
  };

  return {
    enter(address, login) {
      const userKey = `${address} ${login.toLowerCase()}`;
      if (countOf(address) >= limits.failuresPerAddress || countOf(userKey) >= limits.failuresPerUser) {
        return refuse('muitas-requisicoes', MANY);
      }
      if (hashing >= limits.hashesAtOnce) return refuse('muitas-requisicoes', BUSY);
      hashing += 1;
      return ok({
        end(outcome) {
          hashing -= 1;
          if (outcome === 'right') failures.delete(userKey);
          if (outcome === 'wrong') {
            countFailure(address);
            countFailure(userKey);
          }
        },
      });
    },
  };
}
