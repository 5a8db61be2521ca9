import { setTimeout as sleep } from 'node:timers/promises';
import { millisecondsInSecond } from 'date-fns/constants';
import type { Database } from './schema/schema.ts';

/** A person who reads a page sends nothing for so long. */
const QUIET_MS = 10 * millisecondsInSecond;
/** A page that waits for one response often sends the next request at once. */
const GAP_MS = 8;
/** The longest wait for a gap: a busy server still does its long work. */
const LONGEST_WAIT_MS = 100;
const LOOK_MS = 4;

/** When the last request of a person began or ended in this process, and how many are in progress. */
type Use = { at: number; inProgress: number };

const uses = new WeakMap<Database, Use>();

/** Notes the request of a person, from now until its answer is there. */
export function noteUse(db: Database, answer: Promise<unknown>): void {
  const use = uses.get(db) ?? { at: 0, inProgress: 0 };
  uses.set(db, use);
  use.at = performance.now();
  use.inProgress += 1;
  const end = () => {
    use.at = performance.now();
    use.inProgress -= 1;
  };
  answer.then(end, end);
}

const sinceUse = (db: Database): number => performance.now() - (uses.get(db)?.at ?? Number.NEGATIVE_INFINITY);

/** True while people use this process, so that long work makes room for them. */
export const isInUse = (db: Database): boolean => sinceUse(db) < QUIET_MS;

/** Waits until no request of a person is in progress, for a tenth of a second at most. */
export async function awaitGap(db: Database, longestMs = LONGEST_WAIT_MS): Promise<void> {
  const late = performance.now() + longestMs;
  const isBusy = () => (uses.get(db)?.inProgress ?? 0) > 0 || sinceUse(db) < GAP_MS;
  while (isBusy() && performance.now() < late) await sleep(LOOK_MS);
}
