import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { must } from '#lib/must.ts';
import type { Database } from '#server/db/schema/schema.ts';

/** Lowest id of a transaction that goes on, and the next one to be given. */
async function readIds(db: Database): Promise<{ lowest: number; next: number }> {
  const { rows } = await sql<{ lowest: number; next: number }>`
    select pg_snapshot_xmin(pg_current_snapshot())::text::bigint as "lowest",
      pg_snapshot_xmax(pg_current_snapshot())::text::bigint as "next"`.execute(db);
  return must(rows[0], 'snapshot');
}

/**
 * Waits until every transaction that has begun is over. PostgreSQL counts those of all its databases together: while
 * another test's goes on, a cursor stays before it, and what is told from there on is right but not the least.
 */
export async function settled(db: Database): Promise<void> {
  const { next } = await readIds(db);
  while ((await readIds(db)).lowest < next) await sleep(20);
}
