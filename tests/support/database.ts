import { randomUUID } from 'node:crypto';
import { inject } from 'vitest';
import { openStore, type Store } from '#server/store/open.ts';
import type { Database } from '#server/store/schema.ts';
import { runAsAdmin, withDatabase } from './database-url.ts';
import { readDump } from './dump-cache.ts';
import { restoreOriginals } from './originals.ts';

/** A migrated database with 300 products of the demo, for one test file. */
export type TestDatabase = {
  readonly store: Store;
  readonly db: Database;
  /** Back to the seed; some 20 ms. */
  reset(): Promise<void>;
  close(): Promise<void>;
};

export type TestDatabaseKind = { readonly name: string; readonly open: () => Promise<TestDatabase> };

/** Opens the embedded test database from the cached dump, in memory: about half a second. */
export async function openTestDatabase(): Promise<TestDatabase> {
  return toTestDatabase(await openStore({ dump: await readDump(300) }));
}

/** For `describe.each(testDatabases)('on $name', ({ open }) => ...)`: PGlite, and PostgreSQL where there is one. */
export const testDatabases: readonly TestDatabaseKind[] = [
  { name: 'PGlite', open: openTestDatabase },
  ...toPostgresKind(inject('postgres')),
];

function toPostgresKind(postgres: { url: string; template: string } | null): TestDatabaseKind[] {
  if (postgres === null) return [];
  return [{ name: 'PostgreSQL', open: () => openFromTemplate(postgres.url, postgres.template) }];
}

async function openFromTemplate(url: string, template: string): Promise<TestDatabase> {
  const name = `maleta_t_${randomUUID().replaceAll('-', '').slice(0, 12)}`;
  await runAsAdmin(url, `create database "${name}" template "${template}"`);
  const database = toTestDatabase(await openStore({ databaseUrl: withDatabase(url, name) }));
  return {
    ...database,
    async close() {
      await database.close();
      await runAsAdmin(url, `drop database "${name}" with (force)`);
    },
  };
}

function toTestDatabase(store: Store): TestDatabase {
  return { store, db: store.db, reset: () => restoreOriginals(store.db), close: () => store.close() };
}
