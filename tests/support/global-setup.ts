import { randomUUID } from 'node:crypto';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { readDump } from './dump-cache.ts';
import { startPrivatePostgres } from './postgres.ts';
import { makeTemplate } from './postgres-template.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** A PostgreSQL, its seeded database to copy, and the name prefix of the copies; null if there is none. */
    postgres: { url: string; template: string; prefix: string } | null;
  }
}

/** Makes the dump that server tests open, and starts a PostgreSQL if TEST_DATABASE_URL names none. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  await readDump(300);
  const given = process.env['TEST_DATABASE_URL'];
  const own = given === undefined || given === '' ? await startPrivatePostgres() : undefined;
  const url = own?.url ?? given;
  if (url === undefined) {
    project.provide('postgres', null);
    return async () => undefined;
  }
  const prefix = `maleta_t_${randomUUID().slice(0, 8)}_`;
  project.provide('postgres', { url, template: await makeTemplate(url), prefix });
  return () => (own ? own.stop() : dropCopies(url, prefix));
}

async function dropCopies(url: string, prefix: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const found = await client.query('select datname from pg_database where starts_with(datname, $1)', [
      prefix,
    ]);
    for (const { datname } of found.rows) await client.query(`drop database "${datname}" with (force)`);
  } finally {
    await client.end();
  }
}
