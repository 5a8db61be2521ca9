import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { readCursor, startEpoca } from '#server/db/feed-cursor.ts';
import { openStore } from '#server/db/open.ts';
import type { Database } from '#server/db/schema/schema.ts';
import { changeEstoque, changeProduto } from '#server/feed/changes.ts';
import { buildFeeds, ensureFeeds, readCatalogoFeed, readGeracao } from '#server/feed/feed.ts';
import { readDelta } from '#server/feed/feed-delta.ts';
import { bothDatabases, openOwnPGlite } from '#tests/support/database.ts';
import { readStream } from '#tests/support/feed-copy.ts';
import { settled } from '#tests/support/settled.ts';

const clock = () => new Date(0);
const LOSARTANA = 935;

async function readChanged(db: Database, idContexto: string, cursor: string): Promise<number[] | string> {
  const delta = await readDelta(db, { idContexto, cursor });
  return typeof delta === 'string' ? delta : [...readStream(delta.corpo).rows.keys()];
}

async function readSettledCursor(db: Database): Promise<string> {
  await settled(db);
  return await readCursor(db);
}

const rename = (db: Database, nome: string, idProduto = LOSARTANA) => changeProduto(db, idProduto, { nome });

const readOther = async (db: Database): Promise<number> => {
  const query = db.selectFrom('produto').select('idProduto').where('idProduto', '<>', LOSARTANA);
  return (await query.executeTakeFirstOrThrow()).idProduto;
};

// The embedded database has one connection: no transaction overtakes another there.
describe.each(bothDatabases.filter(({ name }) => name === 'PostgreSQL'))(
  'two at once on $name',
  ({ open }) => {
    test('a change begun before a cursor was taken and committed after it is in the next delta', async () => {
      const database = await open();
      const { db } = database;
      const late = await db.startTransaction().execute();
      try {
        const other = await readOther(db);
        await rename(late, 'TARDIO', other);
        await changeEstoque(late, other, 77);
        // Begins later and overtakes it.
        await rename(db, 'DEPRESSA');
        await buildFeeds(db, clock);
        const { header, rows } = readStream((await readCatalogoFeed(db))?.corpo ?? new Uint8Array());
        expect(rows.get(LOSARTANA)).toMatchObject({ nome: 'DEPRESSA' });
        expect(rows.get(other)).not.toMatchObject({ nome: 'TARDIO' });
        const between = await readCursor(db);
        await late.commit().execute();
        for (const cursor of [header.cursor, between]) {
          expect(await readChanged(db, '', cursor)).toContain(other);
          expect(await readChanged(db, 'c1', cursor)).toContain(other);
        }
        expect(await readChanged(db, '', await readSettledCursor(db))).toBe('unchanged');
      } finally {
        if (!late.isCommitted) await late.rollback().execute();
        await database.close();
      }
    });
  },
);

describe.each(bothDatabases)('epochs on $name', ({ open }) => {
  test('a cursor from before a start holds after it', async () => {
    const database = await open();
    const { db } = database;
    await startEpoca(db);
    const before = await readSettledCursor(db);
    await rename(db, 'OUTRO');
    await startEpoca(db);
    const after = await readSettledCursor(db);
    expect(after.split('.')[0]).not.toBe(before.split('.')[0]);
    expect(await readChanged(db, '', before)).toEqual([LOSARTANA]);
    expect(await readChanged(db, '', after)).toBe('unchanged');
    await database.close();
  });

  test('a database loaded elsewhere knows no earlier cursor, and its first delta is not everything', async () => {
    const database = await open();
    const { db } = database;
    await startEpoca(db);
    const before = await readCursor(db);
    const geracao = await readGeracao(db);
    await db.updateTable('feedEpoca').set({ banco: 'another' }).execute();
    await db.transaction().execute(async (trx) => {
      // As a dump brings them: `mudado` of a database that had counted further.
      await sql`set local session_replication_role = replica`.execute(trx);
      await trx.updateTable('produto').set({ mudado: 900_000_000_000 }).execute();
    });
    await startEpoca(db);
    await settled(db);
    await ensureFeeds(db, clock);
    expect(await readChanged(db, '', before)).toBe('unknown');
    expect(await readGeracao(db)).not.toBe(geracao);
    const { header } = readStream((await readCatalogoFeed(db))?.corpo ?? new Uint8Array());
    expect(await readChanged(db, '', header.cursor)).toBe('unchanged');
    await rename(db, 'OUTRO');
    expect(await readChanged(db, '', header.cursor)).toEqual([LOSARTANA]);
    await database.close();
  });
});

test('a cursor given out after the backup is unknown for good once the backup was restored', async () => {
  const first = await openOwnPGlite();
  await startEpoca(first.db);
  const old = await readCursor(first.db);
  const dump = await first.store.embedded?.dump();
  if (dump === undefined) throw new Error('no dump');
  // The device learns a name that the backup does not have.
  await rename(first.db, 'PERDIDO');
  await changeEstoque(first.db, LOSARTANA, 1);
  const lost = await readCursor(first.db);
  await first.close();

  const restored = await openStore({ dump });
  await startEpoca(restored.db);
  for (let i = 0; i < 12; i++) await rename(restored.db, `DE NOVO ${i}`);
  expect(await readChanged(restored.db, '', lost)).toBe('unknown');
  expect(await readChanged(restored.db, '', old)).toEqual([LOSARTANA]);
  await restored.close();
});
