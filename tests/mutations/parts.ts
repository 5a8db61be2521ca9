/** A part of the code whose tests are put to the proof: each mutant of `folder` must turn one of `tests` red. */
export type Part = {
  name: string;
  folder: string;
  tests: readonly string[];
  /** Its tests need a database: a thread keeps it, and its modules, from mutant to mutant. */
  hasDatabase: boolean;
  /** One in so many of the top-level pieces of the folder is changed; 1 for all of them. */
  oneOf: number;
  /** About what the whole part takes, by the CPU time of a whole run. */
  takes: string;
};

export const parts: readonly Part[] = [
  {
    name: 'domain',
    folder: 'src/domain',
    tests: ['src/domain/*.test.ts'],
    hasDatabase: false,
    oneOf: 1,
    takes: 'about 2 minutes',
  },
  {
    name: 'outbox',
    folder: 'src/outbox',
    tests: ['src/outbox/*.test.ts'],
    hasDatabase: false,
    oneOf: 1,
    takes: 'about 3 minutes',
  },
  {
    name: 'sync',
    folder: 'src/sync',
    tests: ['src/sync/*.test.ts'],
    hasDatabase: false,
    oneOf: 1,
    takes: 'about 2 minutes',
  },
  {
    name: 'queries',
    folder: 'server/store/queries',
    tests: ['tests/server/*.test.ts', 'server/store/queries/*.test.ts'],
    hasDatabase: true,
    oneOf: 10,
    takes: 'about 30 minutes',
  },
];

/** The part of this name, which is how Vitest's configuration is told of it. */
export function partOf(name: string | undefined): Part {
  const part = parts.find((p) => p.name === name);
  if (part === undefined) throw new Error(`There is no part ${name} of the mutation tests.`);
  return part;
}
