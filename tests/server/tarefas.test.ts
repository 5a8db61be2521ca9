import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeEach, describe, expect, inject, test } from 'vitest';
import { openStore } from '#server/db/open.ts';
import { takeTarefa } from '#server/db/tarefas.ts';
import { bothDatabases, type TestDatabase } from '#tests/support/database.ts';
import { runAsAdmin, withDatabase } from '#tests/support/database-url.ts';
import { openServerHome } from '#tests/support/server-home.ts';

const HOUR_MS = 3_600_000;
const servers = [inject('postgres')].filter((postgres) => postgres !== null);

describe.each(bothDatabases)('a repeated task on $name', ({ open }) => {
  let database: TestDatabase;

  beforeEach(async () => {
    database = await open();
  });
  afterEach(() => database.close());

  const take = (nome = 'uma') => takeTarefa(database.db, nome, HOUR_MS);
  const dueIn = (text: string) =>
    sql`update "tarefa" set "proximaEm" = clock_timestamp() + ${text}::interval`.execute(database.db);

  test('is taken by one of many callers, and again when it is due', async () => {
    const takers = await Promise.all(Array.from({ length: 10 }, () => take()));
    expect(takers.filter(Boolean)).toHaveLength(1);
    expect(await take()).toBe(false);
    await dueIn('1 minute');
    expect(await take()).toBe(false);
    await dueIn('-1 second');
    expect(await take()).toBe(true);
  });

  test('waits only for itself', async () => {
    await take('uma');
    expect(await take('outra')).toBe(true);
  });

  test('is due after the clock of the database was set back', async () => {
    await take();
    await dueIn('61 minutes');
    expect(await take()).toBe(true);
    expect(await take()).toBe(false);
  });
});

describe('the tasks as a process of their own', () => {
  const home = openServerHome();
  const KEY = { MALETA_JWT_KEY: 'uma-chave-de-teste-com-32-letras!' };

  beforeEach(() => home.reset());
  afterEach(() => home.killAll());
  afterAll(() => home.close());

  test('need a database that servers share, and a process that does them', async () => {
    const alone = home.runWorker();
    expect([(await alone.exit).code, alone.errors]).toEqual([
      1,
      ['As tarefas à parte precisam de DATABASE_URL; no banco embutido o próprio servidor as faz.'],
    ]);
    const off = home.runWorker({ ...KEY, DATABASE_URL: 'postgres://localhost:1/x', MALETA_TAREFAS: '0' });
    expect([(await off.exit).code, off.errors]).toEqual([
      1,
      ['MALETA_TAREFAS=0 diz que este processo não faz tarefas.'],
    ]);
    home.reset();
    const embedded = home.run({ MALETA_TAREFAS: '0' });
    expect([(await embedded.exit).code, embedded.errors]).toEqual([
      1,
      ['MALETA_TAREFAS=0 só com DATABASE_URL: no banco embutido ninguém mais faria as tarefas.'],
    ]);
  });

  test.each(servers)(
    'are done until the process is told to end',
    async ({ url, template, prefix }) => {
      const name = `${prefix}${randomUUID().slice(0, 8)}`;
      await runAsAdmin(url, `create database "${name}" template "${template}"`);
      const databaseUrl = withDatabase(url, name);
      const worker = home.runWorker({ ...KEY, DATABASE_URL: databaseUrl });
      await worker.waitFor('Maleta: tarefas em andamento');
      const store = await openStore({ databaseUrl });
      const readStreams = async () =>
        (
          await sql<{ idContexto: string }>`select distinct "idContexto" from "feed" order by 1`.execute(
            store.db,
          )
        ).rows;
      const before = await readStreams();
      expect(before.length).toBeGreaterThan(1);
      await sql`delete from "feed" where "idContexto" = ${before[1]?.idContexto}`.execute(store.db);
      await expect.poll(readStreams, { timeout: 30_000 }).toEqual(before);
      // A look that finds no due work writes nothing.
      const { rows } = await sql<{ nome: string }>`select "nome" from "tarefa"`.execute(store.db);
      expect(rows.map(({ nome }) => nome)).not.toContain('feeds');
      await store.close();
      worker.kill('SIGTERM');
      expect(await worker.exit).toEqual({ code: 0, signal: null });
      expect(worker.errors).toEqual([]);
      await runAsAdmin(url, `drop database ${name}`);
    },
    60_000,
  );
});
