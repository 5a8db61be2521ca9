import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { must } from '#lib/must.ts';
import { migrate } from '#server/db/migrate.ts';
import { openStore, type Store } from '#server/db/open.ts';
import type { Database } from '#server/db/schema/schema.ts';
import { seed } from '#server/demo/seed/seed.ts';
import { buildFeeds } from '#server/feed/feed.ts';
import { runAsAdmin, withDatabase } from '#tests/support/database-url.ts';
import { readDump } from '#tests/support/dump-cache.ts';
import { SEEDED_AT } from '#tests/support/fill.ts';
import { startPrivatePostgres } from '#tests/support/postgres.ts';

/** A database with all products of the demo, and the function that deletes it. */
export type ServerGround = { readonly name: string; readonly store: Store; close(): Promise<void> };

/** The embedded database, in memory. */
export async function openPGlite(): Promise<ServerGround> {
  const store = await openStore({ dump: await readDump('full') });
  // The marks by which a test finds its changes would count in every write.
  await sql`drop schema original cascade`.execute(store.db);
  return { name: 'PGlite', store, close: () => store.close() };
}

/** An embedded database with the tables alone, in a folder as a server has it: in memory its data would be measured too. */
export async function openEmptyPGlite(): Promise<ServerGround> {
  const dataFolder = mkdtempSync(path.join(tmpdir(), 'maleta-bench-'));
  const store = await openStore({ dataFolder });
  await migrate(store.db);
  return {
    name: 'PGlite',
    store,
    async close() {
      await store.close();
      rmSync(dataFolder, { recursive: true, force: true });
    },
  };
}

/** A new PostgreSQL with all products of the demonstration, or TEST_DATABASE_URL's; undefined without one. */
export async function openPostgres(): Promise<ServerGround | undefined> {
  const ground = await openEmptyPostgres();
  if (ground !== undefined)
    await seed(ground.store.db, { clock: () => SEEDED_AT, size: 'full', semHistorico: true });
  return ground;
}

/** The same with the tables alone. */
export async function openEmptyPostgres(): Promise<ServerGround | undefined> {
  const given = process.env['TEST_DATABASE_URL'];
  const own = given ? undefined : await startPrivatePostgres();
  const url = given || own?.url;
  if (url === undefined) return undefined;
  const database = 'maleta_bench';
  await runAsAdmin(url, `drop database if exists ${database} with (force)`);
  await runAsAdmin(url, `create database ${database}`);
  const store = await openStore({ databaseUrl: withDatabase(url, database) });
  await migrate(store.db);
  return {
    name: 'PostgreSQL',
    store,
    async close() {
      await store.close();
      await runAsAdmin(url, `drop database ${database} with (force)`);
      await own?.stop();
    },
  };
}

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
/** Higher than every id of the list. */
const STEP = 100_000;

/**
 * Adds `times` - 1 copies of every product, each with other names, with prices in the context `c1` and stock, and
 * rebuilds the feeds. @returns the new number of products.
 */
export async function multiplyProducts(db: Database, times: number): Promise<number> {
  await db.transaction().execute(async (trx) => {
    // A copy's references exist: its original has the same.
    await sql`set local session_replication_role = replica`.execute(trx);
    for (let turn = 1; turn < times; turn++) await copyProducts(trx, turn);
  });
  await sql`analyze`.execute(db);
  await buildFeeds(db, () => SEEDED_AT);
  const { rows } = await sql<{ total: number }>`select count(*)::int as "total" from "produto"`.execute(db);
  return must(rows[0], 'count').total;
}

async function copyProducts(trx: Database, turn: number): Promise<void> {
  const shifted = LETTERS.slice(turn) + LETTERS.slice(0, turn);
  const moved = sql`jsonb_build_object('idProduto', o."idProduto" + ${turn * STEP}::int)`;
  const named = sql`jsonb_build_object('registro', o."registro" || ${`-${turn}`}::text,
    'nome', translate(o."nome", ${LETTERS}::text, ${shifted}::text))`;
  const originals = sql`where o."idProduto" < ${STEP}`;
  await sql`insert into "produto"
    select (jsonb_populate_record(o, ${moved} || ${named})).* from "produto" o ${originals}`.execute(trx);
  await sql`insert into "produtoPreco" select (jsonb_populate_record(o, ${moved})).*
    from "produtoPreco" o ${originals} and o."idContexto" = 'c1'`.execute(trx);
  await sql`insert into "produtoEstoque" select (jsonb_populate_record(o, ${moved})).*
    from "produtoEstoque" o ${originals}`.execute(trx);
}
