import { globSync } from 'node:fs';
import path from 'node:path';

/** A part of the code whose tests are checked: each mutant of `files` must make one of `tests` fail. */
export type Part = {
  name: string;
  /** Patterns from the project's root. */
  files: readonly string[];
  tests: readonly string[];
  /** Its tests need a database: a thread keeps it, and its modules, from mutant to mutant. */
  hasDatabase: boolean;
  /** One of this many top-level pieces of the files is mutated; 1 for all of them. */
  oneOf: number;
  /** Approximate time of the whole part, by the CPU time of a whole run. */
  takes: string;
};

export const parts: readonly Part[] = [
  {
    name: 'domain',
    files: ['src/domain/**/*.ts'],
    tests: ['src/domain/**/*.test.ts'],
    hasDatabase: false,
    oneOf: 1,
    takes: 'about 2 minutes',
  },
  {
    name: 'outbox',
    files: ['src/outbox/**/*.ts'],
    tests: ['src/outbox/**/*.test.ts'],
    hasDatabase: false,
    oneOf: 1,
    takes: 'about 3 minutes',
  },
  {
    name: 'sync',
    files: ['src/sync/**/*.ts'],
    tests: ['src/sync/**/*.test.ts'],
    hasDatabase: false,
    oneOf: 1,
    takes: 'about 2 minutes',
  },
  {
    name: 'queries',
    files: [
      'server/*/data/*.ts',
      'server/db/{batches,business-time,chaves,contagens,diferenca,esquecer,respostas,scope,sessoes,transacao}.ts',
    ],
    tests: ['tests/server/*.test.ts', 'server/*/data/*.test.ts', 'server/db/*.test.ts'],
    hasDatabase: true,
    oneOf: 10,
    takes: 'about 30 minutes',
  },
];

/** The code of a part, without tests and samples. */
export const filesOf = ({ files }: Part): string[] =>
  globSync([...files])
    .map((file) => file.replaceAll(path.sep, '/'))
    .filter((file) => !/\.test\.ts$|-sample\.ts$/.test(file))
    .toSorted();

/** Returns the part of this name, which is passed to Vitest's configuration. */
export function partOf(name: string | undefined): Part {
  const part = parts.find((p) => p.name === name);
  if (part === undefined) throw new Error(`There is no part ${name} of the mutation tests.`);
  return part;
}
