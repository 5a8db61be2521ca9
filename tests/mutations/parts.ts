/**
 * A part of the code whose tests are put to the proof: each mutant of `folder` must turn one of `tests` red. A warm
 * part's tests run in threads that go on from mutant to mutant, which only tests without open ends bear.
 */
export type Part = {
  name: string;
  folder: string;
  tests: readonly string[];
  warm: boolean;
  /** About what the whole part takes, by the CPU time of a whole run. */
  takes: string;
};

export const parts: readonly Part[] = [
  {
    name: 'domain',
    folder: 'src/domain',
    tests: ['src/domain/*.test.ts'],
    warm: true,
    takes: 'about 2 minutes',
  },
  {
    name: 'outbox',
    folder: 'src/outbox',
    tests: ['src/outbox/*.test.ts'],
    warm: true,
    takes: 'about 3 minutes',
  },
  { name: 'sync', folder: 'src/sync', tests: ['src/sync/*.test.ts'], warm: true, takes: 'about 2 minutes' },
  {
    name: 'queries',
    folder: 'server/store/queries',
    tests: ['tests/server/*.test.ts'],
    warm: false,
    takes: 'not measured',
  },
];

/** The part of this name, which is how Vitest's configuration is told of it. */
export function partOf(name: string | undefined): Part {
  const part = parts.find((p) => p.name === name);
  if (part === undefined) throw new Error(`There is no part ${name} of the mutation tests.`);
  return part;
}
