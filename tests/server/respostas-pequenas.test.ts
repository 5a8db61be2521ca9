import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { must } from '#lib/must.ts';
import { ok } from '#lib/result.ts';
import { lockOrOpen } from '#server/cart/data/carrinho.ts';
import { queriesOf } from '#server/queries/queries.ts';
import { type Api, type ApiClient, openApi } from '#tests/support/api.ts';
import { accept, add, confirm, findProdutos } from '#tests/support/cart.ts';
import { bothDatabases, type TestDatabase } from '#tests/support/database.ts';

const DAY_MS = 86_400_000;

describe.each(bothDatabases)('the stored responses of a cart on $name', ({ open }) => {
  let database: TestDatabase;
  let api: Api;
  let rep: ApiClient;
  let ids: number[];
  let now: Date;

  beforeAll(async () => {
    database = await open();
    api = await openApi(database, { clock: () => now });
    const found = [1, 2, 3].flatMap((idPessoaFilial) =>
      [1, 2].map((tipo) => findProdutos(database.db, { from: 0, estoque: 5, idPessoaFilial, tipo })),
    );
    ids = (await Promise.all(found)).flat().map((produto) => produto.idProduto);
  });
  beforeEach(async () => {
    now = new Date('2026-11-20T15:00:00Z');
    await database.reset();
    rep = await api.as('representante');
  });
  afterAll(async () => {
    await api.close();
    await database.close();
  });

  /** Adds products one by one; each with its key and its response. */
  async function addAll(produtos: readonly number[]): Promise<{ key: string; id: number; text: string }[]> {
    const made: { key: string; id: number; text: string }[] = [];
    for (const id of produtos) {
      const key = randomUUID();
      const { status, text } = await add(rep, id, 3, {}, { key });
      expect(status).toBe(200);
      made.push({ key, id, text });
    }
    return made;
  }

  const bytesStored = async (): Promise<number> => {
    const { bytes } = await database.db
      .selectFrom('mutacao')
      .select(sql<number>`coalesce(sum(octet_length("corpo")), 0)::bigint`.as('bytes'))
      .executeTakeFirstOrThrow();
    return bytes;
  };

  const corpoOf = async (key: string) => (await rep.get(`/sincronizacao/mutacoes/${key}`)).body.corpo;

  test('grow only with the added lines, and are repeated word for word', async () => {
    const half = ids.slice(0, 50);
    const rest = ids.slice(50, 100);
    expect(rest).toHaveLength(50);
    const first = await addAll(half);
    const afterHalf = await bytesStored();
    const made = [...first, ...(await addAll(rest))];
    const answered = made.reduce((sum, { text }) => sum + text.length, 0);
    const stored = await bytesStored();
    expect(stored - afterHalf).toBeLessThan(1.5 * afterHalf);
    expect(stored).toBeLessThan(answered / 10);
    for (const { key, id, text } of made.filter((_, at) => at % 13 === 0)) {
      expect((await add(rep, id, 3, {}, { key })).text).toBe(text);
      expect(await corpoOf(key)).toBe(text);
    }
  });

  test('belong to their own cart, even if two carts are changed in turn', async () => {
    const made: { key: string; id: number; cliente: number; text: string }[] = [];
    for (const id of ids.slice(0, 6)) {
      for (const cliente of [101, 102]) {
        const key = randomUUID();
        const { text } = await add(rep, id, 2, { IDPessoaCliente: cliente }, { key });
        made.push({ key, id, cliente, text });
      }
    }
    for (const { key, text } of made) expect(await corpoOf(key)).toBe(text);
  });

  test('of a confirmation are kept whole', async () => {
    await addAll(ids.slice(0, 20));
    const { idCarrinho } = (await rep.get('/Carrinho?idPessoaCliente=101')).body;
    await accept(rep, idCarrinho);
    const key = randomUUID();
    const answer = await confirm(rep, idCarrinho, undefined, { key });
    expect(answer.status).toBe(200);
    const row = await database.db
      .selectFrom('mutacao')
      .select(['base', 'corpo'])
      .where('key', '=', key)
      .executeTakeFirst();
    expect(row).toEqual({ base: null, corpo: answer.text });
  });

  test('are known for 90 days, and those that others refer to for a day more', async () => {
    const queries = queriesOf(database.store);
    const made = await addAll(ids.slice(0, 10));
    now = new Date(now.getTime() + 11 * 3_600_000);
    const [late] = await addAll(ids.slice(10, 11));
    const { key, text } = must(late, 'answer');
    await queries.forget(new Date('2026-11-21T02:00:00Z'));
    expect(await corpoOf(key)).toBe(text);
    expect(await corpoOf(must(made[0], 'answer').key)).toBe(made[0]?.text);
    await queries.forget(new Date(now.getTime() + 2 * DAY_MS));
    rep = await api.as('representante');
    expect(await corpoOf(key)).toBeNull();
    const [next] = await addAll(ids.slice(11, 12));
    expect(await corpoOf(must(next, 'answer').key)).toBe(next?.text);
    await queries.close();
  });

  test('are stored as differences for half a day, and only while a difference is shorter than the response', async () => {
    const queries = queriesOf(database.store);
    const opened = await queries.transact(1, async (user) => ok(await lockOrOpen(user, 101, now)));
    const { idCarrinho } = must(opened.ok ? opened.value : undefined, 'cart');
    const HALF_A_DAY = 12 * 3_600_000;
    /** Stores a cart response `later` ms after the first. Returns whether it became a difference, and its length. */
    const store = async (corpo: string, later: number) => {
      const key = randomUUID();
      await queries.change(1, { key, hash: 'h' }, new Date(now.getTime() + later), async () => ({
        status: 200,
        corpo,
        keep: 'effect',
        idCarrinho,
      }));
      const row = await database.db
        .selectFrom('mutacao')
        .select(['base', 'corpo'])
        .where('key', '=', key)
        .executeTakeFirstOrThrow();
      return [row.base !== null, row.corpo?.length];
    };
    // The difference has 7 characters and counts as 207 with the overhead of a row.
    const twice = `{"texto":"${'x'.repeat(402)}"}`;
    expect(twice).toHaveLength(414);
    expect(await store(twice, 0)).toEqual([false, 414]);
    expect(await store(twice, HALF_A_DAY)).toEqual([true, 7]);
    expect(await store(twice, HALF_A_DAY)).toEqual([false, 414]);
    expect(await store(twice, 2 * HALF_A_DAY)).toEqual([true, 7]);
    const [longer, later] = [`{"texto":"${'y'.repeat(2000)}"}`, 3 * HALF_A_DAY];
    expect(await store(longer, later)).toEqual([false, 2012]);
    expect(await store(longer, later + HALF_A_DAY + 1)).toEqual([false, 2012]);
    await queries.close();
  });

  test('fail with 500 if the response that a difference refers to is missing', async () => {
    const [first, second] = await addAll(ids.slice(0, 2));
    await database.db.deleteFrom('mutacao').where('key', '=', must(first, 'answer').key).execute();
    const answer = await rep.get(`/sincronizacao/mutacoes/${second?.key}`);
    expect([answer.status, answer.body.Codigo]).toEqual([500, 'erro-interno']);
  });

  test('begin again after half a day, and where the older ones are gone', async () => {
    await addAll(ids.slice(0, 10));
    now = new Date(now.getTime() + 13 * 3_600_000);
    rep = await api.as('representante');
    const [later] = await addAll(ids.slice(10, 11));
    await database.db.deleteFrom('mutacao').where('key', '!=', must(later, 'answer').key).execute();
    expect(await corpoOf(must(later, 'answer').key)).toBe(later?.text);
    await database.db.deleteFrom('mutacao').execute();
    const [alone] = await addAll(ids.slice(11, 12));
    expect(await corpoOf(must(alone, 'answer').key)).toBe(alone?.text);
  });
});
