import { availableParallelism } from 'node:os';
import { fail, ok, type Result } from '#lib/result.ts';
import { addressKey } from './address-key.ts';
import { type Recusa, recusa, refuseTooMany } from './recusa.ts';
import { createTurns } from './turns.ts';
import { createWindowedCounts } from './windowed-counts.ts';

export type LoginLimits = {
  /** Password hashes that may be computed at once; each costs memory and a core. One of them per address. */
  readonly hashesAtOnce: number;
  /** How many log-ins may wait for a hash, and for how long. */
  readonly waiting: number;
  readonly waitMs: number;
  /** Wrong passwords within `windowMs`, from one address and for one user from one address. */
  readonly failuresPerAddress: number;
  readonly failuresPerUser: number;
  /** Right passwords within `windowMs`: from one address, where a company may sit, and of one user from anywhere. */
  readonly successesPerAddress: number;
  readonly successesPerUser: number;
  readonly windowMs: number;
};

/** Node computes at most four hashes at once, and other work needs some of these threads too. */
const HASHES_MOST = 3;

export const LOGIN_LIMITS: LoginLimits = {
  hashesAtOnce: Math.max(1, Math.min(HASHES_MOST, availableParallelism())),
  waiting: 50,
  waitMs: 3000,
  failuresPerAddress: 50,
  failuresPerUser: 8,
  successesPerAddress: 300,
  successesPerUser: 40,
  windowMs: 5 * 60_000,
};

/** One try to log in that was let through; `end` must be called once. */
export type LoginTry = { end(outcome: 'right' | 'wrong' | 'unknown'): void };

export type LoginGate = {
  /** Waits for a place among the hashes. */
  enter(address: string, login: string): Promise<Result<LoginTry, Recusa>>;
  /** Waits for a hash that guesses nothing. `end` must be called once. */
  hash(address: string): Promise<Result<{ end(): void }, Recusa>>;
};

/** A gate that lets everybody through, for load tests. */
export const openGate: LoginGate = {
  enter: async () => ok({ end: () => undefined }),
  hash: async () => ok({ end: () => undefined }),
};

const MANY = 'Muitas tentativas de entrada.';
const BUSY = 'Há muitas entradas ao mesmo tempo. Tente de novo em alguns segundos.';

/**
 * Slows down guessing and keeps log-ins fair. Tries are counted in a window that starts at the first; a right password
 * clears the failures of its user there. A user's failures count only where they were made, so that strangers lock
 * nobody out. Hashes wait for each other, and one address has one at a time.
 * The counts live in this process: behind a balancer each process has its own.
 */
export function createLoginGate(limits: LoginLimits, clock: () => Date): LoginGate {
  const failures = createWindowedCounts(limits.windowMs, clock);
  const successes = createWindowedCounts(limits.windowMs, clock);
  const turns = createTurns({
    atOnce: limits.hashesAtOnce,
    perName: 1,
    deep: limits.waiting,
    waitMs: limits.waitMs,
  });

  const hash: LoginGate['hash'] = async (address) => {
    const end = await turns.take(addressKey(address));
    return end === undefined ? fail(recusa('muitas-requisicoes', BUSY)) : ok({ end });
  };

  /** Milliseconds until a try is allowed again. */
  function waitOf(addressName: string, userHere: string, user: string): number {
    const { failuresPerAddress, failuresPerUser, successesPerAddress, successesPerUser } = limits;
    const waits = [
      failures.of(addressName) >= failuresPerAddress ? failures.left(addressName) : 0,
      failures.of(userHere) >= failuresPerUser ? failures.left(userHere) : 0,
      successes.of(addressName) >= successesPerAddress ? successes.left(addressName) : 0,
      successes.of(user) >= successesPerUser ? successes.left(user) : 0,
    ];
    return Math.max(...waits);
  }

  return {
    hash,
    async enter(address, login) {
      const addressName = `address ${addressKey(address)}`;
      const user = `user ${login.toLowerCase()}`;
      const userHere = `${addressName} ${user}`;
      const wait = waitOf(addressName, userHere, user);
      if (wait > 0) return refuseTooMany(MANY, wait);
      const turn = await hash(address);
      if (!turn.ok) return turn;
      // Other tries of the same address may have failed while this one waited.
      const waitNow = waitOf(addressName, userHere, user);
      if (waitNow > 0) {
        turn.value.end();
        return refuseTooMany(MANY, waitNow);
      }
      return ok({
        end(outcome) {
          turn.value.end();
          const counts = outcome === 'right' ? successes : failures;
          if (outcome === 'right') failures.forget(userHere);
          if (outcome === 'unknown') return;
          counts.add(addressName);
          counts.add(outcome === 'right' ? user : userHere);
        },
      });
    },
  };
}
