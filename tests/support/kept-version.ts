import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { sql } from 'kysely';
import { must } from '#lib/must.ts';
import { migrate } from '#server/db/migrate.ts';
import type { Database } from '#server/db/schema/schema.ts';

/** A row by its columns, as PostgreSQL writes it as JSON. */
export type KeptRow = Readonly<Record<string, unknown>>;

type Sequence = { readonly name: string; readonly last: string | null };

export type KeptTables = {
  readonly tables: Readonly<Record<string, readonly KeptRow[]>>;
  readonly sequences: readonly Sequence[];
};

/** A change that a device sent, and the response that it got from the server of its own version. */
export type KeptChange = {
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | null;
  readonly status: number;
  readonly answer: string;
};

/**
 * The database of an earlier version, with an order and a cart of one device; the changes that its server answered before
 * that moment and those that came after it, which this database does not know; the addresses that the device reads.
 */
export type KeptVersion = KeptTables & {
  readonly takenAt: string;
  /** The database's newest transaction at that moment. */
  readonly transaction: number;
  readonly answered: readonly KeptChange[];
  readonly waiting: readonly KeptChange[];
  readonly reads: readonly string[];
};

/** Each version that companies may have, by its day. A file never changes. */
export const VERSIONS = path.join(import.meta.dirname, '..', 'server', 'versoes');

/** The kept versions, oldest first. */
export const keptVersions = (): { readonly name: string; readonly version: KeptVersion }[] =>
  readdirSync(VERSIONS)
    .filter((file) => file.endsWith('.json.br'))
    .sort()
    .map((file) => ({
      name: file.replace('.json.br', ''),
      version: JSON.parse(
        brotliDecompressSync(readFileSync(path.join(VERSIONS, file))).toString('utf8'),
      ) as KeptVersion,
    }));

const MIGRATIONS = new Set(['kysely_migration', 'kysely_migration_lock']);

async function columnsOf(db: Database, table: string): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select attname::text as name from pg_attribute where attrelid = ${`public."${table}"`}::regclass
      and attnum > 0 and not attisdropped and attgenerated = '' order by attnum`.execute(db);
  return rows.map(({ name }) => name);
}

/** Reads every row of every table in the order of their texts, and the position of each sequence. */
export async function readTables(db: Database): Promise<KeptTables> {
  const tables: Record<string, KeptRow[]> = {};
  const { rows: names } = await sql<{ name: string }>`
    select tablename::text as name from pg_tables where schemaname = 'public' order by 1`.execute(db);
  for (const { name } of names) {
    const columns = sql.join((await columnsOf(db, name)).map((column) => sql.id(column)));
    const { rows } = await sql<{ row: string }>`
      select to_jsonb(t)::text as row from (select ${columns} from ${sql.id('public', name)}) t order by 1`.execute(
      db,
    );
    tables[name] = rows.map(({ row }) => JSON.parse(row) as KeptRow);
  }
  const { rows: sequences } = await sql<Sequence>`
    select quote_ident(sequencename) as name, last_value::text as last from pg_sequences
    where schemaname = 'public' order by 1`.execute(db);
  return { tables, sequences };
}

/** Returns the number of a transaction of this moment. */
export async function newestTransaction(db: Database): Promise<number> {
  const { rows } = await sql<{ id: string }>`select pg_current_xact_id()::text as id`.execute(db);
  return Number(must(rows[0], 'transaction').id);
}

/** Counts transactions up to a number, so that the database is not taken for an older copy of itself. */
export async function passTransactions(db: Database, upTo: number): Promise<void> {
  while ((await newestTransaction(db)) <= upTo);
}

/** Makes the tables of the version in an empty database and fills them. */
export async function restoreTables(db: Database, { tables, sequences }: KeptTables): Promise<void> {
  const migrations = must(tables['kysely_migration'], 'migrations')
    .map((row) => String(row['name']))
    .sort();
  await migrate(db, must(migrations.at(-1), 'newest migration'));
  await db.transaction().execute(async (trx) => {
    // No triggers and no foreign keys: the rows return as they were, in any order.
    await sql`select set_config('session_replication_role', 'replica', true)`.execute(trx);
    for (const [name, rows] of Object.entries(tables)) {
      if (MIGRATIONS.has(name)) continue;
      const columns = sql.join((await columnsOf(trx, name)).map((column) => sql.id(column)));
      await sql`delete from ${sql.id('public', name)}`.execute(trx);
      await sql`insert into ${sql.id('public', name)} (${columns}) overriding system value
        select ${columns} from jsonb_populate_recordset(null::${sql.id('public', name)}, ${JSON.stringify(rows)}::jsonb)`.execute(
        trx,
      );
    }
    for (const { name, last } of sequences)
      await sql`select setval(${`public.${name}`}::regclass, ${last ?? '1'}::bigint, ${last !== null})`.execute(
        trx,
      );
  });
}
