import { randomUUID } from 'node:crypto';
import { inject, type ProvidedContext } from 'vitest';
import { openStore, type Store } from '#server/db/open.ts';
import { NO_TIME_LIMITS } from '#server/db/postgres-pool.ts';
import type { Database } from '#server/db/schema/schema.ts';
import { runAsAdmin, withDatabase } from './database-url.ts';
import { readDump } from './dump-cache.ts';
import type {} from './global-setup.ts';
import { restoreOriginals } from './originals.ts';
import { PreparedClient } from './prepared-client.ts';

/** A migrated database with 300 products of the demonstration, as it was seeded. */
export type TestDatabase = {
  readonly store: Store;
  readonly db: Database;
  /** Restores the seed in a few milliseconds. Returns the tables that had been written to. */
  reset(): Promise<readonly string[]>;
  /** Releases it; the next test file of this process takes it over. */
  close(): Promise<void>;
};

export type TestDatabaseKind = { readonly name: string; readonly open: () => Promise<TestDatabase> };

const PGLITE: TestDatabaseKind = { name: 'PGlite', open: shared(openPGlite) };
const POSTGRES = toPostgresKind(inject('postgres'));

/**
 * For `describe.each(bothDatabases)('on $name', ({ open }) => ...)`: PGlite, and PostgreSQL where there is one. For
 * rules that lean on the database itself: its dialect, its numbers and times, keys, locks, transactions.
 */
export const bothDatabases: readonly TestDatabaseKind[] = [PGLITE, ...(POSTGRES ? [POSTGRES] : [])];

/** The faster of the two, for rules that do not depend on the database. MALETA_BOTH=1 runs these on both as well. */
export const oneDatabase: readonly TestDatabaseKind[] =
  process.env['MALETA_BOTH'] === '1' ? bothDatabases : [POSTGRES ?? PGLITE];

/** Opens the faster database as it was seeded. */
export const openTestDatabase = (): Promise<TestDatabase> => (POSTGRES ?? PGLITE).open();

/** Opens the embedded database that the tests of this process share, as it was seeded. */
export const openSharedPGlite = (): Promise<TestDatabase> => PGLITE.open();

/** Opens an embedded database that no other test uses, so that a test may close it. */
export async function openOwnPGlite(): Promise<TestDatabase> {
  const database = await openPGlite();
  return { ...database, close: () => database.store.close() };
}

async function openPGlite(): Promise<TestDatabase> {
  return toTestDatabase(await openStore({ dump: await readDump(300) }));
}

/** Opening costs more than most tests: a process opens each kind once and hands it from file to file. */
function shared(open: () => Promise<TestDatabase>): () => Promise<TestDatabase> {
  let opened: Promise<TestDatabase> | undefined;
  return async () => {
    opened ??= open();
    const database = await opened;
    await database.reset();
    return database;
  };
}

type Postgres = Exclude<ProvidedContext['postgres'], null>;

function toPostgresKind(postgres: Postgres | null): TestDatabaseKind | undefined {
  return postgres === null
    ? undefined
    : { name: 'PostgreSQL', open: shared(() => openFromTemplate(postgres)) };
}

/** A slow machine must not cause refusals; the limits have their own tests. */
const PATIENT = { ...NO_TIME_LIMITS, waitMs: 120_000 };

async function openFromTemplate({ url, template, prefix }: Postgres): Promise<TestDatabase> {
  const name = `${prefix}${randomUUID().slice(0, 8)}`;
  await runAsAdmin(url, `create database "${name}" template "${template}"`);
  const databaseUrl = withDatabase(url, name);
  return toTestDatabase(await openStore({ databaseUrl, limits: PATIENT, Client: PreparedClient }));
}

function toTestDatabase(store: Store): TestDatabase {
  return { store, db: store.db, reset: () => restoreOriginals(store.db), close: async () => undefined };
}
