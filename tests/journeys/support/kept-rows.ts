import { sql } from 'kysely';
import type { Database } from '#server/db/schema/schema.ts';
import { listEmptyTables, markTouched } from '#tests/support/originals.ts';

/** Replaces the rows of these tables with the kept ones. */
export type BringRows = () => Promise<void>;

async function identityOf(db: Database, table: string): Promise<string | undefined> {
  const { rows } = await sql<{ column: string }>`
    select column_name as "column" from information_schema.columns
    where table_schema = 'public' and table_name = ${table} and is_identity = 'YES'`.execute(db);
  return rows[0]?.column;
}

/** Copies the rows of the tables that a reset empties: the sessions, carts and keys of a device. */
export async function keepRows(db: Database, name: string): Promise<BringRows> {
  const schema = `kept_${name}`;
  await sql`create schema ${sql.id(schema)}`.execute(db);
  const filled: { table: string; identity: string | undefined }[] = [];
  for (const table of await listEmptyTables(db)) {
    const copy = sql.id(schema, table);
    await sql`create table ${copy} as table ${sql.id('public', table)}`.execute(db);
    const { rows } = await sql`select 1 from ${copy} limit 1`.execute(db);
    if (rows.length > 0) filled.push({ table, identity: await identityOf(db, table) });
  }
  return () =>
    db.transaction().execute(async (trx) => {
      // No triggers: a row that is back as it was has not changed.
      await sql`set local session_replication_role = replica`.execute(trx);
      for (const { table, identity } of filled) {
        const whole = sql.id('public', table);
        // A server that has just started may have written a feed step or a job.
        await sql`delete from ${whole}`.execute(trx);
        await sql`insert into ${whole} overriding system value select * from ${sql.id(schema, table)}`.execute(
          trx,
        );
        await markTouched(trx, table);
        if (identity === undefined) continue;
        await sql`
          select setval(pg_get_serial_sequence(${`public."${table}"`}, ${identity}), max(${sql.id(identity)}))
          from ${whole}`.execute(trx);
      }
    });
}
