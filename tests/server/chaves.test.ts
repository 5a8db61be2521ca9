import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { lockOrOpen } from '#server/cart/data/carrinho.ts';
import { once } from '#server/db/chaves.ts';
import type { Database } from '#server/db/schema/schema.ts';
import { queriesOf } from '#server/queries/queries.ts';
import { type Api, type ApiClient, openApi } from '#tests/support/api.ts';
import { accept, add, addBody, confirm, findProdutos, seenOf } from '#tests/support/cart.ts';
import { bothDatabases, type TestDatabase } from '#tests/support/database.ts';

describe.each(bothDatabases)('a key on $name', ({ open }) => {
  let database: TestDatabase;
  let api: Api;
  let rep: ApiClient;
  let id: number;

  beforeAll(async () => {
    database = await open();
    api = await openApi(database);
    id = (await findProdutos(database.db))[0]?.idProduto ?? 0;
  });
  afterAll(async () => {
    await api.close();
    await database.close();
  });
  beforeEach(async () => {
    await database.reset();
    rep = await api.as('representante');
  });

  const quantityNow = async () =>
    (await rep.get('/Carrinho?idPessoaCliente=101')).body?.itens[0]?.quantidade ?? 0;
  const storedKeys = async () =>
    (await database.db.selectFrom('mutacao').select(['status']).execute()).map((row) => row.status);

  test('gives a repeat the same bytes, without another effect', async () => {
    const key = randomUUID();
    const first = await add(rep, id, 3, {}, { key });
    await add(rep, id, 4);
    const repeat = await add(rep, id, 3, {}, { key: key.toUpperCase() });
    expect([repeat.status, repeat.text]).toEqual([200, first.text]);
    expect(repeat.headers['x-api']).toBe('maleta/1');
    expect(await quantityNow()).toBe(7);
  });

  test('makes concurrent repeats wait for the first: one effect, one response', async () => {
    const key = randomUUID();
    const answers = await Promise.all(Array.from({ length: 6 }, () => add(rep, id, 3, {}, { key })));
    expect(answers.map((a) => a.status)).toEqual([200, 200, 200, 200, 200, 200]);
    expect(new Set(answers.map((a) => a.text)).size).toBe(1);
    expect(await quantityNow()).toBe(3);
  });

  test('refuses to be used for another body, another address or another method', async () => {
    const key = randomUUID();
    const { carrinho } = (await add(rep, id, 3, {}, { key })).body;
    const other = [
      await add(rep, id, 4, {}, { key }),
      await rep.put(`/Carrinho/etapa?idCarrinho=${carrinho.idCarrinho}&etapa=3`, undefined, { key }),
      await rep.post('/Carrinho/manterCarrinhoCompra?x=1', addBody(id, 3), { key }),
    ];
    for (const answer of other) {
      expect([answer.status, answer.body.Codigo]).toEqual([422, 'chave-reutilizada']);
    }
    expect(await quantityNow()).toBe(3);
  });

  test('is one user’s: the same key of another user is another request', async () => {
    const key = randomUUID();
    const buyer = await api.as('farmacia');
    await add(rep, id, 3, {}, { key });
    const answer = await add(buyer, id, 5, { IDUsuario: 2 }, { key });
    expect(answer.body.carrinho.itens[0]?.quantidade).toBe(5);
  });

  test('keeps a refusal, so that a ghost of it does nothing after the reason has gone', async () => {
    const key = randomUUID();
    const refused = await add(rep, id, 1, { IDPessoaCliente: 103 }, { key });
    expect(refused.body.Codigo).toBe('sem-preferencias');
    await database.db
      .insertInto('preferenciaUsuarioCliente')
      .values({ idUsuario: 1, idPessoaCliente: 103, idCondicao: 1, idPrazo: 2, idFormaPagamento: 1 })
      .execute();
    const ghost = await add(rep, id, 1, { IDPessoaCliente: 103 }, { key });
    expect([ghost.status, ghost.text]).toEqual([422, refused.text]);
    expect((await rep.get('/Carrinho?idPessoaCliente=103')).text).toBe('null');
    const malformed = await add(rep, id, 1, { Quantidade: 'abc' }, { key: randomUUID() });
    expect(malformed.status).toBe(400);
    expect((await storedKeys()).sort((a, b) => Number(a) - Number(b))).toEqual([400, 422]);
  });

  test('keeps a refusal and undoes the writes before it: it opens no cart', async () => {
    const key = randomUUID();
    expect((await add(rep, 2_000_000, 1, {}, { key })).status).toBe(404);
    expect(await storedKeys()).toEqual([404]);
    expect((await rep.get('/Carrinho?idPessoaCliente=101')).text).toBe('null');
  });

  test('may be missing: a refusal still undoes the rows written before it', async () => {
    expect((await add(rep, 2_000_000, 1)).status).toBe(404);
    expect(await database.db.selectFrom('carrinho').select('idCarrinho').execute()).toEqual([]);
    expect(await storedKeys()).toEqual([]);
  });

  test('returns its response with a mark that tells whether it is a repeat', async () => {
    const queries = queriesOf(database.store);
    const chave = { key: randomUUID(), hash: 'h' };
    const change = () =>
      queries.change(1, chave, new Date(), async () => ({ status: 200, corpo: '{}', keep: 'effect' }));
    const answer = { status: 200, corpo: '{}' };
    expect(await change()).toEqual({ kind: 'answered', answer, repeated: false });
    expect(await change()).toEqual({ kind: 'answered', answer, repeated: true });
    await queries.close();
  });

  test('effect runs three times at most after deadlocks or conflicts, then the key is busy', async () => {
    let tries = 0;
    const failing = (code: string, times: number) => {
      tries = 0;
      return once(database.db, { idUsuario: 1, key: randomUUID(), hash: 'h' }, new Date(), async () => {
        tries += 1;
        if (tries <= times) throw Object.assign(new Error('failed'), { code });
        return { status: 200, corpo: '{}', keep: 'effect' };
      });
    };
    const done = { kind: 'answered', answer: { status: 200, corpo: '{}' }, repeated: false };
    for (const code of ['40P01', '40001']) {
      expect([await failing(code, 2), tries]).toEqual([done, 3]);
      expect([await failing(code, 3), tries]).toEqual([{ kind: 'busy' }, 3]);
    }
    expect([await failing('55P03', 1), tries]).toEqual([{ kind: 'busy' }, 1]);
    await expect(failing('23505', 1)).rejects.toThrow('failed');
    expect(tries).toBe(1);
    expect(await storedKeys()).toEqual([200, 200]);
  });

  test('waits 8 s at most for a lock and tells the database its session', async () => {
    const settings = async (sid?: string) => {
      let read: unknown;
      const look = async (trx: Database) => {
        const { rows } = await sql`select current_setting('lock_timeout') as "wait",
          current_setting('maleta.sid') as "sid"`.execute(trx);
        read = rows[0];
        return { status: 200, corpo: '{}', keep: 'effect' } as const;
      };
      await once(database.db, undefined, new Date(), look, sid);
      return read;
    };
    expect(await settings('s1')).toEqual({ wait: '8s', sid: 's1' });
    expect(await settings()).toEqual({ wait: '8s', sid: '' });
  });

  test('without a response is busy, and with another request’s response is refused', async () => {
    const key = randomUUID();
    const other = { idUsuario: 1, key, hash: 'another' };
    await database.db
      .insertInto('mutacao')
      .values({ ...other, status: null, corpo: null, criadaEm: new Date() })
      .execute();
    const comes = () =>
      once(database.db, { ...other, hash: 'h' }, new Date(), () => Promise.reject(new Error('done again')));
    expect(await comes()).toEqual({ kind: 'busy' });
    await database.db.updateTable('mutacao').set({ status: 200, corpo: '{}' }).execute();
    expect(await comes()).toEqual({ kind: 'other-request' });
  });

  test('keeps neither effect nor response of a request that may succeed the next time', async () => {
    const queries = queriesOf(database.store);
    const chave = { key: randomUUID(), hash: 'h' };
    const result = await queries.change(1, chave, new Date(), async (user) => {
      await lockOrOpen(user, 101, new Date());
      return { status: 503, corpo: '{}', keep: 'nothing' };
    });
    expect(result).toEqual({ kind: 'answered', answer: { status: 503, corpo: '{}' }, repeated: false });
    expect(await storedKeys()).toEqual([]);
    expect((await rep.get('/Carrinho?idPessoaCliente=101')).text).toBe('null');
  });

  test('is looked up only for users with a session, and a 401 or 403 is never kept', async () => {
    const key = randomUUID();
    expect((await add(api.nobody, id, 1, {}, { key })).status).toBe(401);
    const buyer = await api.as('farmacia');
    const forbidden = await add(buyer, id, 1, { IDUsuario: 2, IDPessoaCliente: 102 }, { key });
    expect([forbidden.status, forbidden.body.Codigo]).toEqual([403, 'cliente-nao-vinculado']);
    const another = await add(buyer, id, 1, { IDUsuario: 1 }, { key });
    expect([another.status, another.body.Codigo]).toEqual([403, 'outro-usuario']);
    expect(await storedKeys()).toEqual([]);
  });

  test('returns only the stored response to a user who has lost the customer since', async () => {
    const key = randomUUID();
    const done = await add(rep, id, 1, {}, { key });
    const lost = { idUsuario: 1, idPessoaCliente: 101 };
    await database.db
      .deleteFrom('usuarioCliente')
      .where((eb) => eb.and(lost))
      .execute();
    const repeat = await add(rep, id, 1, {}, { key });
    expect([repeat.status, repeat.text]).toEqual([200, done.text]);
    expect((await add(rep, id, 2, {}, { key })).body.Codigo).toBe('chave-reutilizada');
    expect((await add(rep, id, 1, {}, { key: randomUUID() })).status).toBe(403);
    await database.db.insertInto('usuarioCliente').values(lost).execute();
  });

  test('is named by each response to it, so that a copy of another response is recognised', async () => {
    const key = randomUUID().toUpperCase();
    const named = async (answer: Promise<{ headers: Record<string, unknown> }>) =>
      (await answer).headers['idempotency-key'];
    expect(await named(add(rep, id, 1, {}, { key }))).toBe(key);
    expect(await named(add(rep, id, 1, {}, { key }))).toBe(key);
    expect(await named(add(rep, id, 2, {}, { key }))).toBe(key);
    expect(await named(add(rep, 2_000_000, 1, {}, { key: 'outra-chave' }))).toBe('outra-chave');
    expect(await named(add(api.nobody, id, 1, {}, { key }))).toBe(key);
    expect(await named(rep.get('/Carrinho?idPessoaCliente=101'))).toBeUndefined();
    expect(await named(add(rep, id, 1, {}, { key: 'x y' }))).toBeUndefined();
  });

  test('is not kept after a failure of the server, whose effect is undone', async () => {
    const key = randomUUID();
    const { carrinho } = (await add(rep, id, 40)).body;
    const seen = seenOf(await accept(rep, carrinho.idCarrinho));
    await database.db.schema.alterTable('prePedidoItem').renameTo('elsewhere').execute();
    const failed = await confirm(rep, carrinho.idCarrinho, seen, { key });
    await database.db.schema.alterTable('elsewhere').renameTo('prePedidoItem').execute();
    expect([failed.status, failed.body.Codigo]).toEqual([500, 'erro-interno']);
    expect(failed.text).not.toContain('prePedidoItem');
    expect(await storedKeys()).toEqual([]);
    const retry = await confirm(rep, carrinho.idCarrinho, seen, { key });
    expect(retry.status).toBe(200);
    expect(await database.db.selectFrom('prePedido').select('idPrePedido').execute()).toHaveLength(1);
  });

  test.each([['abc'], [''], ['a key with spaces'], ['a'.repeat(81)]])(
    '"%s" is refused: a key is a word of 8 to 80 characters',
    async (key) => {
      const answer = await add(rep, id, 1, {}, { key });
      expect([answer.status, answer.body.Codigo]).toEqual([400, 'requisicao-invalida']);
    },
  );
});
