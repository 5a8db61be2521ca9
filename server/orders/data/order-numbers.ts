import { millisecondsInSecond } from 'date-fns/constants';
import { sql } from 'kysely';
import type { Database } from '#server/db/schema/schema.ts';

const BEGIN = Date.UTC(2024, 0, 1);
const HALF_MINUTE_MS = 30_000;

/** More orders than a company makes in a second, and the least numbers left free where clocks differ. */
const ORDERS_PER_SECOND = 10;
const LEAST_LEFT = 10_000;
/** The numbers of 30 days: more orders than are lost, and few enough that years of old copies do not use the numbers up. */
const MOST_LEFT = 26_000_000;

const SEQUENCE = sql`pg_get_serial_sequence('public."prePedido"', 'idPrePedido')`;

/**
 * Raises the next order number to one that grows by two a minute, so that numbers seldom repeat even where a copy of the
 * database's files was put back unnoticed. Call it once at a server's start, after seeding.
 */
export async function skipOrderNumbers(db: Database, now: Date): Promise<void> {
  const least = Math.floor((now.getTime() - BEGIN) / HALF_MINUTE_MS);
  await sql`
    select setval(name, ${least}::bigint)
    from (select ${SEQUENCE} as name) s
    where ${least}::bigint > (select coalesce(pg_sequence_last_value(name::regclass), 0))`.execute(db);
}

/**
 * Leaves free the numbers of the orders that a restored database lost: ten for each second since it was copied, so that
 * none is given again. `since`: a moment that is not after the copy; null for the database's last order.
 */
export async function leaveLostNumbers(db: Database, now: Date, since: Date | null): Promise<void> {
  const from = since ?? (await readLastOrder(db));
  if (from === undefined) return;
  const seconds = Math.ceil((now.getTime() - from.getTime()) / millisecondsInSecond);
  const left = Math.min(MOST_LEFT, Math.max(LEAST_LEFT, seconds * ORDERS_PER_SECOND));
  await sql`
    select setval(name, coalesce(pg_sequence_last_value(name::regclass), 0) + ${left}::bigint)
    from (select ${SEQUENCE} as name) s`.execute(db);
}

/** When the last order was made; undefined without orders. */
async function readLastOrder(db: Database): Promise<Date | undefined> {
  const { ultimo } = await db
    .selectFrom('prePedido')
    .select((eb) => eb.fn.max('dataHora').as('ultimo'))
    .executeTakeFirstOrThrow();
  return ultimo ?? undefined;
}
