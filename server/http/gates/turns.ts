import { createUsedTime } from './used-time.ts';

/** How much work may run at once, in total and per name; the rest waits. */
export type TurnLimits = {
  readonly atOnce: number;
  readonly perName: number;
  /**
   * A name that has worked for longer than half of the time, by this much, gets one turn at once and then pauses for as
   * long as that turn took, for half of `waitMs` at most: a name that asks one by one is never refused.
   */
  readonly burstMs?: number;
  /** How many may wait. */
  readonly deep: number;
  readonly waitMs: number;
};

/** Resolves with a function that ends the turn, to be called once, or with undefined when no turn came in time. */
export type Turns = { take(name: string): Promise<(() => void) | undefined> };

/** A name may work for half of the time without a limit. */
const PRICE = 2;

type Waiting = { readonly name: string; readonly settle: (turn: (() => void) | undefined) => void };

/**
 * Hands out turns in the order of the requests, but one name cannot block others: a name whose share is running is
 * passed over, and in a full queue the name with the most waiting requests gives up its newest place.
 */
export function createTurns(limits: TurnLimits, now: () => number = () => performance.now()): Turns {
  const { burstMs = Number.POSITIVE_INFINITY } = limits;
  const longestPauseMs = limits.waitMs / 2;
  const used = createUsedTime(now, PRICE);
  const running = new Map<string, number>();
  const queue: Waiting[] = [];
  let inAll = 0;

  const isOverBurst = (name: string) => used.of(name) > burstMs;
  const shareOf = (name: string) => (isOverBurst(name) ? 1 : limits.perName);
  const isFree = (name: string) => inAll < limits.atOnce && (running.get(name) ?? 0) < shareOf(name);
  const findNext = () => queue.find((one) => isFree(one.name));
  const leave = (one: Waiting) => {
    const at = queue.indexOf(one);
    if (at >= 0) queue.splice(at, 1);
  };

  function begin(name: string): () => void {
    inAll += 1;
    running.set(name, (running.get(name) ?? 0) + 1);
    const begun = now();
    return () => {
      inAll -= 1;
      const worked = now() - begun;
      used.add(name, worked);
      if (isOverBurst(name)) {
        setTimeout(free, Math.min(worked, longestPauseMs), name).unref();
        giveTurns();
      } else free(name);
    };
  }

  function free(name: string): void {
    const left = (running.get(name) ?? 1) - 1;
    if (left === 0) running.delete(name);
    else running.set(name, left);
    giveTurns();
  }

  /** Starts the waiting ones that may start: several, when a name's share has grown. */
  function giveTurns(): void {
    for (let next = findNext(); next !== undefined; next = findNext()) next.settle(begin(next.name));
  }

  /** Makes room for `name` in a full queue, if another name waits at least twice more often. */
  function isRoomMade(name: string): boolean {
    if (queue.length < limits.deep) return true;
    const counts = new Map<string, number>();
    for (const one of queue) counts.set(one.name, (counts.get(one.name) ?? 0) + 1);
    const [most = '', count = 0] = [...counts].toSorted(([, a], [, b]) => b - a)[0] ?? [];
    if (count < (counts.get(name) ?? 0) + 2) return false;
    queue.findLast((one) => one.name === most)?.settle(undefined);
    return true;
  }

  return {
    take(name) {
      giveTurns();
      if (isFree(name)) return Promise.resolve(begin(name));
      if (!isRoomMade(name)) return Promise.resolve(undefined);
      return new Promise((resolve) => {
        const timer = setTimeout(() => one.settle(undefined), limits.waitMs);
        const one: Waiting = {
          name,
          settle(turn) {
            clearTimeout(timer);
            leave(one);
            resolve(turn);
          },
        };
        queue.push(one);
      });
    },
  };
}
