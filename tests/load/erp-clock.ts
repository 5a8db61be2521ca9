/** The days of waits between tries pass this many times as fast as those of the machine. */
const SPEED = 20;
/** A sender's wait for an answer, in the machine's time; less than its lease. */
export const TIMEOUT_MS = 500;

/** A clock for several processes that started at `begin` and is `ahead` milliseconds before it. */
export const fastClock =
  (begin: number, ahead: number): (() => Date) =>
  () =>
    new Date(begin + (Date.now() - begin) * SPEED + ahead);
