import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { must } from '#lib/must.ts';
import { openStore } from '#server/db/open.ts';
import type { Database } from '#server/db/schema/schema.ts';
import type { WireCarrinho } from '#tests/support/api.ts';
import { addBody, findProdutos, seenOf } from '#tests/support/cart.ts';
import { readDump } from '#tests/support/dump-cache.ts';
import { logInTo, openServerHome, request, type ServerHome } from '#tests/support/server-home.ts';

const IS_LONG = process.env['MALETA_LONG'] === '1';
const DEATHS = IS_LONG ? 100 : 3;
const CLIENTE = 101;
const STOCK = 1000;
const CREDIT = 100_000_000;
/** Orders are made in less; some are killed before, some during, some after theirs. */
const LONGEST_MS = 60;

let home: ServerHome;

beforeAll(() => {
  home = openServerHome();
});
afterAll(() => home.close());

/** The folder's database while no server runs on it; the first call fills it. */
async function withStore<T>(work: (db: Database) => Promise<T>): Promise<T> {
  const store = await openStore({ dataFolder: home.folder, dump: await readDump(300) });
  try {
    return await work(store.db);
  } finally {
    await store.close();
  }
}

/** Enough of one product and of credit for every round; returns the product. */
async function prepare(db: Database): Promise<number> {
  const { idProduto } = must((await findProdutos(db))[0], 'product');
  await db.updateTable('clienteCondicaoFilial').set({ minimoCompra: 0 }).execute();
  await db.updateTable('produtoEstoque').set({ estoque: STOCK }).where('idProduto', '=', idProduto).execute();
  await db.updateTable('pessoa').set({ limiteDisponivel: CREDIT }).where('idPessoa', '=', CLIENTE).execute();
  return idProduto;
}

const readEnd = (idProduto: number) => async (db: Database) => ({
  orders: await db
    .selectFrom('prePedido')
    .select(['idPrePedido', 'total'])
    .where('idCarrinho', 'is not', null)
    .execute(),
  lines: await db
    .selectFrom('prePedidoItem')
    .innerJoin('prePedido', 'prePedido.idPrePedido', 'prePedidoItem.idPrePedido')
    .select(['prePedidoItem.idPrePedido', 'quantidadeAtendida'])
    .where('idCarrinho', 'is not', null)
    .execute(),
  stock: await db.selectFrom('produtoEstoque').select('estoque').where('idProduto', '=', idProduto).execute(),
  credit: await db
    .selectFrom('pessoa')
    .select('limiteDisponivel')
    .where('idPessoa', '=', CLIENTE)
    .executeTakeFirstOrThrow(),
});

test(`a server that is killed ${DEATHS} times while it makes orders makes each of them once and whole`, {
  timeout: DEATHS * 60_000,
}, async () => {
  const idProduto = await withStore(prepare);
  let { api } = await home.start();
  const token = await logInTo(api);
  const numbers = new Set<number>();
  for (let death = 0; death < DEATHS; death++) {
    const added = await request<{ carrinho: WireCarrinho }>(
      api,
      'POST',
      '/Carrinho/manterCarrinhoCompra',
      token,
      addBody(idProduto, 1),
    );
    const { idCarrinho } = added.body.carrinho;
    const etapa = `/Carrinho/etapa?idCarrinho=${idCarrinho}&etapa=3&politicaAceite=true`;
    const { body: accepted } = await request<{ carrinho: WireCarrinho }>(api, 'PUT', etapa, token);
    const key = randomUUID();
    const confirmar = (at: string) =>
      request<{ pedidos: { idPrePedido: number }[] }>(
        at,
        'POST',
        `/Carrinho/ConfirmarCarrinho?idCarrinho=${idCarrinho}`,
        token,
        seenOf(accepted.carrinho),
        key,
      );
    // Most rounds end with a broken connection: only a received response is binding.
    const first = confirmar(api).catch(() => null);
    await sleep(Math.random() * LONGEST_MS);
    await home.killAll();
    const acknowledged = await first;
    ({ api } = await home.start());
    const again = await confirmar(api);
    expect(again.status).toBe(200);
    if (acknowledged !== null) expect(again.text).toBe(acknowledged.text);
    for (const { idPrePedido } of again.body.pedidos) numbers.add(idPrePedido);
  }
  await home.killAll();
  const { orders, lines, stock, credit } = await withStore(readEnd(idProduto));
  expect(orders.map((o) => o.idPrePedido).sort((a, b) => a - b)).toEqual([...numbers].sort((a, b) => a - b));
  expect(orders).toHaveLength(DEATHS);
  expect(lines.map((l) => l.quantidadeAtendida)).toEqual(orders.map(() => 1));
  expect(stock).toEqual([{ estoque: STOCK - DEATHS }]);
  expect(credit.limiteDisponivel).toBe(CREDIT - orders.reduce((sum, o) => sum + o.total, 0));
});
