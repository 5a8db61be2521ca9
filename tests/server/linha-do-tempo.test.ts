import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { isSameBanco, readBanco } from '#server/db/banco.ts';
import { readCursor, readSince, startEpoca } from '#server/db/feed-cursor.ts';
import { openStore, type Store } from '#server/db/open.ts';
import type { Database } from '#server/db/schema/schema.ts';
import { bothDatabases, type TestDatabase } from '#tests/support/database.ts';
import { withDatabase } from '#tests/support/database-url.ts';

const bancoOf = (db: Database) => readBanco(async (query) => (await query.execute(db)).rows);

/** The place where the tests' own server states its timeline, instead of PostgreSQL. */
const onTimeline = (db: Database, timeline: string) =>
  sql`create or replace function fake.pg_walfile_name(pg_lsn) returns text language sql as
    ${sql.lit(`select '${timeline}0000000000000001'`)}`.execute(db);

describe.each(bothDatabases)('the timeline in cursors on $name', ({ name, open }) => {
  let database: TestDatabase;
  let db: Database;

  beforeAll(async () => {
    database = await open();
    db = database.db;
  });
  afterAll(() => database.close());

  test('a database is named by its cluster, itself and its timeline', async () => {
    expect(await bancoOf(db)).toMatch(/^\d+\.\d+\.[0-9A-F]{8}$/);
  });

  test('a start after a promotion begins its own history; one after an upgrade of this server does not', async () => {
    await startEpoca(db);
    const cursor = await readCursor(db);
    const [cluster, oid] = (await bancoOf(db)).split('.');
    await db
      .updateTable('feedEpoca')
      .set({ banco: `${cluster}.${oid}` })
      .execute();
    await startEpoca(db);
    expect(await readSince(db, cursor)).toBeDefined();
    await db
      .updateTable('feedEpoca')
      .set({ banco: `${cluster}.${oid}.000000FF` })
      .execute();
    await startEpoca(db);
    expect(await readSince(db, cursor)).toBeUndefined();
  });

  test('a role that may not read the cluster or its timeline still begins epochs', async () => {
    const rolledBack = db.transaction().execute(async (trx) => {
      for (const one of ['pg_control_system()', 'pg_control_checkpoint()', 'pg_walfile_name(pg_lsn)'])
        await sql`revoke execute on function ${sql.raw(one)} from public`.execute(trx);
      await sql`create role "maleta_fraca"`.execute(trx);
      await sql`set local role "maleta_fraca"`.execute(trx);
      const banco = await bancoOf(trx);
      throw new Error(banco);
    });
    await expect(rolledBack).rejects.toThrow(/^\.\d+\.$/);
  });

  if (name !== 'PostgreSQL') return;

  test('a promotion under a running server is seen at its next connection', async () => {
    await startEpoca(db);
    const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(db);
    const { url } = inject('postgres') ?? { url: '' };
    const address = new URL(withDatabase(url, rows[0]?.name ?? ''));
    address.searchParams.set('options', '-c search_path=fake,public,pg_catalog');
    await sql`create schema fake`.execute(db);
    await onTimeline(db, '00000001');
    const store: Store = await openStore({ databaseUrl: address.href, limits: { max: 2 } });
    try {
      await startEpoca(store.db);
      const cursor = await readCursor(store.db);
      expect(await readSince(store.db, cursor)).toBeDefined();
      await onTimeline(db, '00000002');
      await cutConnections(db);
      await expect
        .poll(() => readSince(store.db, cursor).catch(() => 'cut'), { timeout: 10_000 })
        .toBeUndefined();
      const fresh = await readCursor(store.db);
      await cutConnections(db);
      await expect
        .poll(() => readSince(store.db, fresh).catch(() => undefined), { timeout: 10_000 })
        .toBeDefined();
    } finally {
      await store.close();
      await sql`drop schema fake cascade`.execute(db);
    }
  });
});

/** Ends all other connections of this database, as a stop of its server would. */
const cutConnections = (db: Database) =>
  sql`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid()`.execute(db);

test('an unknown part of a name fits any database, a different one does not', () => {
  expect(isSameBanco('7.1.00000001', '7.1.00000001')).toBe(true);
  expect(isSameBanco('7.1', '7.1.00000002')).toBe(true);
  expect(isSameBanco('7.1.', '7.1.00000002')).toBe(true);
  expect(isSameBanco('7.1.00000001', '7.1.00000002')).toBe(false);
  expect(isSameBanco('8.1.00000001', '7.1.00000001')).toBe(false);
  expect(isSameBanco('another', '7.1.00000001')).toBe(false);
});
