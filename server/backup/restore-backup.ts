import { readFile, rm } from 'node:fs/promises';
import { sql } from 'kysely';
import { fail, ok, type Result } from '#lib/result.ts';
import { databaseIn, hasDatabase } from '#server/db/data-folder.ts';
import { startEpoca } from '#server/db/feed-cursor.ts';
import { migrate } from '#server/db/migrate.ts';
import { openStore, type PostgresSource, type Store, type StoreSource } from '#server/db/open.ts';
import { leaveLostNumbers, skipOrderNumbers } from '#server/orders/data/order-numbers.ts';
import { checkBackup } from './backup-file.ts';
import type { Manifest } from './manifest.ts';
import { runPostgresProgram } from './postgres-programs.ts';
import { findDifferences } from './table-counts.ts';

/** All or nothing; the new database may have another owner. */
const RESTORE = ['--single-transaction', '--exit-on-error', '--no-owner', '--no-privileges', '--no-comments'];

/**
 * Loads a backup into an empty database and compares the rows of every table with the manifest; an error is a
 * sentence. The database is as it was copied: `beginAfterRestore` comes before its use.
 */
export async function loadBackup(source: StoreSource, file: string): Promise<Result<Manifest, string>> {
  const manifest = await checkBackup(file);
  if (!manifest.ok) return manifest;
  const isPostgres = 'databaseUrl' in source;
  if (isPostgres !== (manifest.value.banco === 'postgres'))
    return fail(
      isPostgres
        ? 'A cópia é de um banco embutido: restaure-a sem DATABASE_URL.'
        : 'A cópia é de um PostgreSQL: restaure-a com DATABASE_URL.',
    );
  const loaded = isPostgres ? await loadPostgres(source, file) : await openFolder(source, file);
  if (!loaded.ok) return loaded;
  const differences = await differencesOf(loaded.value, manifest.value);
  if (differences === undefined) return manifest;
  // The folder had no database before.
  if ('dataFolder' in source) await rm(databaseIn(source.dataFolder), { recursive: true });
  return fail(differences);
}

async function differencesOf(store: Store, { tabelas }: Manifest): Promise<string | undefined> {
  try {
    return await findDifferences(store.db, tabelas);
  } finally {
    await store.close();
  }
}

async function loadPostgres(source: PostgresSource, file: string): Promise<Result<Store, string>> {
  const store = await openStore(source);
  const loaded = (await isEmpty(store))
    ? await runPostgresProgram('pg_restore', source.databaseUrl, [...RESTORE, '--no-password', file])
    : fail('O banco de DATABASE_URL não está vazio. Crie um banco vazio e restaure nele.');
  if (loaded.ok) return ok(store);
  await store.close();
  return loaded;
}

async function isEmpty({ db }: Store): Promise<boolean> {
  const { rows } = await sql<{ empty: boolean }>`
    select not exists (select from pg_class where relnamespace = 'public'::regnamespace) as empty`.execute(
    db,
  );
  return rows[0]?.empty === true;
}

async function openFolder(source: StoreSource, file: string): Promise<Result<Store, string>> {
  if (!('dataFolder' in source)) return fail('Uma cópia do banco embutido só se restaura em uma pasta.');
  const { dataFolder } = source;
  if (hasDatabase(dataFolder))
    return fail(`A pasta ${dataFolder} já tem um banco: mova a pasta postgres dela e restaure de novo.`);
  return ok(await openStore({ dataFolder, dump: await readFile(file) }));
}

/**
 * Brings a restored database up to date and begins an epoch: devices that saw a later state load their lists again,
 * and order numbers continue above the lost ones. `copied`: when the backup was made.
 */
export async function beginAfterRestore(source: StoreSource, now: Date, copied: Date): Promise<void> {
  const store = await openStore(source);
  try {
    await migrate(store.db);
    await startEpoca(store.db);
    await leaveLostNumbers(store.db, now, copied);
    await skipOrderNumbers(store.db, now);
  } finally {
    await store.close();
  }
}
