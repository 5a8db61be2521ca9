import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { readCursor } from '#server/db/feed-cursor.ts';
import type { Database } from '#server/db/schema/schema.ts';
import { changeProduto } from '#server/feed/changes.ts';
import { buildFeeds, readCatalogoFeed } from '#server/feed/feed.ts';
import { readSharedDelta } from '#server/feed/feed-shared.ts';
import { bothDatabases, type TestDatabase } from '#tests/support/database.ts';
import { readStream } from '#tests/support/feed-copy.ts';
import { settled } from '#tests/support/settled.ts';

const LOSARTANA = 935;
const MINUTE = 60_000;

type Read = { rows: number[]; cursor: string; nome: string | null } | string;

async function read(db: Database, cursor: string, everyMs: number, idContexto = ''): Promise<Read> {
  await settled(db);
  const delta = await readSharedDelta(db, { idContexto, cursor }, everyMs);
  if (typeof delta === 'string') return delta;
  const { header, rows } = readStream(delta.corpo);
  return { rows: [...rows.keys()], cursor: header.cursor, nome: delta.nome };
}

const cursorOf = (told: Read): string => (typeof told === 'string' ? told : told.cursor);

describe.each(bothDatabases)('deltas between steps on $name', ({ open }) => {
  let database: TestDatabase;
  let db: Database;
  let other: number;

  beforeAll(async () => {
    database = await open();
    ({ db } = database);
    const query = db.selectFrom('produto').select('idProduto').where('idProduto', '<>', LOSARTANA);
    other = (await query.executeTakeFirstOrThrow()).idProduto;
  });
  afterAll(() => database.close());
  beforeEach(async () => {
    await settled(db);
    await buildFeeds(db, () => new Date(0));
    await forgetTarefas();
  });

  const forgetTarefas = () => sql`delete from "tarefa"`.execute(db);
  const rename = (nome: string, idProduto = LOSARTANA) => changeProduto(db, idProduto, { nome });
  const wholeCursor = async () =>
    readStream((await readCatalogoFeed(db))?.corpo ?? new Uint8Array()).header.cursor;
  const countDeltas = async () => (await db.selectFrom('feedDelta').select('de').execute()).length;
  /** As if the newest step had been cut a minute ago. */
  const age = () =>
    sql`update "feedPasso" set "em" = "em" - interval '1 minute' where "em" > '-infinity'`
      .execute(db)
      .then(forgetTarefas);

  test('two devices at one step get the same bytes, which are built once', async () => {
    const cursor = await wholeCursor();
    await rename('UMA');
    const [first, second] = await Promise.all([read(db, cursor, MINUTE), read(db, cursor, MINUTE)]);
    expect(first).toEqual(second);
    expect(first).toMatchObject({ rows: [LOSARTANA], nome: expect.stringMatching(/^[0-9a-f]{64}$/) });
    await rename('OUTRA', other);
    expect(await read(db, cursor, MINUTE)).toEqual(first);
  });

  test('a change within a step waits for the next one, which is cut after its time', async () => {
    const first = await read(db, await wholeCursor(), MINUTE);
    expect(first).toBe('unchanged');
    await rename('DEPOIS');
    expect(await read(db, await wholeCursor(), MINUTE)).toBe('unchanged');
    await age();
    expect(await read(db, await wholeCursor(), MINUTE)).toMatchObject({ rows: [LOSARTANA] });
  });

  test('a device between steps gets the changes since the step before, and goes on from the newest', async () => {
    await read(db, await wholeCursor(), 0);
    await rename('A', other);
    await settled(db);
    const between = await readCursor(db);
    await rename('B');
    const told = await read(db, between, 0);
    expect(told).toMatchObject({ rows: [other, LOSARTANA].sort((a, b) => a - b) });
    await age();
    expect(await read(db, cursorOf(told), MINUTE)).toBe('unchanged');
  });

  test('a device with a generation newer than the newest step is not sent back', async () => {
    await read(db, await wholeCursor(), MINUTE);
    await rename('NOVA');
    await settled(db);
    await buildFeeds(db, () => new Date(0));
    const cursor = await wholeCursor();
    await rename('MAIS NOVA');
    const told = await read(db, cursor, MINUTE);
    expect(Number(cursorOf(told).split('.')[1])).toBeGreaterThan(Number(cursor.split('.')[1]));
  });

  test('a cursor older than all steps gets its own delta', async () => {
    const cursor = await wholeCursor();
    await rename('SEM PASSO');
    await db.deleteFrom('feedPasso').execute();
    expect(await read(db, cursor, MINUTE)).toMatchObject({ rows: [LOSARTANA], nome: null });
    expect(await countDeltas()).toBe(0);
  });

  test('old steps are thinned and old deltas dropped, whatever is requested', async () => {
    const cursor = await wholeCursor();
    await sql`insert into "feedPasso" ("cursor", "desde", "em")
      select 'old.' || n, n, clock_timestamp() - interval '3 hours' - n * interval '1 minute'
      from generate_series(1, 600) n`.execute(db);
    for (let i = 0; i < 4; i++) {
      await rename(`PASSO ${i}`);
      await read(db, cursor, 0);
    }
    const steps = await db.selectFrom('feedPasso').select('cursor').execute();
    expect(steps.filter((step) => step.cursor.startsWith('old.')).length).toBeLessThanOrEqual(11);
    expect(steps.map((step) => step.cursor)).toContain(cursor);
    expect(await countDeltas()).toBeLessThanOrEqual(2);
  });
});

// The embedded database has one connection: no transaction stays open there while others write.
describe.each(bothDatabases.filter(({ name }) => name === 'PostgreSQL'))(
  'a long transaction on $name',
  ({ open }) => {
    test('holds no change of others back, although it holds the cursor', async () => {
      const database = await open();
      const { db } = database;
      const { header } = readStream((await readCatalogoFeed(db))?.corpo ?? new Uint8Array());
      const long = await db.startTransaction().execute();
      try {
        await sql`select pg_current_xact_id()`.execute(long);
        await readSharedDelta(db, { idContexto: '', cursor: header.cursor }, 0);
        await changeProduto(db, LOSARTANA, { nome: 'AGORA' });
        const delta = await readSharedDelta(db, { idContexto: '', cursor: header.cursor }, 0);
        expect(typeof delta === 'string' ? delta : [...readStream(delta.corpo).rows.keys()]).toContain(
          LOSARTANA,
        );
      } finally {
        await long.rollback().execute();
        await database.close();
      }
    });
  },
);
