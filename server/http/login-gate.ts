import { ok, type Result } from '#lib/result.ts';
import { addressKey } from './address-key.ts';
import { type Recusa, refuse, refuseTooMany } from './recusa.ts';
import { createWindowedCounts } from './windowed-counts.ts';

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

export type LoginGate = {
  enter(address: string, login: string): Result<LoginTry, Recusa>;
  /** A hash that guesses nothing: only how many are computed at once is held. `end` must be called once. */
  hash(): Result<{ end(): void }, Recusa>;
};

/** A gate that lets everybody through, for load tests. */
export const openGate: LoginGate = {
  enter: () => ok({ end: () => undefined }),
  hash: () => ok({ end: () => undefined }),
};

const MANY = 'Muitas tentativas de entrada.';
const BUSY = 'Há muitas entradas ao mesmo tempo. Tente de novo em alguns segundos.';

/**
 * Slows down guessing: only wrong passwords count, in a window that starts at the first; a right one clears
 * its user's. Nobody is locked out by what comes from elsewhere: a user's failures count where they were made.
 * The counts live in this process: behind a balancer each process has its own.
 */
export function createLoginGate(limits: LoginLimits, clock: () => Date): LoginGate {
  const failures = createWindowedCounts(limits.windowMs, clock);
  let hashing = 0;

  const hash: LoginGate['hash'] = () => {
    if (hashing >= limits.hashesAtOnce) return refuse('muitas-requisicoes', BUSY);
    hashing += 1;
    return ok({
      end() {
        hashing -= 1;
      },
    });
  };

  return {
    hash,
    enter(address, login) {
      const addressName = addressKey(address);
      const userName = `${addressName} ${login.toLowerCase()}`;
      const waitOf = (name: string, most: number) => (failures.of(name) >= most ? failures.left(name) : 0);
      const wait = Math.max(
        waitOf(addressName, limits.failuresPerAddress),
        waitOf(userName, limits.failuresPerUser),
      );
      if (wait > 0) return refuseTooMany(MANY, wait);
      const slot = hash();
      if (!slot.ok) return slot;
      return ok({
        end(outcome) {
          slot.value.end();
          if (outcome === 'right') failures.forget(userName);
          if (outcome === 'wrong') {
            failures.add(addressName);
            failures.add(userName);
          }
        },
      });
    },
  };
}
