import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { must } from '#lib/must.ts';
import { ok } from '#lib/result.ts';
import { lockOrOpen } from '#server/cart/data/carrinho.ts';
import { type Queries, queriesOf } from '#server/queries/queries.ts';
import { type Api, type ApiClient, openApi } from '#tests/support/api.ts';
import { accept, add, confirm, findProdutos, seenWhole } from '#tests/support/cart.ts';
import { bothDatabases, type TestDatabase } from '#tests/support/database.ts';

const BEYOND_INT4 = 3_000_000_000;

describe.each(bothDatabases)('numbers of carts and orders on $name', ({ open }) => {
  const now = new Date('2026-11-20T15:00:00Z');
  let database: TestDatabase;
  let queries: Queries;
  let api: Api;
  let rep: ApiClient;
  let idProduto: number;

  beforeAll(async () => {
    database = await open();
    queries = queriesOf(database.store);
    api = await openApi(database, { clock: () => now });
    idProduto = must((await findProdutos(database.db))[0], 'product').idProduto;
  });
  afterAll(async () => {
    await api.close();
    await queries.close();
    await database.close();
  });
  beforeEach(async () => {
    await database.reset();
    rep = await api.as('representante');
  });

  test('300 changes of one cart use one number', async () => {
    const first = (await add(rep, idProduto, 1)).body.carrinho.idCarrinho;
    for (let i = 0; i < 300; i += 1) {
      const opened = await queries.transact(1, async (user) => ok(await lockOrOpen(user, 101, now)));
      expect(opened).toMatchObject({ ok: true, value: { idCarrinho: first } });
    }
    await add(rep, idProduto, 1);
    const { rows } = await sql<{ last: number }>`
      select last_value as last from "carrinho_idCarrinho_seq"`.execute(database.db);
    expect(rows).toEqual([{ last: first }]);
  });

  test('a cart opened after finished ones goes on with the revision of the last', async () => {
    let opened = (await add(rep, idProduto, 40)).body.carrinho;
    for (let finished = 0; finished < 2; finished += 1) {
      const { idCarrinho } = opened;
      const carrinho = await accept(rep, idCarrinho);
      const { revisao } = (await confirm(rep, idCarrinho, seenWhole(carrinho))).body.carrinho;
      opened = (await add(rep, idProduto, 40)).body.carrinho;
      expect([opened.idCarrinho, opened.revisao]).toEqual([idCarrinho + 1, revisao + 1]);
    }
  });

  test('the lines of a group use one number', async () => {
    const [, second, third] = await findProdutos(database.db);
    const [cold] = await findProdutos(database.db, { idPessoaFilial: 2, tipo: 3, from: 1 });
    for (const produto of [second, third]) await add(rep, must(produto, 'product').idProduto, 1);
    const { grupos } = (await add(rep, must(cold, 'product').idProduto, 1)).body.carrinho;
    const [first, other] = grupos.map((grupo) => grupo.idCarrinhoGrupo);
    expect(other).toBe(must(first, 'group') + 1);
  });

  test('a cart and an order beyond 2^31 are made and read', async () => {
    for (const [table, column] of [
      ['carrinho', 'idCarrinho'],
      ['carrinhoGrupo', 'idCarrinhoGrupo'],
      ['prePedido', 'idPrePedido'],
    ] as const) {
      await sql`select setval(pg_get_serial_sequence(${`"${table}"`}, ${column}), ${BEYOND_INT4}::bigint)`.execute(
        database.db,
      );
    }
    const { idCarrinho } = (await add(rep, idProduto, 40)).body.carrinho;
    expect(idCarrinho).toBe(3_000_000_001);
    const carrinho = await accept(rep, idCarrinho);
    const answer = await confirm(rep, idCarrinho, seenWhole(carrinho));
    expect(answer.body.pedidos.map((p) => p.idPrePedido)).toEqual([3_000_000_001]);
    const shown = JSON.parse((await rep.get(`/pedido/porCarrinho?idCarrinho=${idCarrinho}`)).text);
    expect(shown[0]).toMatchObject({ idPrePedido: 3_000_000_001, idCarrinho: 3_000_000_001 });
  });
});
