import 'fake-indexeddb/auto';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { must } from '#lib/must.ts';
import { discardParked } from '#outbox/decide.ts';
import { withdrawProduto } from '#server/feed/changes.ts';
import { pullCarrinho } from '#sync/pull/pull-carrinho.ts';
import { drain } from '#sync/push/push.ts';
import { logIn, openTestDevice, type TestDevice } from '#tests/support/device.ts';
import { type HttpServer, startHttpServer } from '#tests/support/http-server.ts';

let server: HttpServer;
let device: TestDevice;
let other: TestDevice;
let stocked: number[];

beforeAll(async () => {
  server = await startHttpServer();
});

afterAll(() => server.close());

beforeEach(async () => {
  await server.database.reset();
  const usuario = await logIn();
  device = await openTestDevice(usuario);
  other = await openTestDevice(usuario);
  await device.refresh();
  const found = must(await device.env.engine.search('', { offset: 0, limit: 40 }), 'search');
  stocked = found.produtos.flatMap((p) =>
    (p.preco?.estoque ?? 0) >= 60 && p.preco?.idPessoaFilial === 1 && !p.controlado ? [p.idProduto] : [],
  );
});

afterEach(() => {
  device.close();
  other.close();
});

const product = (i: number) => must(stocked[i], 'product');
const served = async () => must((await device.env.vault.device.get(1))?.idPessoaCliente, 'cliente');

test('an order that the other device sent a moment before settles with that order’s number', async () => {
  const { vault, send } = device.env;
  for (const id of stocked.slice(0, 4)) await device.setQuantidade(id, 50);
  await device.drainAll();
  await other.refresh();
  const { key } = await device.finalizar();
  let overtaken = false;
  device.env.send = async (wire, options) => {
    if (wire.path === '/Carrinho/ConfirmarCarrinho' && !overtaken) {
      overtaken = true;
      await other.finalizar();
      await other.drainAll();
    }
    return send(wire, options);
  };
  await device.drainAll();
  const pedidos = await server.database.db.selectFrom('prePedido').select('idPrePedido').execute();
  expect(pedidos).toHaveLength(1);
  const receipt = must(await vault.receipts.get(key), 'receipt');
  expect(receipt.pedidos.map((p) => p.idPrePedido)).toEqual(pedidos.map((p) => p.idPrePedido));
  expect(await vault.outbox.count()).toBe(0);
});

test('a late response without a cart does not clear a newer cart', async () => {
  const { vault, send } = device.env;
  const id = await served();
  device.env.send = async (wire, options) => {
    const answer = await send(wire, options);
    if (wire.path === '/Carrinho' && wire.method === 'GET') {
      device.env.send = send;
      await device.setQuantidade(product(0), 3);
      device.clock.now += 1000;
      await drain(device.env);
    }
    return answer;
  };
  await pullCarrinho(device.env, id);
  expect((await vault.carrinhos.get(id))?.carrinho?.itens.map((i) => i.quantidade)).toEqual([3]);
});

test.each([
  { wish: 40, kept: 40 },
  { wish: 0, kept: undefined },
])(
  'a held change that returns to $wish, while the other device made it 90, is still a wish',
  async ({ wish, kept }) => {
    const { vault } = device.env;
    if (kept !== undefined) await device.setQuantidade(product(0), kept);
    await device.drainAll();
    await other.refresh();
    await device.setQuantidade(product(0), 50);
    await other.setQuantidade(product(0), 90);
    await other.drainAll();
    await pullCarrinho(device.env, await served());
    await device.setQuantidade(product(0), wish);
    expect((await vault.outbox.toArray()).map(({ intent }) => intent)).toMatchObject([{ quantidade: wish }]);
    await device.drainAll();
    const items = await server.database.db.selectFrom('carrinhoItem').select('quantidade').execute();
    expect(items.map(({ quantidade }) => quantidade)).toEqual(wish === 0 ? [] : [wish]);
  },
);

test('a change whose response was lost, and which the other device undid meanwhile, is reported as undone', async () => {
  const { vault, send } = device.env;
  await device.setQuantidade(product(1), 3);
  await device.drainAll();
  await device.setQuantidade(product(0), 5);
  await other.refresh();
  await other.setQuantidade(product(0), 13);
  await other.drainAll();
  device.env.send = async (wire, options) => {
    const answer = await send(wire, options);
    if (options.key === undefined) return answer;
    device.env.send = send;
    return { kind: 'silence', reason: 'network' };
  };
  device.clock.now += 60_000;
  await drain(device.env);
  await other.refresh();
  await other.setQuantidade(product(0), 0);
  await other.drainAll();
  await pullCarrinho(device.env, await served());
  await device.drainAll();
  const { avisos } = must(await vault.carrinhos.get(await served()), 'carrinho');
  expect(avisos?.linhas).toMatchObject([{ tipo: 'mudou', de: 5, para: 0 }]);
});

test('a held change that returns to the original quantity, without any other change, leaves the queue', async () => {
  await device.setQuantidade(product(0), 40);
  await device.drainAll();
  await device.setQuantidade(product(0), 50);
  await device.setQuantidade(product(0), 40);
  expect(await device.env.vault.outbox.count()).toBe(0);
});

test('a removal on a device that has not read the cart yet still removes the line', async () => {
  const { vault } = device.env;
  const id = await served();
  await device.setQuantidade(product(0), 3);
  await device.drainAll();
  await device.setQuantidade(product(0), 0);
  await vault.carrinhos.delete(id);
  await vault.receipts.clear();
  await device.drainAll();
  expect(await server.database.db.selectFrom('carrinhoItem').select('idItem').execute()).toEqual([]);
});

test('a queued line whose product a catalogue delta deletes stays in the cart, and is reported as refused when sent', async () => {
  const { vault, engine } = device.env;
  await device.setQuantidade(product(1), 3);
  await device.drainAll();
  await device.setQuantidade(product(0), 5);
  const [, before] = (await device.view()).carrinho.itens;
  const { geracao } = await engine.status();
  expect(await withdrawProduto(server.database.db, product(0))).toBe(true);
  await device.refresh();
  // By a delta: the generation is still the previous one.
  expect((await engine.status()).geracao).toBe(geracao);
  expect((await engine.readProdutos([product(0)])).produtos).toEqual([]);
  const { carrinho, estimado, desconhecidas } = await device.view();
  expect([carrinho.itens[1], estimado, desconhecidas]).toEqual([before, true, []]);
  device.clock.now += 1000;
  await device.drainAll();
  expect((await vault.parked.toArray()).map((p) => [p.codigo, p.decided, p.intent])).toEqual([
    ['item-nao-encontrado', null, expect.objectContaining({ quantidade: 5 })],
  ]);
  expect((await device.view()).carrinho.itens.map((i) => i.idItem)).toEqual([product(1)]);
});

test('an order of a product withdrawn after the confirmation is a question, and is made without it after a new one', async () => {
  const { vault } = device.env;
  await device.setQuantidade(product(0), 5);
  await device.setQuantidade(product(1), 50);
  await device.drainAll();
  const { key } = await device.finalizar();
  expect(await withdrawProduto(server.database.db, product(0))).toBe(true);
  device.clock.now += 1000;
  await device.drainAll();
  const [refused] = await vault.parked.toArray();
  expect(refused).toMatchObject({ key, codigo: 'carrinho-mudou', decided: null });
  const ordered = () =>
    server.database.db.selectFrom('prePedidoItem').select(['idItem', 'quantidade']).execute();
  expect(await ordered()).toEqual([]);
  await discardParked(vault, key, device.env);
  expect((await device.view()).carrinho.itens.map((i) => [i.idItem, i.quantidade])).toEqual([
    [product(1), 50],
  ]);
  const again = await device.finalizar();
  await device.drainAll();
  expect((await vault.receipts.get(again.key))?.pedidos).toHaveLength(1);
  expect(await ordered()).toEqual([{ idItem: product(1), quantidade: 50 }]);
});
