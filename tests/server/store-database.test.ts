import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest';
import { migrate } from '#server/db/migrate.ts';
import { openStore } from '#server/db/open.ts';
import type { Database } from '#server/db/schema/schema.ts';
import { seed } from '#server/demo/seed/seed.ts';
import { bothDatabases, type TestDatabase } from '#tests/support/database.ts';
import { runAsAdmin, withDatabase } from '#tests/support/database-url.ts';

const NOW = new Date('2026-11-20T17:03:00.000Z');
const CARRINHO = { idUsuario: 1, idPessoaCliente: 101, criadoEm: NOW };

const readParametro = (db: Database, nomes: readonly string[]) =>
  db.selectFrom('parametro').selectAll().where('nome', 'in', nomes).execute();

describe.each(bothDatabases)('on $name', (kind) => {
  let database: TestDatabase;

  beforeAll(async () => {
    database = await kind.open();
  });
  beforeEach(() => database.reset());
  afterAll(() => database.close());

  test('finds nothing to migrate and nothing to seed in a ready database', async () => {
    expect(await migrate(database.db)).toEqual([]);
    expect(await seed(database.db, { clock: () => NOW, size: 300 })).toBe(false);
  });

  test('reads whole numbers as numbers, days as text, moments as dates, JSON parsed and bytes as bytes', async () => {
    const { rows } = await sql`
      select 70912643300::bigint as "inteiro", count(*) as "conta", sum(x) as "soma", date '2026-11-20' as "dia",
        ${NOW}::timestamptz as "momento", ${JSON.stringify([1, 'a'])}::jsonb as "json", '\\x00ff'::bytea as "bytes"
      from (values (1::bigint), (2)) as t(x)`.execute(database.db);
    const [{ bytes, ...row }] = rows as [{ bytes: Uint8Array }];
    expect(row).toEqual({
      inteiro: 70_912_643_300,
      conta: 2,
      soma: 3,
      dia: '2026-11-20',
      momento: NOW,
      json: [1, 'a'],
    });
    expect([...bytes]).toEqual([0, 255]);
  });

  test('returns a number that would lose digits as an error', async () => {
    await expect(sql`select 9007199254740993::bigint as x`.execute(database.db)).rejects.toThrow(
      'does not fit',
    );
  });

  test('allows one unfinished cart per user and client, and any number of finished ones', async () => {
    const { db } = database;
    await db
      .insertInto('carrinho')
      .values({ ...CARRINHO, idCarrinhoSituacao: 6 })
      .execute();
    await db
      .insertInto('carrinho')
      .values({ ...CARRINHO, idCarrinhoSituacao: 6 })
      .execute();
    await db.insertInto('carrinho').values(CARRINHO).execute();
    await db
      .insertInto('carrinho')
      .values({ ...CARRINHO, idUsuario: 2 })
      .execute();
    await expect(db.insertInto('carrinho').values(CARRINHO).execute()).rejects.toMatchObject({
      code: '23505',
      constraint: 'carrinho_aberto',
    });
    await expect(
      db
        .insertInto('carrinho')
        .values({ ...CARRINHO, idCarrinhoSituacao: 3 })
        .execute(),
    ).rejects.toMatchObject({ code: '23505' });
  });

  test('rolls back a transaction whose handler throws with a query in flight, and frees the connection', async () => {
    const { db } = database;
    const inFlight: Promise<unknown>[] = [];
    const failing = db.transaction().execute(async (trx) => {
      await trx.insertInto('parametro').values({ nome: 'before', valor: '' }).execute();
      inFlight.push(
        sql`insert into "parametro" select 'in flight', pg_sleep(0.2)::text`
          .execute(trx)
          .catch(() => undefined),
      );
      throw new Error('the handler failed');
    });
    await expect(failing).rejects.toThrow('the handler failed');
    await Promise.all(inFlight);
    expect(await readParametro(db, ['before', 'in flight'])).toEqual([]);
    await db
      .transaction()
      .execute((trx) => trx.insertInto('parametro').values({ nome: 'x', valor: '' }).execute());
    expect(await readParametro(db, ['x'])).toEqual([{ nome: 'x', valor: '' }]);
  });

  test('does not let a transaction commit after one of its statements failed', async () => {
    const { db } = database;
    const swallowing = db.transaction().execute(async (trx) => {
      await trx.insertInto('parametro').values({ nome: 'lost', valor: '' }).execute();
      await sql`select 1 / 0`.execute(trx).catch(() => undefined);
    });
    await expect(swallowing).rejects.toThrow();
    expect(await readParametro(db, ['lost'])).toEqual([]);
  });

  test('runs transactions that start together one after the other on the same row', async () => {
    const { db } = database;
    await db.insertInto('parametro').values({ nome: 'n', valor: '0' }).execute();
    await Promise.all(
      Array.from({ length: 10 }, () =>
        db.transaction().execute(async (trx) => {
          const row = await trx
            .selectFrom('parametro')
            .select('valor')
            .where('nome', '=', 'n')
            .forUpdate()
            .executeTakeFirstOrThrow();
          await trx
            .updateTable('parametro')
            .set({ valor: String(Number(row.valor) + 1) })
            .where('nome', '=', 'n')
            .execute();
        }),
      ),
    );
    expect(await readParametro(db, ['n'])).toEqual([{ nome: 'n', valor: '10' }]);
  });

  test('returns to its seed between tests', async () => {
    const { db } = database;
    await db.insertInto('carrinho').values(CARRINHO).execute();
    await db.updateTable('produtoEstoque').set({ estoque: 0 }).execute();
    await db.updateTable('pessoa').set({ limiteDisponivel: 1 }).where('idPessoa', '=', 104).execute();
    await database.reset();
    expect(await db.selectFrom('carrinho').selectAll().execute()).toEqual([]);
    const estoque = db.selectFrom('produtoEstoque').select('estoque').where('idProduto', '=', 935);
    expect(await estoque.execute()).toEqual([{ estoque: 3326 }]);
    const limite = db.selectFrom('pessoa').select('limiteDisponivel').where('idPessoa', '=', 104);
    expect(await limite.execute()).toEqual([{ limiteDisponivel: 15_000 }]);
  });
});

const servers = [inject('postgres')].filter((postgres) => postgres !== null);

test.each(servers)('migrates and seeds once when several processes start at once', async (postgres) => {
  const name = `maleta_t_juntos_${process.pid}`;
  await runAsAdmin(postgres.url, `create database "${name}"`);
  const databaseUrl = withDatabase(postgres.url, name);
  const stores = await Promise.all([1, 2, 3].map(() => openStore({ databaseUrl, limits: { max: 2 } })));
  try {
    const migrated = await Promise.all(stores.map(({ db }) => migrate(db)));
    expect(migrated.filter((names) => names.length > 0)).toHaveLength(1);
    const seeded = await Promise.all(stores.map(({ db }) => seed(db, { clock: () => NOW, size: 300 })));
    expect(seeded.filter(Boolean)).toHaveLength(1);
    const pendencias = await stores[0]?.db.selectFrom('pendenciaDocumento').select('id').execute();
    expect(pendencias).toHaveLength(46);
  } finally {
    await Promise.all(stores.map((store) => store.close()));
    await runAsAdmin(postgres.url, `drop database "${name}" with (force)`);
  }
});
