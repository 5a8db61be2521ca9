/**
 * The rules by which nothing is lost and nothing doubled, each with the smallest change that takes it away.
 * `find` must stand exactly once in its file, so that a rule whose code moved is missed loudly. `tests` are the
 * files of which at least one test must then fail.
 */
export type Knockout = { rule: string; file: string; find: string; put: string; tests: readonly string[] };

const PUSH = ['tests/sync/push.test.ts'];

export const knockouts: readonly Knockout[] = [
  {
    rule: 'every attempt carries the key',
    file: 'src/sync/push.ts',
    find: 'key: row.key, ',
    put: '',
    tests: PUSH,
  },
  {
    rule: 'the key is the same in every attempt',
    file: 'src/sync/push.ts',
    find: 'key: row.key, ',
    put: 'key: crypto.randomUUID(), ',
    tests: PUSH,
  },
  {
    rule: 'a row is removed only after its answer',
    file: 'src/outbox/claim.ts',
    find: 'await vault.outbox.update(head.seq, taken);',
    put: 'await vault.outbox.delete(head.seq);',
    tests: PUSH,
  },
];
