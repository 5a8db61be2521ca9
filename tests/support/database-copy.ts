import { sql } from 'kysely';
import type { Database } from '#server/db/schema/schema.ts';

/** The last number that a sequence gave out; null before its first. */
type Sequence = { readonly name: string; readonly last: string | null };

/** The content of a test database at one moment. The copied tables are kept in the database itself. */
export type DatabaseCopy = { readonly tables: ReadonlySet<string>; readonly sequences: readonly Sequence[] };

/** Tables that differ, or may differ, from the seed. */
async function listTouched(db: Database): Promise<string[]> {
  const { rows } = await sql<{
    name: string;
  }>`select distinct name from original.touched order by name`.execute(db);
  return rows.map(({ name }) => name);
}

/** Copies the differences from the seed and the position of each sequence. One copy at a time. */
export async function copyDatabase(db: Database): Promise<DatabaseCopy> {
  await dropCopy(db);
  await sql`create schema copied`.execute(db);
  const tables = await listTouched(db);
  for (const name of tables)
    await sql`create table ${sql.id('copied', name)} as table ${sql.id('public', name)}`.execute(db);
  const { rows } = await sql<Sequence>`
    select quote_ident(sequencename) as name, last_value::text as last from pg_sequences
    where schemaname = 'public'`.execute(db);
  return { tables: new Set(tables), sequences: rows };
}

const columnsOf = async (trx: Database, table: string) => {
  const { rows } = await sql<{ name: string }>`
    select attname::text as name from pg_attribute where attrelid = ${`public."${table}"`}::regclass
      and attnum > 0 and not attisdropped and attgenerated = '' order by attnum`.execute(trx);
  return sql.join(rows.map(({ name }) => sql.id(name)));
};

/** Restores a copy, sequences included, as a restored backup does. */
export async function restoreCopy(db: Database, { tables, sequences }: DatabaseCopy): Promise<void> {
  const touched = await listTouched(db);
  await db.transaction().execute(async (trx) => {
    // No triggers and no foreign keys: rows return as they were, in any order.
    await sql`select set_config('session_replication_role', 'replica', true)`.execute(trx);
    for (const name of touched) {
      if (!tables.has(name)) {
        await sql`do ${sql.lit(REFILL.replace('NAME', name))}`.execute(trx);
        continue;
      }
      const columns = await columnsOf(trx, name);
      await sql`delete from ${sql.id('public', name)}`.execute(trx);
      await sql`insert into ${sql.id('public', name)} (${columns}) overriding system value
        select ${columns} from ${sql.id('copied', name)}`.execute(trx);
    }
    for (const { name, last } of sequences)
      await sql`select setval(${`public.${name}`}::regclass, ${last ?? '1'}::bigint, ${last !== null})`.execute(
        trx,
      );
  });
  await dropCopy(db);
}

/** Restores a table to the seed from the rows that `restoreOriginals` keeps for it. */
const REFILL = `declare todo text; begin
  for todo in select statement from original.restoration where name = 'NAME' loop execute todo; end loop; end`;

/** Deletes the copy. */
export async function dropCopy(db: Database): Promise<void> {
  await sql`drop schema if exists copied cascade`.execute(db);
}
