import { availableParallelism } from 'node:os';
import { setTimeout } from 'node:timers/promises';
import { fail, ok, type Result } from '#lib/result.ts';
import { type Recusa, recusa, refuseTooMany } from '#server/http/recusa.ts';
import { addressKey } from './address-key.ts';
import type { SharedCounts } from './shared-counts.ts';
import { createTurns } from './turns.ts';

export type LoginLimits = {
  /** Password hashes that may be computed at once; each costs memory and a core. One of them per address. */
  readonly hashesAtOnce: number;
  /** How many log-ins may wait for a hash, and for how long. */
  readonly waiting: number;
  readonly waitMs: number;
  /** Wrong passwords within `windowMs`, from one address and for one user from one address. */
  readonly failuresPerAddress: number;
  readonly failuresPerUser: number;
  /** Wrong passwords of one user from all addresses, after which each further try for the user waits `slowMs`. */
  readonly failuresBeforeSlow: number;
  readonly slowMs: number;
  /**
   * Right passwords within `windowMs`: from one address, which a company may share, and of one user from all addresses.
   */
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
  failuresBeforeSlow: 40,
  slowMs: 3000,
  successesPerAddress: 300,
  successesPerUser: 40,
  windowMs: 5 * 60_000,
};

/** One admitted log-in try; `end` must be called once, and counts it. */
export type LoginTry = { end(outcome: 'right' | 'wrong' | 'unknown'): Promise<void> };

export type LoginGate = {
  /** Waits for a place among the hashes. */
  enter(address: string, login: string): Promise<Result<LoginTry, Recusa>>;
  /** Waits for a hash outside log-in. `end` must be called once. */
  hash(address: string): Promise<Result<{ end(): void }, Recusa>>;
};

/** A gate that lets every try through, for load tests. */
export const openGate: LoginGate = {
  enter: async () => ok({ end: () => Promise.resolve() }),
  hash: async () => ok({ end: () => undefined }),
};

const MANY = 'Muitas tentativas de entrada.';
const BUSY = 'Há muitas entradas ao mesmo tempo. Tente de novo em alguns segundos.';

/**
 * Slows down guessing and keeps log-ins fair. Tries are counted in a window that starts at the first; a right password
 * clears the failures of its user there. A user's failures count only at their own address, so that strangers cannot
 * lock the user out; guesses from many addresses only slow the user's log-ins down. Hashes wait for each other, and one
 * address has one at a time.
 * All processes share the counts: they are read before a hash is computed and written after it, without a lock between.
 */
export function createLoginGate(
  limits: LoginLimits,
  counts: SharedCounts,
  wait: (ms: number) => Promise<unknown> = setTimeout,
): LoginGate {
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

  /** The names under which a try is counted. */
  function namesOf(address: string, login: string) {
    const here = addressKey(address);
    const user = login.toLowerCase();
    return {
      wrongHere: `login wrong address ${here}`,
      wrongUserHere: `login wrong address ${here} user ${user}`,
      wrongUser: `login wrong user ${user}`,
      rightHere: `login right address ${here}`,
      rightUser: `login right user ${user}`,
    };
  }
  type Names = ReturnType<typeof namesOf>;

  /** Milliseconds until a try is allowed again. */
  function waitOf({ wrongHere, wrongUserHere, rightHere, rightUser }: Names): number {
    const { failuresPerAddress, failuresPerUser, successesPerAddress, successesPerUser } = limits;
    const left = (name: string, most: number) => (counts.of(name) >= most ? counts.left(name) : 0);
    return Math.max(
      left(wrongHere, failuresPerAddress),
      left(wrongUserHere, failuresPerUser),
      left(rightHere, successesPerAddress),
      left(rightUser, successesPerUser),
    );
  }

  /** Counts a finished try. */
  async function count(names: Names, outcome: 'right' | 'wrong'): Promise<void> {
    if (outcome === 'wrong') {
      await counts.add([names.wrongHere, names.wrongUserHere, names.wrongUser], limits.windowMs);
      return;
    }
    await counts.add([names.rightHere, names.rightUser], limits.windowMs);
    if (counts.of(names.wrongUserHere) > 0) await counts.forget(names.wrongUserHere);
  }

  return {
    hash,
    async enter(address, login) {
      const names = namesOf(address, login);
      // Known without a query: a flood of refused tries does not reach the database.
      const leftMs = waitOf(names);
      if (leftMs > 0) return refuseTooMany(MANY, leftMs);
      if (counts.of(names.wrongUser) >= limits.failuresBeforeSlow) await wait(limits.slowMs);
      const turn = await hash(address);
      if (!turn.ok) return turn;
      try {
        // Other tries may have failed while this one waited, here or in another process.
        await counts.read(Object.values(names));
      } catch (error) {
        turn.value.end();
        throw error;
      }
      const waitNow = waitOf(names);
      if (waitNow > 0) {
        turn.value.end();
        return refuseTooMany(MANY, waitNow);
      }
      return ok({
        async end(outcome) {
          turn.value.end();
          if (outcome !== 'unknown') await count(names, outcome);
        },
      });
    },
  };
}
