import { sql } from 'kysely';
import type { Database } from '#server/db/schema/schema.ts';

type Table = { readonly name: string; readonly columns: string[]; readonly key: string[] };

/** Marks the tables that are written to. Marks have no key, so two transactions never wait for each other here. */
const SCHEMA = [
  'create schema original',
  'create table original.touched (name text not null)',
  'create table original.restoration (name text not null, statement text not null)',
  'create table original.counter (name regclass not null, value bigint not null, used boolean not null)',
  `create function original.touch() returns trigger language plpgsql as $$
   begin
     insert into original.touched values (tg_table_name);
     return null;
   end $$`,
  `create function original.restore() returns text[] language plpgsql as $$
   declare names text[]; todo text;
   begin
     select coalesce(array_agg(distinct name), '{}') into names from original.touched;
     -- No triggers: a row that is back as it was has not changed. No foreign keys: any order will do.
     perform set_config('session_replication_role', 'replica', true);
     for todo in select statement from original.restoration where name = any(names) loop
       execute todo;
     end loop;
     -- A rolled-back insert leaves its number used.
     perform setval(name, value, used) from original.counter;
     delete from original.touched;
     return names;
   end $$`,
];

const quoted = (columns: readonly string[]): string => columns.map((column) => `"${column}"`).join(', ');

/** Statements that restore a table from its copy; unchanged rows stay untouched. */
function refill({ name, columns, key }: Table): string[] {
  const own = `"public"."${name}"`;
  const copy = `"original"."${name}"`;
  const insert = `insert into ${own} (${quoted(columns)}) overriding system value select ${quoted(columns)} from ${copy} o`;
  if (key.length === 0) return [`delete from ${own}`, insert];
  const isSame = key.map((column) => `o."${column}" = p."${column}"`).join(' and ');
  const isEqual = 'row(o.*) is not distinct from row(p.*)';
  return [
    `delete from ${own} p where not exists (select from ${copy} o where ${isSame} and ${isEqual})`,
    `${insert} where not exists (select from ${own} p where ${isSame})`,
  ];
}

async function listTables(db: Database): Promise<readonly Table[]> {
  const { rows } = await sql<Table>`
    select c.relname as name,
      array(select attname::text from pg_attribute
        where attrelid = c.oid and attnum > 0 and not attisdropped and attgenerated = '' order by attnum) as columns,
      array(select attname::text from pg_index join pg_attribute on attrelid = indrelid and attnum = any(indkey)
        where indrelid = c.oid and indisprimary) as key
    from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' order by c.relname`.execute(
    db,
  );
  return rows;
}

async function keepTable(db: Database, table: Table): Promise<void> {
  const own = sql.id('public', table.name);
  const copy = sql.id('original', table.name);
  const { rows } = await sql<{ filled: boolean }>`select exists (select from ${own}) as filled`.execute(db);
  const isFilled = rows[0]?.filled === true;
  if (isFilled) {
    await sql`create table ${copy} as table ${own}`.execute(db);
    if (table.key.length > 0)
      await sql`alter table ${copy} add primary key (${sql.raw(quoted(table.key))})`.execute(db);
  }
  for (const statement of isFilled ? refill(table) : [`delete from "public"."${table.name}"`])
    await sql`insert into original.restoration values (${table.name}, ${statement})`.execute(db);
  await sql`create trigger "touched" after insert or update or delete or truncate on ${own}
    for each statement execute function original.touch()`.execute(db);
}

/**
 * Prepares a database for `restoreOriginals`; called once, right after seeding. The change counter goes on: a device
 * from
 * before a reset would take a lower count for a restored backup.
 */
export async function keepOriginals(db: Database): Promise<void> {
  for (const statement of SCHEMA) await sql.raw(statement).execute(db);
  for (const table of await listTables(db)) await keepTable(db, table);
  await sql`
    insert into original.counter
    select c.oid::regclass, coalesce(s.last_value, s.start_value), s.last_value is not null
    from pg_sequences s join pg_class c on c.relname = s.sequencename and c.relnamespace = s.schemaname::regnamespace
    where s.schemaname = 'public' and s.sequencename <> 'feitas'`.execute(db);
  await sql`analyze`.execute(db);
}

/** Restores a test database to its seed. Returns the tables that had been written to; the others cost no time. */
export async function restoreOriginals(db: Database): Promise<readonly string[]> {
  const { rows } = await sql<{ names: string[] }>`select original.restore() as names`.execute(db);
  return rows[0]?.names ?? [];
}

/** The tables that were empty after seeding. */
export async function listEmptyTables(db: Database): Promise<readonly string[]> {
  const { rows } = await sql<{ name: string }>`
    select tablename as name from pg_tables own where schemaname = 'public' and not exists
      (select from pg_tables kept where kept.schemaname = 'original' and kept.tablename = own.tablename)`.execute(
    db,
  );
  return rows.map(({ name }) => name);
}

/** Marks a table that was written to while triggers were off. */
export async function markTouched(db: Database, table: string): Promise<void> {
  await sql`insert into original.touched values (${table})`.execute(db);
}
