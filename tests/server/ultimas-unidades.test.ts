import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { must } from '#lib/must.ts';
import { POOL_LIMITS } from '#server/db/postgres-pool.ts';
import { userTurnLimits } from '#server/http/gates/user-turns.ts';
import { type Api, type ApiAnswer, openApi } from '#tests/support/api.ts';
import { type Buyer, createBuyers } from '#tests/support/buyers.ts';
import { accept, add, confirm, findProdutos, seenOf } from '#tests/support/cart.ts';
import { bothDatabases, type TestDatabase } from '#tests/support/database.ts';

const CLIENTE = 101;
/** The embedded database runs one transaction after the other: a few users show all there is to see. */
const BUYERS: Readonly<Record<string, number>> = { PGlite: 40, PostgreSQL: 200 };

describe.each(bothDatabases)('many simultaneous confirmations, on $name', ({ name, open }) => {
  const count = must(BUYERS[name], name);
  const now = new Date('2026-11-20T15:00:00Z');
  let database: TestDatabase;
  let api: Api;
  let buyers: Buyer[];
  let idProduto: number;

  beforeAll(async () => {
    database = await open();
    // A slow machine serves the last of them after a longer wait than a user would accept.
    const userTurns = { ...userTurnLimits(POOL_LIMITS.max), waitMs: 60_000 };
    api = await openApi(database, { clock: () => now, userTurns });
    idProduto = must((await findProdutos(database.db))[0], 'product').idProduto;
  });
  afterAll(async () => {
    await api.close();
    await database.close();
  });
  beforeEach(async () => {
    await database.reset();
    await database.db.updateTable('clienteCondicaoFilial').set({ minimoCompra: 0 }).execute();
    buyers = await createBuyers(api, { count, idPessoaCliente: CLIENTE, now });
  });

  const setStock = (estoque: number) =>
    database.db.updateTable('produtoEstoque').set({ estoque }).where('idProduto', '=', idProduto).execute();
  const setCredit = (limiteDisponivel: number) =>
    database.db.updateTable('pessoa').set({ limiteDisponivel }).where('idPessoa', '=', CLIENTE).execute();
  const stockLeft = async () =>
    (
      await database.db
        .selectFrom('produtoEstoque')
        .select('estoque')
        .where('idProduto', '=', idProduto)
        .execute()
    ).map((row) => row.estoque);
  const creditLeft = async () =>
    (
      await database.db
        .selectFrom('pessoa')
        .select('limiteDisponivel')
        .where('idPessoa', '=', CLIENTE)
        .executeTakeFirstOrThrow()
    ).limiteDisponivel;
  const ordered = () =>
    database.db
      .selectFrom('prePedido')
      .innerJoin('prePedidoItem', 'prePedidoItem.idPrePedido', 'prePedido.idPrePedido')
      .select(['prePedido.idUsuario', 'prePedido.total', 'prePedidoItem.quantidadeAtendida'])
      .execute();

  /** Every user puts one unit into their cart, and then all confirm at once, each of them twice with one key. */
  async function buyAllAtOnce(): Promise<ApiAnswer[]> {
    const carts = await Promise.all(
      buyers.map(async ({ idUsuario, client }) => {
        const { body } = await add(client, idProduto, 1, { IDUsuario: idUsuario });
        return { client, carrinho: await accept(client, body.carrinho.idCarrinho) };
      }),
    );
    const pairs = await Promise.all(
      carts.map(({ client, carrinho }) => {
        const key = randomUUID();
        const once = () => confirm(client, carrinho.idCarrinho, seenOf(carrinho), { key });
        return Promise.all([once(), once()]);
      }),
    );
    for (const [one, other] of pairs) expect(other.text).toBe(one.text);
    return pairs.map(([one]) => one);
  }

  test('the last units are sold once, and the others learn that none are left', async () => {
    const units = count / 4;
    await setStock(units);
    const answers = await buyAllAtOnce();
    const codes = Map.groupBy(answers, (a) => (a.status === 200 ? 'done' : a.body.Codigo));
    expect([...codes.keys()].sort()).toEqual(['carrinho-mudou', 'done']);
    expect(codes.get('done')).toHaveLength(units);
    const made = await ordered();
    expect(made.reduce((sum, row) => sum + row.quantidadeAtendida, 0)).toBe(units);
    expect(new Set(made.map((row) => row.idUsuario)).size).toBe(units);
    expect(await stockLeft()).toEqual([0]);
  });

  test('the last credit is given once, to the cent', async () => {
    await setStock(10 * count);
    const { body } = await add(await api.as('representante'), idProduto, 1);
    const total = Math.round(body.carrinho.valorTotal * 100);
    const orders = count / 5;
    await setCredit(orders * total + total - 1);
    const answers = await buyAllAtOnce();
    const codes = Map.groupBy(answers, (a) => (a.status === 200 ? 'done' : a.body.Codigo));
    expect([...codes.keys()].sort()).toEqual(['done', 'limite-excedido']);
    expect(codes.get('done')).toHaveLength(orders);
    expect((await ordered()).reduce((sum, row) => sum + row.total, 0)).toBe(orders * total);
    expect([await creditLeft(), await stockLeft()]).toEqual([total - 1, [10 * count - orders]]);
  });
});
