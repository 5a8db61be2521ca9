import { sql } from 'kysely';
import { must } from '#lib/must.ts';
import type { Database } from './schema/schema.ts';

const MARCA = /^([0-9a-f-]{36})\.(\d{1,15})\.(\d{1,15})$/;

/** The number of changes begun in this database so far. */
export const countDone = sql<number>`(select last_value from "feitas")`;

/** Counts a transaction that changes data. It stays counted if it is undone. */
export const countOne = sql`select nextval('"feitas"')`;

/** The next id that a transaction gets. */
const nextId = sql<number>`pg_snapshot_xmax(pg_current_snapshot())::text::bigint`;

/**
 * Returns the database's current mark, `<epoch>.<next transaction>.<changes>`. Each server start begins an epoch and
 * notes both counts. Both are needed: restored files may have later changes, a restored dump later transactions.
 */
export async function readMarca(db: Database): Promise<string> {
  const { rows } = await sql<{ epoca: string; next: number; done: number }>`
    select (select "epoca" from "feedEpoca" order by "ordem" desc limit 1) as "epoca",
      ${nextId} as "next", ${countDone} as "done"`.execute(db);
  const { epoca, next, done } = must(rows[0], 'feedEpoca');
  return `${epoca}.${next}.${done}`;
}

/** Returns true if this database gave out the mark. A database restored from an older backup did not. */
export async function knowsMarca(db: Database, marca: string): Promise<boolean> {
  const [, epoca, next, done] = MARCA.exec(marca) ?? [];
  if (epoca === undefined) return false;
  const { rows } = await sql<{ next: number; done: number }>`
    select coalesce(n."desde", ${nextId}) as "next", coalesce(n."feitas", ${countDone}) as "done"
    from "feedEpoca" e left join lateral
      (select "desde", "feitas" from "feedEpoca" where "ordem" > e."ordem" order by "ordem" limit 1) n on true
    where e."epoca" = ${epoca}`.execute(db);
  const [most] = rows;
  return most !== undefined && Number(next) <= most.next && Number(done) <= most.done;
}
