import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { readMutacao, refuseMutacao } from '#server/cart/data/mutacoes.ts';
import { queriesOf } from '#server/queries/queries.ts';
import { type Api, type ApiClient, openApi } from '#tests/support/api.ts';
import { add, findProdutos } from '#tests/support/cart.ts';
import { bothDatabases, type TestDatabase } from '#tests/support/database.ts';

describe.each(bothDatabases)('the fate of a change on $name', ({ open }) => {
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

  const pathOf = (key: string) => `/sincronizacao/mutacoes/${key}`;
  const quantityNow = async () =>
    (await rep.get('/Carrinho?idPessoaCliente=101')).body?.itens[0]?.quantidade ?? 0;

  test('is its response, word for word, when it was done or refused, with the key in any case of letters', async () => {
    const [done, refused] = [randomUUID(), randomUUID()];
    const answer = await add(rep, id, 3, {}, { key: done });
    const refusal = await add(rep, 2_000_000, 1, {}, { key: refused });
    const asked = await rep.get(pathOf(done));
    expect(asked.body).toEqual({ chave: done, situacao: 'aplicada', status: 200, corpo: answer.text });
    expect((await rep.get(pathOf(refused))).body).toEqual({
      chave: refused,
      situacao: 'recusada',
      status: 404,
      corpo: refusal.text,
    });
    expect((await rep.get(pathOf(done.toUpperCase()))).body.situacao).toBe('aplicada');
  });

  test('is unknown when it never arrived, and asking does not take the key', async () => {
    const key = randomUUID();
    for (let i = 0; i < 2; i++) {
      const { status, body } = await rep.get(pathOf(key));
      expect([status, body]).toEqual([
        200,
        { chave: key, situacao: 'desconhecida', status: null, corpo: null },
      ]);
    }
    expect((await add(rep, id, 3, {}, { key })).status).toBe(200);
  });

  test('is busy while its request runs or another transaction holds its key too long', async () => {
    const { db } = database;
    const key = randomUUID();
    const queries = queriesOf(database.store);
    const know = () => readMutacao(queries.for(1), key, new Date());
    await db
      .insertInto('mutacao')
      .values({ idUsuario: 1, key, hash: 'h', status: null, corpo: null, criadaEm: new Date() })
      .execute();
    expect(await know()).toEqual({ kind: 'busy' });
    await db.updateTable('mutacao').set({ status: 200, corpo: '{}' }).execute();
    expect(await know()).toMatchObject({ kind: 'answered', answer: { status: 200, corpo: '{}' } });
    const refusal = { status: 422, corpo: '{"Codigo":"x"}' };
    expect(await refuseMutacao(queries.for(1), randomUUID(), refusal, new Date())).toEqual({
      kind: 'answered',
      answer: refusal,
    });
    /** Makes the database fail each insert of a key with this error code. */
    const refuseKeys = async (code: string) => {
      await sql`create or replace function "semChave"() returns trigger language plpgsql as
        ${sql.lit(`begin raise exception 'no key' using errcode = '${code}'; end`)}`.execute(db);
    };
    await refuseKeys('55P03');
    await sql`create trigger "semChave" before insert on "mutacao" for each row
      execute function "semChave"()`.execute(db);
    try {
      expect(await know()).toEqual({ kind: 'busy' });
      await refuseKeys('23514');
      await expect(know()).rejects.toThrow('no key');
    } finally {
      await sql`drop function "semChave" cascade`.execute(db);
      await queries.close();
    }
  });

  test('is refused for good when told so before its arrival, whatever comes under the key', async () => {
    const key = randomUUID();
    const told = await rep.delete(pathOf(key));
    expect([told.status, told.body.situacao]).toEqual([200, 'recusada']);
    const ghosts = [await add(rep, id, 3, {}, { key }), await add(rep, id, 4, {}, { key })];
    for (const ghost of ghosts) {
      expect([ghost.status, ghost.text]).toEqual([422, told.body.corpo]);
      expect(ghost.body.Codigo).toBe('chave-recusada');
    }
    expect(await quantityNow()).toBe(0);
    expect((await rep.delete(pathOf(key))).text).toBe(told.text);
    expect((await rep.get(pathOf(key))).text).toBe(told.text);
  });

  test('stays done when it was done before the refusal, and so does a refusal of its own', async () => {
    const [done, refused] = [randomUUID(), randomUUID()];
    const answer = await add(rep, id, 3, {}, { key: done });
    const refusal = await add(rep, 2_000_000, 1, {}, { key: refused });
    const late = await rep.delete(pathOf(done));
    expect([late.body.situacao, late.body.corpo]).toEqual(['aplicada', answer.text]);
    expect((await rep.delete(pathOf(refused))).body.corpo).toBe(refusal.text);
    expect((await add(rep, id, 3, {}, { key: done })).text).toBe(answer.text);
    expect(await quantityNow()).toBe(3);
  });

  test('is one user’s: another does not know the key and refuses only their own', async () => {
    const key = randomUUID();
    const buyer = await api.as('farmacia');
    await add(rep, id, 3, {}, { key });
    expect((await buyer.get(pathOf(key))).body.situacao).toBe('desconhecida');
    expect((await buyer.delete(pathOf(key))).body.situacao).toBe('recusada');
    expect((await rep.get(pathOf(key))).body.situacao).toBe('aplicada');
    expect((await buyer.get(pathOf(key))).body.situacao).toBe('recusada');
  });

  test('is reported only when the running request has ended', async () => {
    const key = randomUUID();
    let end = () => {};
    const ended = new Promise<void>((resolve) => {
      end = resolve;
    });
    let begin = () => {};
    const begun = new Promise<void>((resolve) => {
      begin = resolve;
    });
    const running = queriesOf(database.store).change(1, { key, hash: 'h' }, new Date(), async () => {
      begin();
      await ended;
      return { status: 200, corpo: '{"done":true}', keep: 'effect' };
    });
    await begun;
    const asked = Promise.all([rep.get(pathOf(key)), rep.delete(pathOf(key))]);
    const first = await Promise.race([asked, setTimeout(200, 'waits')]);
    end();
    await running;
    expect(first).toBe('waits');
    for (const { body } of await asked) {
      expect([body.situacao, body.corpo]).toEqual(['aplicada', '{"done":true}']);
    }
  });

  test('is never both refused and done, the refusal before the change, after it, and in 48 races', async () => {
    let expected = 0;
    const outcomes = new Set<string>();
    for (let round = 0; round < 50; round++) {
      const key = randomUUID();
      const changing = () => add(rep, id, 1, {}, { key });
      const refusing = () => rep.delete(pathOf(key));
      const [change, told] = await (async () => {
        if (round === 0) {
          const refused = await refusing();
          return [await changing(), refused];
        }
        if (round === 1) return [await changing(), await refusing()];
        // The refusal has less to do: it starts up to some milliseconds later, so that either may win.
        return Promise.all([changing(), setTimeout(round % 25).then(refusing)]);
      })();
      if (change.status === 200) expected++;
      outcomes.add(`${change.status} ${told.body.situacao}`);
      expect(told.body.corpo).toBe(change.text);
      expect(await quantityNow()).toBe(expected);
    }
    expect([...outcomes].sort()).toEqual(['200 aplicada', '422 recusada']);
  });

  test('cannot be asked with an invalid key', async () => {
    for (const answer of [await rep.get(pathOf('abc')), await rep.delete(pathOf('a%20b%20c%20d%20e'))]) {
      expect([answer.status, answer.body.Codigo]).toEqual([400, 'requisicao-invalida']);
    }
  });
});
