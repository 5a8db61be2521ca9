import type { TestProject } from 'vitest/node';
import { readDump } from '#tests/support/dump-cache.ts';

/** Makes the dump that server tests open. They run on the embedded database alone: one is enough to see a mutant. */
export async function setup(project: TestProject): Promise<void> {
  await readDump(300);
  project.provide('postgres', null);
}
