/** A journey that `npm test` leaves out for a while: which one, why, and since when. */
export type Quarantined = {
  /** The name of its file without `.journey.ts`. */
  readonly journey: string;
  readonly title: string;
  readonly reason: string;
  /** As `2026-11-23`. */
  readonly since: string;
};

/** Each is named at the end of `npm test`, and fails the tests once it is two weeks old. Best kept empty. */
export const QUARANTINE: readonly Quarantined[] = [];
