import type { TestProject } from 'vitest/node';
import { readDump } from './dump-cache.ts';
import { startPrivatePostgres } from './postgres.ts';
import { makeTemplate } from './postgres-template.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** A PostgreSQL to test on and the seeded database to copy there; null where there is none. */
    postgres: { url: string; template: string } | null;
  }
}

/** Makes the dump that server tests open, and starts a PostgreSQL where TEST_DATABASE_URL names none. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  await readDump(300);
  const given = process.env['TEST_DATABASE_URL'];
  const own = given === undefined || given === '' ? await startPrivatePostgres() : undefined;
  const url = own?.url ?? given;
  project.provide('postgres', url === undefined ? null : { url, template: await makeTemplate(url) });
  return async () => {
    await own?.stop();
  };
}
