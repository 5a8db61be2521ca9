import fastify from 'fastify';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { fail, ok } from '#lib/result.ts';
import { lockCliente } from '#server/customers/data/clientes.ts';
import { transact } from '#server/db/transacao.ts';
import { DatabaseUnavailable } from '#server/db/unavailable.ts';
import { answerErrors } from '#server/http/errors.ts';
import { faturar } from '#server/orders/data/faturar.ts';
import { queriesOf } from '#server/queries/queries.ts';
import { openApi } from '#tests/support/api.ts';
import { accept, add, confirm, findProdutos } from '#tests/support/cart.ts';
import { bothDatabases, type TestDatabase } from '#tests/support/database.ts';

/** Only a server has two transactions at once. */
const servers = bothDatabases.filter(({ name }) => name === 'PostgreSQL');
const NOW = new Date('2026-11-20T15:00:00Z');

describe.each(servers)('rows held by another transaction, on $name', ({ open }) => {
  let database: TestDatabase;

  beforeAll(async () => {
    database = await open();
  });
  beforeEach(() => database.reset());
  afterAll(() => database.close());

  test('a transaction that waits too long for a row gets 503 and a time to come back', async () => {
    const { db } = database;
    const app = fastify();
    answerErrors(app);
    app.get('/api/x', () =>
      transact(db, async (trx) => {
        await sql`set local lock_timeout = '50ms'`.execute(trx);
        return ok(
          await trx.selectFrom('pessoa').select('nome').where('idPessoa', '=', 101).forUpdate().execute(),
        );
      }),
    );
    const holder = await db.startTransaction().execute();
    await holder.selectFrom('pessoa').select('nome').where('idPessoa', '=', 101).forUpdate().execute();
    const answer = await app.inject('/api/x');
    await holder.rollback().execute();
    await app.close();
    expect(answer.json()).toMatchObject({ Codigo: 'indisponivel' });
    expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '2']);
  });

  test('a deadlock is tried three times at most, another error once', async () => {
    const { db } = database;
    let tries = 0;
    const failing = (code: string, times: number) => {
      tries = 0;
      return transact(db, async (trx) => {
        tries += 1;
        await trx.updateTable('pessoa').set({ saldoCashback: tries }).where('idPessoa', '=', 101).execute();
        if (tries <= times) throw Object.assign(new Error('failed'), { code });
        return ok(tries);
      });
    };
    const kept = async () => {
      const cliente = db.selectFrom('pessoa').select('saldoCashback').where('idPessoa', '=', 101);
      return (await cliente.executeTakeFirstOrThrow()).saldoCashback;
    };
    for (const code of ['40P01', '40001']) {
      expect(await failing(code, 2)).toEqual({ ok: true, value: 3 });
      await expect(failing(code, 3)).rejects.toThrow(DatabaseUnavailable);
      expect(tries).toBe(3);
    }
    await expect(failing('55P03', 1)).rejects.toThrow(DatabaseUnavailable);
    expect(tries).toBe(1);
    await expect(failing('23505', 1)).rejects.toThrow('failed');
    expect([tries, await kept()]).toEqual([1, 3]);
  });

  test('a failed result undoes its writes, and waiting is limited to 20 s', async () => {
    const { db } = database;
    let wait: unknown;
    const failed = await transact(db, async (trx) => {
      const { rows } = await sql`select current_setting('lock_timeout') as "wait"`.execute(trx);
      wait = rows[0];
      await trx.deleteFrom('usuarioCliente').execute();
      return fail('no');
    });
    expect([failed, wait]).toEqual([{ ok: false, error: 'no' }, { wait: '20s' }]);
    expect(await db.selectFrom('usuarioCliente').selectAll().execute()).not.toEqual([]);
  });

  test('a confirmation that holds its customer lets another user open a cart for the same customer', async () => {
    const queries = queriesOf(database.store);
    await queries.transact(1, async (holder) => {
      await lockCliente(holder, 101);
      const opened = await database.db.transaction().execute(async (trx) => {
        await sql`set local lock_timeout = '2s'`.execute(trx);
        return await trx
          .insertInto('carrinho')
          .values({ idUsuario: 2, idPessoaCliente: 101, criadoEm: NOW })
          .executeTakeFirstOrThrow();
      });
      expect(opened.numInsertedOrUpdatedRows).toBe(1n);
      return ok(null);
    });
    await queries.close();
  });

  test('an invoice under way does not block a cart from naming the branch', async () => {
    const { db } = database;
    const api = await openApi(database, { clock: () => NOW });
    const rep = await api.as('representante');
    const [produto] = await findProdutos(db);
    const { idCarrinho } = (await add(rep, produto?.idProduto ?? 0, 40)).body.carrinho;
    await accept(rep, idCarrinho);
    await confirm(rep, idCarrinho);
    await api.close();
    const pedido = await db.selectFrom('prePedido').selectAll().executeTakeFirstOrThrow();
    await db.transaction().execute(async (holder) => {
      await faturar(holder, pedido, NOW);
      const grupo = await db.transaction().execute(async (trx) => {
        await sql`set local lock_timeout = '2s'`.execute(trx);
        return await trx
          .insertInto('carrinhoGrupo')
          .values({ idCarrinho, idPessoaFilial: 1, idCondicao: 1, idCarrinhoGrupoTipo: 3 })
          .executeTakeFirstOrThrow();
      });
      expect(grupo.numInsertedOrUpdatedRows).toBe(1n);
    });
  });
});
