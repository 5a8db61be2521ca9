import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { openStore, type Store } from '#server/db/open.ts';
import { isUnavailable } from '#server/db/unavailable.ts';
import { type Api, openApi } from '#tests/support/api.ts';
import { add, addBody, findProdutos } from '#tests/support/cart.ts';
import { runAsAdmin, withDatabase } from '#tests/support/database-url.ts';

const servers = [inject('postgres')].filter((postgres) => postgres !== null);
const LIMITS = { max: 6, waitMs: 10_000 };
const SHORT = { max: 2, waitMs: 1000, statementMs: 1500, lockMs: 700, idleMs: 3000 };
const PARALLEL = 30;

describe.each(servers)('a pool with limits on PostgreSQL', ({ url, template, prefix }) => {
  const name = `${prefix}${randomUUID().slice(0, 8)}`;
  let store: Store;
  let api: Api;

  beforeAll(async () => {
    await runAsAdmin(url, `create database "${name}" template "${template}"`);
    store = await openStore({ databaseUrl: withDatabase(url, name), limits: LIMITS });
    api = await openApi({ store, db: store.db });
  });
  afterAll(async () => {
    await api.close();
    await store.close();
  });

  const failureOf = async (work: Promise<unknown>): Promise<[boolean, unknown]> => {
    const error: unknown = await work.then(
      () => undefined,
      (reason: unknown) => reason,
    );
    return [isUnavailable(error), error instanceof Error && 'code' in error ? error.code : undefined];
  };

  test('thirty changes of one user leave connections for another user', async () => {
    const rep = await api.as('representante');
    const buyer = await api.as('farmacia');
    const [produto] = await findProdutos(store.db);
    const idProduto = produto?.idProduto ?? 0;
    const { carrinho } = (await add(rep, idProduto, 1)).body;
    let answered = 0;
    const changes = await store.db.transaction().execute(async (trx) => {
      await trx
        .selectFrom('carrinho')
        .select('idCarrinho')
        .where('idCarrinho', '=', carrinho.idCarrinho)
        .forUpdate()
        .execute();
      const waiting = Array.from({ length: PARALLEL }, async () => {
        const answer = await rep.post('/Carrinho/manterCarrinhoCompra', addBody(idProduto, 1));
        answered += 1;
        return answer.status;
      });
      // The change that may run holds its connection before the other user comes.
      await expect.poll(() => store.poolUse?.().used ?? 0).toBeGreaterThanOrEqual(2);
      for (let n = 0; n < 3; n++) expect((await buyer.get('/UsuarioCliente')).status).toBe(200);
      expect(answered).toBe(0);
      return waiting;
    });
    const statuses = await Promise.all(changes);
    expect(statuses).toEqual(Array.from({ length: PARALLEL }, () => 200));
  });

  test('a change that gets no turn in time is a 503 and is not kept', async () => {
    const turns = { atOnce: 9, perName: 1, deep: 9, waitMs: 50 };
    const one = await openApi({ store, db: store.db }, { userTurns: turns });
    const rep = await one.as('representante');
    const [produto] = await findProdutos(store.db);
    const { carrinho } = (await add(rep, produto?.idProduto ?? 0, 1)).body;
    const key = randomUUID();
    const body = addBody(produto?.idProduto ?? 0, 3);
    const [first, second] = await store.db.transaction().execute(async (trx) => {
      await trx
        .selectFrom('carrinho')
        .select('idCarrinho')
        .where('idCarrinho', '=', carrinho.idCarrinho)
        .forUpdate()
        .execute();
      const running = rep.post('/Carrinho/manterCarrinhoCompra', body);
      // It has its turn once it waits for the row.
      const waiting = sql<{ n: number }>`select count(*)::int as n from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`;
      await expect.poll(async () => (await waiting.execute(trx)).rows[0]?.n, { timeout: 20_000 }).toBe(1);
      return [running, await rep.post('/Carrinho/manterCarrinhoCompra', body, { key })] as const;
    });
    expect([second.status, second.headers['retry-after'], second.body.Codigo]).toEqual([
      503,
      '2',
      'indisponivel',
    ]);
    expect((await first).status).toBe(200);
    expect((await rep.post('/Carrinho/manterCarrinhoCompra', body, { key })).status).toBe(200);
    await one.close();
  });

  describe('which are short', () => {
    let short: Store;
    beforeAll(async () => {
      short = await openStore({ databaseUrl: withDatabase(url, name), limits: SHORT });
      // Both connections are open before anything is measured.
      await Promise.all([1, 2].map(() => sql`select pg_sleep(0.1)`.execute(short.db)));
    });
    afterAll(() => short.close());

    test('responds 503 with Retry-After when no connection becomes free in time', async () => {
      const other = await openApi({ store: short, db: short.db });
      let release: (value: null) => void = () => undefined;
      const held = new Promise<null>((resolve) => {
        release = resolve;
      });
      const holders = [1, 2].map(() =>
        short.db.transaction().execute(async (trx) => {
          await sql`select 1`.execute(trx);
          await held;
        }),
      );
      const answer = await other.nobody.get('/parametros');
      expect([
        answer.status,
        answer.headers['retry-after'],
        answer.headers['x-api'],
        answer.body.Codigo,
      ]).toEqual([503, '2', 'maleta/1', 'indisponivel']);
      release(null);
      await Promise.all(holders);
      expect((await other.nobody.get('/parametros')).status).toBe(200);
      await other.close();
    });

    test('ends a statement, a wait for a lock and an idle transaction', async () => {
      expect(await failureOf(sql`select pg_sleep(20)`.execute(short.db))).toEqual([true, '57014']);
      await short.db.transaction().execute(async (trx) => {
        await sql`lock table "parametro"`.execute(trx);
        expect(await failureOf(sql`select 1 from "parametro"`.execute(short.db))).toEqual([true, '55P03']);
      });
      const idle = short.db.transaction().execute(async (trx) => {
        await sql`select 1`.execute(trx);
        await new Promise((resolve) => setTimeout(resolve, SHORT.idleMs + 500));
        await sql`select 1`.execute(trx);
      });
      expect((await failureOf(idle))[0]).toBe(true);
    });
  });
});
