import { setTimeout as sleep } from 'node:timers/promises';
import { millisecondsInSecond } from 'date-fns/constants';

/** Lines of one step: the first, the fewest and the most. */
const FIRST = 100;
const LEAST = 20;
export const MOST_LINES = 1000;
/** Each step is at most so many times as large as the one before. */
const GROWTH = 2;
/** How long a step should last while people use the server, and while they do not. */
const SHARED_MS = 25;
const ALONE_MS = 100;
/** While people use the server, a step is followed by a rest of so many times its length. */
const REST = 2;
const LONGEST_REST_MS = millisecondsInSecond;

/** The speed of one load on this machine, learnt from its last step. */
export type LoadPace = {
  /** How many lines the next step should take. */
  lines(): number;
  /**
   * Notes how long a step of so many lines held the database. While people use the server it rests, and then waits until
   * none of their requests is in progress.
   */
  rest(lines: number, tookMs: number): Promise<void>;
};

/** The people who use the server; `awaitGap` waits until no request of theirs is in progress, for a moment at most. */
export type People = { readonly isThere: () => boolean; readonly awaitGap: () => Promise<void> };

/** A pace that asks before and after each step whether people use the server. */
export function createPace(people: People, pause: (ms: number) => Promise<unknown> = sleep): LoadPace {
  let largest = FIRST;
  let msPerLine = 0;
  let isFirst = true;
  return {
    lines() {
      const due = msPerLine === 0 ? largest : (people.isThere() ? SHARED_MS : ALONE_MS) / msPerLine;
      return Math.round(Math.min(Math.max(due, LEAST), largest, MOST_LINES));
    },
    async rest(lines, tookMs) {
      const now = tookMs / lines;
      // One quick step is no reason to take many lines; a slow one is a reason to take few.
      msPerLine = Math.max(now, (msPerLine + now) / 2);
      largest = Math.max(lines * GROWTH, LEAST);
      // Most loads have one short step, which holds the database no longer than a request does.
      const isShort = isFirst && tookMs <= ALONE_MS;
      isFirst = false;
      if (isShort) return;
      if (!people.isThere()) return;
      await pause(Math.min(tookMs * REST, LONGEST_REST_MS));
      await people.awaitGap();
    },
  };
}
