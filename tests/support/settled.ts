import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { must } from '#lib/must.ts';
import type { Database } from '#server/db/schema/schema.ts';

/** Lowest id of a running transaction, and the next id to be given. */
async function readIds(db: Database): Promise<{ lowest: number; next: number }> {
  const { rows } = await sql<{ lowest: number; next: number }>`
    select pg_snapshot_xmin(pg_current_snapshot())::text::bigint as "lowest",
      pg_snapshot_xmax(pg_current_snapshot())::text::bigint as "next"`.execute(db);
  return must(rows[0], 'snapshot');
}

/**
 * Waits until every transaction that has begun has ended. PostgreSQL counts those of all its databases together: while
 * another test's runs, a cursor stays before it, and the changes from there on are right but not the minimum.
 */
export async function settled(db: Database): Promise<void> {
  const { next } = await readIds(db);
  while ((await readIds(db)).lowest < next) await sleep(20);
}
