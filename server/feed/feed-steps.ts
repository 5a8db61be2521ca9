import { sql } from 'kysely';
import { must } from '#lib/must.ts';
import { readCursor } from '#server/db/feed-cursor.ts';
import type { Database } from '#server/db/schema/schema.ts';
import { takeTarefa } from '#server/db/tarefas.ts';

/** The end of a delta: its cursor becomes the device's. */
export type Passo = { readonly passo: number; readonly cursor: string; readonly desde: number };

/** Steps are kept one by one for an hour, then one an hour for two days, then one a day for five weeks. */
const KEPT = {
  each: sql`interval '1 hour'`,
  hourly: sql`interval '2 days'`,
  daily: sql`interval '35 days'`,
  most: 400,
};
/** Keeps deltas up to this many of the newest steps: a device may be about to fetch one by its name. */
const DELTAS_OF = 2;

const desdeOf = (cursor: string): number => Number(cursor.split('.')[1]);

/**
 * Stores the cursor of a generation: devices that load it continue from there. Never fresh, so it ends no delta by
 * itself.
 */
export async function addGeracaoPasso(db: Database, cursor: string): Promise<void> {
  const em = sql<Date>`'-infinity'::timestamptz`;
  await db
    .insertInto('feedPasso')
    .values({ cursor, desde: desdeOf(cursor), em })
    .execute();
}

type Newest = Passo & { isFresh: boolean };

/** Returns true if the step is at or after the transaction `since` that a device has. */
const covers = (newest: Newest | undefined, since: number): newest is Newest =>
  newest !== undefined && newest.desde >= since;

/** The newest step, cut now when it is older than `everyMs`, or older than `since`, which a device holds. */
export async function newestPasso(db: Database, since: number, everyMs: number): Promise<Passo> {
  const newest = await readNewest(db, everyMs);
  if (covers(newest, since)) {
    if (newest.isFresh || !(await takeTarefa(db, 'feed-passo', everyMs))) return newest;
    return await cutPasso(db);
  }
  return await cutOne(db, since, everyMs);
}

/** Cuts one step for all devices that are ahead of the newest step; concurrent calls wait and share it. */
async function cutOne(db: Database, since: number, everyMs: number): Promise<Passo> {
  return await db.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(hashtextextended('feed-passo', 0))`.execute(trx);
    const newest = await readNewest(trx, everyMs);
    return covers(newest, since) ? newest : await cutPasso(trx);
  });
}

async function readNewest(db: Database, everyMs: number): Promise<Newest | undefined> {
  return await db
    .selectFrom('feedPasso')
    .select(['passo', 'cursor', 'desde'])
    .select(
      sql<boolean>`"em" > clock_timestamp() - make_interval(secs => ${everyMs / 1000}::float8)`.as('isFresh'),
    )
    .where(sql<boolean>`"em" > '-infinity'`)
    .orderBy('passo', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/**
 * Cuts a step. It is a new one even if the cursor stands still, behind a long transaction: its deltas contain other
 * transactions' commits since then.
 */
async function cutPasso(db: Database): Promise<Passo> {
  const cursor = await readCursor(db);
  const values = { cursor, desde: desdeOf(cursor), em: sql<Date>`clock_timestamp()` };
  const made = db.insertInto('feedPasso').values(values).returning('passo');
  const { passo } = await made.executeTakeFirstOrThrow();
  await thinPassos(db);
  return { passo, cursor, desde: values.desde };
}

async function thinPassos(db: Database): Promise<void> {
  await sql`delete from "feedDelta" where "passo" not in (
    select "passo" from "feedPasso" where "em" > '-infinity' order by "passo" desc limit ${DELTAS_OF})`.execute(
    db,
  );
  await sql`delete from "feedPasso" where "passo" in (
    select "passo" from (
      select "passo", "cursor", "em",
        row_number() over (order by "passo" desc) as "age",
        row_number() over (partition by case
          when "em" > clock_timestamp() - ${KEPT.each} then "passo"::text
          when "em" > clock_timestamp() - ${KEPT.hourly} then date_trunc('hour', "em")::text
          else date_trunc('day', "em")::text end order by "passo") as "place"
      from "feedPasso") as held
    where ("place" > 1 or "age" > ${KEPT.most} or "em" < clock_timestamp() - ${KEPT.daily})
      and not exists (select 1 from "feed" where "feed"."cursor" = held."cursor"))`.execute(db);
}

/** The start of a device's delta: the last step that is not after its cursor; undefined before all steps. */
export async function readStart(db: Database, since: number): Promise<number | undefined> {
  const query = db
    .selectFrom('feedPasso')
    .select((eb) => eb.fn.max('desde').as('desde'))
    .where('desde', '<=', since);
  return must(await query.executeTakeFirst(), 'max').desde ?? undefined;
}
