import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { must } from '#lib/must.ts';
import type { Database } from './schema/schema.ts';

const PAUSA_MS = 20;

/** Lowest id of a running transaction, and the next id to be given. */
async function readIds(db: Database): Promise<{ lowest: number; next: number }> {
  const { rows } = await sql<{ lowest: number; next: number }>`
    select pg_snapshot_xmin(pg_current_snapshot())::text::bigint as "lowest",
      pg_snapshot_xmax(pg_current_snapshot())::text::bigint as "next"`.execute(db);
  return must(rows[0], 'snapshot');
}

/**
 * Waits until every transaction that has begun has ended. PostgreSQL counts those of all its databases together: while
 * one runs, a cursor stays before it. @returns false when one still runs after `limitMs`.
 */
export async function waitForOlder(db: Database, limitMs: number): Promise<boolean> {
  const { next } = await readIds(db);
  for (let waited = 0; ; waited += PAUSA_MS) {
    if ((await readIds(db)).lowest >= next) return true;
    if (waited >= limitMs) return false;
    await sleep(PAUSA_MS);
  }
}
