import { sql } from 'kysely';
import type { Database } from '#server/db/schema/schema.ts';

const BEGIN = Date.UTC(2024, 0, 1);
const HALF_MINUTE_MS = 30_000;

/**
 * Raises the next order number to one that grows by two a minute. So a database restored from a backup repeats no
 * number, as long as fewer orders are made. Call it once at a server's start, after seeding.
 */
export async function skipOrderNumbers(db: Database, now: Date): Promise<void> {
  const least = Math.floor((now.getTime() - BEGIN) / HALF_MINUTE_MS);
  await sql`
    select setval(name, ${least}::bigint)
    from (select pg_get_serial_sequence('public."prePedido"', 'idPrePedido') as name) s
    where ${least}::bigint > (select coalesce(pg_sequence_last_value(name::regclass), 0))`.execute(db);
}
