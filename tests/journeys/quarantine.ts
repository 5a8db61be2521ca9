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
export const QUARANTINE: readonly Quarantined[] = [
  {
    journey: 'gone-chunk',
    title: 'a part of an old build that is gone brings the new build, in every tab, with what was queued',
    reason:
      'Red once in three runs on a busy machine: the reload that brings the new build never ends. Whether the app or the journey is at fault is not known yet.',
    since: '2026-11-23',
  },
];
