import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Database } from '#server/db/schema/schema.ts';

/** After this many seconds a dead process no longer keeps others from building its stream. */
const CLAIM_S = 60;
/** How often another process's build is checked. */
const LOOK_MS = 200;

/**
 * Claims the building of a stream. Returns the claim's id, or undefined while another caller or process has it. A row
 * and not an advisory lock: a build takes several transactions, and the embedded database has one connection.
 */
export async function claimStream(db: Database, idContexto: string): Promise<string | undefined> {
  const { rows } = await sql<{ obra: string }>`
    insert into "feedObra" as held ("idContexto", "ate")
    values (${idContexto}, clock_timestamp() + make_interval(secs => ${CLAIM_S}::int))
    on conflict ("idContexto") do update set "obra" = excluded."obra", "ate" = excluded."ate"
      where held."ate" < clock_timestamp()
    returning "obra"`.execute(db);
  return rows[0]?.obra;
}

/** Gives a claim back. Returns false when it ran out and another process has taken it. */
export async function endClaim(db: Database, idContexto: string, obra: string): Promise<boolean> {
  const query = db.deleteFrom('feedObra').where('idContexto', '=', idContexto).where('obra', '=', obra);
  return (await query.executeTakeFirst()).numDeletedRows === 1n;
}

/** Returns true if a process builds the stream now. */
async function isClaimed(db: Database, idContexto: string): Promise<boolean> {
  const query = db
    .selectFrom('feedObra')
    .select('obra')
    .where('idContexto', '=', idContexto)
    .where('ate', '>=', sql<Date>`clock_timestamp()`);
  return (await query.executeTakeFirst()) !== undefined;
}

/** Waits until no process builds the stream, or the signal ends the wait. */
export async function waitForClaim(db: Database, idContexto: string, signal: AbortSignal): Promise<void> {
  while (!signal.aborted && (await isClaimed(db, idContexto))) await sleep(LOOK_MS);
}

/** Drops all claims. Only for a database that no other process can have open. */
export async function dropClaims(db: Database): Promise<void> {
  await db.deleteFrom('feedObra').execute();
}
