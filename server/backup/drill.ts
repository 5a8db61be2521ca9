import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type RawBuilder, sql } from 'kysely';
import { fail, ok, type Result } from '#lib/result.ts';
import { openStore, type StoreSource } from '#server/db/open.ts';
import { NO_TIME_LIMITS } from '#server/db/postgres-pool.ts';
import type { Manifest } from './manifest.ts';
import { loadBackup } from './restore-backup.ts';

/** A server over a copy, at `url`. */
export type Serving = { readonly url: string; close(): Promise<void> };

/** Starts a server over a database, on a free port of this machine and without repeated work. */
export type Serve = (source: StoreSource) => Promise<Serving>;

type Spare = { readonly source: StoreSource; remove(): Promise<void> };

/** Both must return 200: the database responds, and a call reads it. */
const ASKED = ['/saude/pronta', '/api/parametros'];

/**
 * Restores a backup into a temporary database, compares its rows with the manifest, starts a server over it and
 * removes it again. An error is a sentence for the terminal.
 */
export async function drill(
  home: StoreSource,
  file: string,
  serve: Serve,
): Promise<Result<Manifest, string>> {
  const spare = 'databaseUrl' in home ? await makeDatabase(home.databaseUrl) : ok(await makeFolder());
  if (!spare.ok) return spare;
  try {
    const loaded = await loadBackup(spare.value.source, file);
    if (!loaded.ok) return loaded;
    const server = await serve(spare.value.source);
    try {
      const refused = await findRefused(server.url);
      return refused === undefined ? loaded : fail(refused);
    } finally {
      await server.close();
    }
  } finally {
    await spare.value.remove();
  }
}

async function findRefused(url: string): Promise<string | undefined> {
  for (const target of ASKED) {
    const { status } = await fetch(new URL(target, url));
    if (status !== 200) return `O servidor sobre a cópia respondeu ${status} em ${target}.`;
  }
  return undefined;
}

async function makeFolder(): Promise<Spare> {
  const dataFolder = await mkdtemp(path.join(tmpdir(), 'maleta-ensaio-'));
  return { source: { dataFolder }, remove: () => rm(dataFolder, { recursive: true, force: true }) };
}

/** PostgreSQL's code of a missing right. */
const NOT_ALLOWED = '42501';

async function makeDatabase(databaseUrl: string): Promise<Result<Spare, string>> {
  const name = `maleta_ensaio_${randomUUID().slice(0, 8)}`;
  const database = sql.id(name);
  try {
    await runOn(databaseUrl, sql`create database ${database} template template0`);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === NOT_ALLOWED)) throw error;
    return fail('O usuário de DATABASE_URL não pode criar bancos: o ensaio precisa do direito CREATEDB.');
  }
  const url = new URL(databaseUrl);
  url.pathname = `/${name}`;
  return ok({
    source: { databaseUrl: url.href, limits: NO_TIME_LIMITS },
    remove: () => runOn(databaseUrl, sql`drop database if exists ${database} with (force)`),
  });
}

async function runOn(databaseUrl: string, statement: RawBuilder<unknown>): Promise<void> {
  const store = await openStore({ databaseUrl, limits: NO_TIME_LIMITS });
  try {
    await statement.execute(store.db);
  } finally {
    await store.close();
  }
}
