import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { vacuumTables } from '#server/db/vacuum.ts';
import { openOwnPGlite, type TestDatabase } from '#tests/support/database.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await openOwnPGlite();
});
afterAll(() => database.close());

const pages = async () => {
  const { rows } = await sql<{ paginas: number; visiveis: number; linhas: number }>`
    select "relpages" as "paginas", "relallvisible" as "visiveis", "reltuples"::int as "linhas"
    from pg_class where "relname" = 'tarefa'`.execute(database.db);
  return rows[0];
};

test('a vacuum frees deleted rows of every table and renews the statistics', async () => {
  const { db } = database;
  await sql`insert into "tarefa" select 'n' || n, now() from generate_series(1, 5000) as n`.execute(db);
  await sql`delete from "tarefa" where "nome" not in ('n1', 'n2')`.execute(db);
  await vacuumTables(db, new AbortController().signal);
  expect(await pages()).toEqual({ paginas: 1, visiveis: 1, linhas: 2 });
});

test('a vacuum ends at a signal', async () => {
  const before = await pages();
  await sql`insert into "tarefa" values ('uma', now())`.execute(database.db);
  await vacuumTables(database.db, AbortSignal.abort());
  expect(await pages()).toEqual(before);
});
