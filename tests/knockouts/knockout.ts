/**
 * A rule by which no change is lost, doubled or hidden, with the smallest edit that removes it. `find` must occur exactly
 * once in its file, so that a rule whose code moved is reported. `tests` are the files of which at least one test must
 * then fail.
 */
export type Knockout = { rule: string; file: string; find: string; put: string; tests: readonly string[] };
