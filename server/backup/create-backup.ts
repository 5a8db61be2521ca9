import { existsSync } from 'node:fs';
import { rm, writeFile } from 'node:fs/promises';
import { sql } from 'kysely';
import { must } from '#lib/must.ts';
import { fail, ok, type Result } from '#lib/result.ts';
import { hasDatabase } from '#server/db/data-folder.ts';
import { openStore, type Store, type StoreSource } from '#server/db/open.ts';
import type { Database } from '#server/db/schema/schema.ts';
import { readFileFacts, syncFile } from './backup-file.ts';
import { type Manifest, manifestOf } from './manifest.ts';
import { runPostgresProgram } from './postgres-programs.ts';
import { partialOf, publishBackup } from './publish-backup.ts';
import { countTables, readMigration, type TableCounts } from './table-counts.ts';

/** The version of Maleta and the time of the backup. */
type About = { readonly version: string; readonly now: Date };

type Content = { readonly migracao: string; readonly tabelas: TableCounts };

const EMPTY = 'O banco não tem as tabelas do Maleta: não há nada a copiar.';

/** Writes a backup of the whole database with its manifest; an error is a sentence, and leaves neither file. */
export async function createBackup(
  source: StoreSource,
  file: string,
  { version, now }: About,
): Promise<Result<Manifest, string>> {
  if (existsSync(file) || existsSync(manifestOf(file)))
    return fail(`O arquivo ${file} já existe: escolha outro nome.`);
  const unfinished = partialOf(file);
  try {
    // Only this user may read it: it holds what the database holds.
    await writeFile(unfinished, '', { flag: 'wx', mode: 0o600 });
  } catch (error) {
    return fail(`A cópia não pôde ser escrita: ${String(error)}`);
  }
  try {
    const content = await writeContent(source, unfinished);
    if (!content.ok) return content;
    await syncFile(unfinished);
    const manifest: Manifest = {
      formato: 1,
      versao: version,
      criadaEm: now.toISOString(),
      banco: 'databaseUrl' in source ? 'postgres' : 'embutido',
      ...content.value,
      ...(await readFileFacts(unfinished)),
    };
    await publishBackup(file, manifest);
    return ok(manifest);
  } finally {
    await rm(unfinished, { force: true });
  }
}

async function writeContent(source: StoreSource, file: string): Promise<Result<Content, string>> {
  // Opening it would make it.
  if ('dataFolder' in source && !hasDatabase(source.dataFolder))
    return fail(`A pasta ${source.dataFolder} não tem um banco.`);
  const store = await openStore(source);
  try {
    return 'databaseUrl' in source
      ? await dumpPostgres(store, source.databaseUrl, file)
      : await dumpEmbedded(store, file);
  } finally {
    await store.close();
  }
}

/** Undefined for a database that is not Maleta's. */
async function readContent(db: Database): Promise<Content | undefined> {
  const migracao = await readMigration(db);
  return migracao === undefined ? undefined : { migracao, tabelas: await countTables(db) };
}

/** Counts and copies in one snapshot, while servers go on writing. */
function dumpPostgres(store: Store, databaseUrl: string, file: string): Promise<Result<Content, string>> {
  return store.db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (trx) => {
      const { rows } = await sql<{ id: string }>`select pg_export_snapshot() as id`.execute(trx);
      const content = await readContent(trx);
      if (content === undefined) return fail(EMPTY);
      const { id } = must(rows[0], 'snapshot');
      const args = ['--format=custom', '--no-password', `--snapshot=${id}`, '--file', file];
      const dumped = await runPostgresProgram('pg_dump', databaseUrl, args);
      return dumped.ok ? ok(content) : dumped;
    });
}

/** The folder's lock keeps every other process away. */
async function dumpEmbedded(store: Store, file: string): Promise<Result<Content, string>> {
  const content = await readContent(store.db);
  if (content === undefined) return fail(EMPTY);
  await writeFile(file, await must(store.embedded, 'embedded database').dump());
  return ok(content);
}
