import 'fake-indexeddb/auto';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { definirEtapa } from '#contract/cart/confirmar-carrinho.ts';
import { must } from '#lib/must.ts';
import { request } from '#net/request.ts';
import { beginEpoca } from '#outbox/begin-epoca.ts';
import { claimHead } from '#outbox/claim.ts';
import { putBackOrder } from '#outbox/envio/put-back-order.ts';
import { readMarca } from '#outbox/marca.ts';
import { cancelQueued } from '#outbox/take-back.ts';
import { onWake } from '#outbox/wake.ts';
import type { SyncEnv } from '#sync/env.ts';
import { pullCarrinho } from '#sync/pull/pull-carrinho.ts';
import { drain } from '#sync/push/push.ts';
import { sendWithMarca } from '#sync/push/send-with-marca.ts';
import { logIn, openTestDevice, type TestDevice } from '#tests/support/device.ts';
import { type Restorable, startRestorable } from '#tests/support/restorable.ts';

let server: Restorable;
let device: TestDevice;
let stocked: number[];

beforeAll(async () => {
  server = await startRestorable();
});

afterAll(() => server.close());

beforeEach(async () => {
  device = await openTestDevice(await logIn());
  await device.refresh();
  const found = must(await device.env.engine.search('', { offset: 0, limit: 40 }), 'search');
  stocked = found.produtos.flatMap((p) =>
    (p.preco?.estoque ?? 0) >= 60 && p.preco?.idPessoaFilial === 1 && !p.controlado ? [p.idProduto] : [],
  );
});

afterEach(async () => {
  const { db } = server.store;
  for (const table of ['prePedido', 'carrinho', 'mutacao'] as const) await db.deleteFrom(table).execute();
  device.close();
});

const product = (i: number) => must(stocked[i], 'product');
const undecided = async () => (await device.env.vault.parked.toArray()).filter((p) => p.decided === null);
const waiting = () => device.env.vault.outbox.toArray();
const orders = () => server.store.db.selectFrom('prePedido').select('codigoLocal').execute();
const inView = async () =>
  Object.fromEntries((await device.view()).carrinho.itens.map((i) => [i.idItem, i.quantidade]));

/** Returns the lines of a customer's unfinished cart on the server. */
async function onServer(idPessoaCliente = 101): Promise<Record<number, number>> {
  const rows = await server.store.db
    .selectFrom('carrinhoItem')
    .innerJoin('carrinho', 'carrinho.idCarrinho', 'carrinhoItem.idCarrinho')
    .select(['idItem', 'quantidade'])
    .where('carrinho.idPessoaCliente', '=', idPessoaCliente)
    .where('carrinho.idCarrinhoSituacao', '<>', 6)
    .execute();
  return Object.fromEntries(rows.map((row) => [row.idItem, row.quantidade]));
}

async function want(i: number, quantidade: number): Promise<void> {
  await device.setQuantidade(product(i), quantidade);
  await device.drainAll();
}

/**
 * Sends unsent changes while the responses to matching calls get lost. `isDone` false: the requests get lost.
 */
async function sendUnheard(path: RegExp, isDone = true): Promise<void> {
  const deaf: SyncEnv = {
    ...device.env,
    send: async (request, options) => {
      const isHeard = !path.test(request.path);
      const answer = isHeard || isDone ? await device.env.send(request, options) : null;
      return isHeard && answer ? answer : { kind: 'silence', reason: 'network' };
    },
  };
  device.clock.now += 1000;
  await drain(deaf);
}

test('lines typed after the server went back stay, and lines that it lost are reported', async () => {
  await want(0, 5);
  await server.backUp();
  for (const quantidade of [1, 2, 3, 4]) await want(1, quantidade);
  await server.restore();
  await want(2, 7);
  expect([await waiting(), await undecided()]).toEqual([[], []]);
  expect(await onServer()).toEqual({ [product(0)]: 5, [product(2)]: 7 });
  expect(await inView()).toEqual(await onServer());
  const { avisos } = must(await device.env.vault.carrinhos.get(101), 'cart');
  expect(JSON.stringify(avisos)).toContain(String(product(1)));
});

test('a confirmed order that the server lost is a question; put back, its lines are in the cart once', async () => {
  await want(0, 20);
  await device.finalizar();
  await device.drainAll();
  await server.backUp();
  await want(1, 30);
  const { key } = await device.finalizar();
  await device.drainAll();
  await server.restore();
  await pullCarrinho(device.env, 101);
  await device.drainAll();
  expect((await undecided()).map((p) => [p.key, p.codigo])).toEqual([[key, 'pedido-perdido']]);
  expect(await device.env.vault.receipts.get(key)).toBeUndefined();
  expect(await orders()).toHaveLength(1);
  await want(2, 4);
  expect(await onServer()).toEqual({ [product(2)]: 4 });
  expect(await putBackOrder(device.env.vault, key, device.env)).toEqual({ ok: true, value: 'saved' });
  await device.drainAll();
  expect(await onServer()).toEqual({ [product(1)]: 30, [product(2)]: 4 });
  expect(await inView()).toEqual(await onServer());
});

test('lines of a cart that the restored server never had are reported one by one, and the sender is woken', async () => {
  await server.backUp();
  await want(0, 20);
  await device.finalizar();
  await device.drainAll();
  await want(1, 7);
  await server.restore();
  const heard: string[] = [];
  const stop = onWake(device.env.vault.name, (reason) => heard.push(reason));
  await pullCarrinho(device.env, 101);
  const { avisos } = must(await device.env.vault.carrinhos.get(101), 'cart');
  expect(avisos).toMatchObject({
    finalizado: null,
    linhas: [{ linha: { idItem: product(1) }, de: 7, para: 0, deOutraEpoca: true }],
  });
  await vi.waitFor(() => expect(heard).toContain('refresh'));
  stop();
});

test('an order that the server lost with its cart still open adds no line to that cart', async () => {
  await want(0, 20);
  await server.backUp();
  const { key } = await device.finalizar();
  await device.drainAll();
  await server.restore();
  await pullCarrinho(device.env, 101);
  await device.drainAll();
  expect((await undecided()).map((p) => p.codigo)).toEqual(['pedido-perdido']);
  expect(await inView()).toEqual({ [product(0)]: 20 });
  await putBackOrder(device.env.vault, key, device.env);
  await device.drainAll();
  expect([await waiting(), await onServer()]).toEqual([[], { [product(0)]: 20 }]);
});

test('an order that was lost together with its response is sent again without a question, once', async () => {
  await want(0, 20);
  await server.backUp();
  const { key, codigoLocal } = await device.finalizar();
  await sendUnheard(/ConfirmarCarrinho/);
  expect(await orders()).toEqual([{ codigoLocal }]);
  await server.restore();
  expect(await orders()).toEqual([]);
  device.clock.now += 120_000;
  await device.drainAll();
  expect([await waiting(), await undecided(), await orders()]).toEqual([[], [], [{ codigoLocal }]]);
  expect((await device.env.vault.receipts.get(key))?.pedidos).toHaveLength(1);
});

test('an order confirmed by the response to its key is a question, too, when the server loses it', async () => {
  await want(0, 20);
  const { key } = await device.finalizar();
  await sendUnheard(/ConfirmarCarrinho/, false);
  await server.backUp();
  device.clock.now += 120_000;
  await sendUnheard(/ConfirmarCarrinho/);
  device.clock.now += 61 * 86_400_000;
  await device.drainAll();
  expect((await device.env.vault.receipts.get(key))?.pedidos).toHaveLength(1);
  await server.restore();
  await pullCarrinho(device.env, 101);
  await device.drainAll();
  expect((await undecided()).map((p) => [p.key, p.codigo])).toEqual([[key, 'pedido-perdido']]);
});

test('a tried change reaches no other customer whose cart got its number', async () => {
  await server.backUp();
  await want(0, 5);
  await device.setQuantidade(product(0), 9);
  await sendUnheard(/./);
  await server.restore();
  const other = await openTestDevice(await logIn());
  await other.serve(104);
  await other.setQuantidade(product(0), 2);
  await other.drainAll();
  device.clock.now += 120_000;
  await device.drainAll();
  expect(await onServer(104)).toEqual({ [product(0)]: 2 });
  expect(await onServer()).toEqual({ [product(0)]: 9 });
  expect([await waiting(), await undecided(), await inView()]).toEqual([[], [], { [product(0)]: 9 }]);
  other.close();
});

test('an order without a mark, built at a later revision than the restored cart’s, is made once', async () => {
  await want(0, 20);
  const { idCarrinho } = must((await device.env.vault.carrinhos.get(101))?.carrinho, 'cart');
  const etapa = { query: { idCarrinho, etapa: 3, politicaAceite: true } } as const;
  await request(definirEtapa, etapa, { token: device.env.token(), key: crypto.randomUUID() });
  await server.backUp();
  for (const quantidade of [1, 2, 3, 20]) await want(0, quantidade);
  const { key, codigoLocal } = await device.finalizar();
  await sendUnheard(/ConfirmarCarrinho/, false);
  await device.env.vault.checkpoints.delete('marca');
  await server.restore();
  device.clock.now += 120_000;
  await device.drainAll();
  expect([await waiting(), await orders()]).toEqual([[], [{ codigoLocal }]]);
  expect((await device.env.vault.receipts.get(key))?.pedidos).toHaveLength(1);
});

test('a change that was claimed before the device started over is not sent with its old request', async () => {
  await want(0, 2);
  await device.setQuantidade(product(0), 3);
  const { vault } = device.env;
  const claim = await claimHead(vault, '101', { ...device.env, now: () => device.env.now() + 10_000 });
  if (claim.kind !== 'claimed') throw new Error(claim.kind);
  const { row } = claim;
  await beginEpoca(vault, must((await readMarca(vault))?.marca, 'mark'), device.env);
  const sent: string[] = [];
  const env: SyncEnv = {
    ...device.env,
    send: async (wire, options) => {
      sent.push(wire.path);
      return device.env.send(wire, options);
    },
  };
  const heard = await sendWithMarca(env, row.frozen, { token: env.token(), key: row.key }, row);
  expect([heard.answer, await heard.believe(), sent]).toEqual([
    { kind: 'silence', reason: 'aborted' },
    false,
    [],
  ]);
  await device.drainAll();
  expect(await onServer()).toEqual({ [product(0)]: 3 });
});

/**
 * Lets the device start over with a restored server while its first try of a change is on its way; returns a function
 * that lets the request arrive.
 */
async function startOverUnderway(change: () => Promise<void>): Promise<() => Promise<void>> {
  await want(0, 2);
  await server.backUp();
  await change();
  const onItsWay = Promise.withResolvers<void>();
  const mayArrive = Promise.withResolvers<void>();
  device.clock.now += 1000;
  const drained = drain({
    ...device.env,
    send: async (request, options) => {
      if (options.key === undefined) return device.env.send(request, options);
      onItsWay.resolve();
      await mayArrive.promise;
      return device.env.send(request, options);
    },
  });
  await onItsWay.promise;
  const other = await openTestDevice(await logIn());
  await other.serve(104);
  await other.setQuantidade(product(0), 2);
  await other.drainAll();
  other.close();
  // The device hears of data that the backup does not have, unlike its request on the way.
  await pullCarrinho(device.env, 104);
  await server.restore();
  await pullCarrinho(device.env, 101);
  return async () => {
    mayArrive.resolve();
    await drained;
  };
}

test('a later wish is not merged into a change that was on its way when the device started over', async () => {
  const arrive = await startOverUnderway(() => device.setQuantidade(product(1), 1));
  await device.setQuantidade(product(1), 16);
  await arrive();
  expect(await onServer()).toEqual({ [product(0)]: 2, [product(1)]: 1 });
  await device.drainAll();
  expect(await onServer()).toEqual({ [product(0)]: 2, [product(1)]: 16 });
  expect([await waiting(), await undecided(), await inView()]).toEqual([[], [], await onServer()]);
});

test('a change that was on its way when the device started over is not taken back without the server', async () => {
  const arrive = await startOverUnderway(() => device.setQuantidade(product(1), 1));
  const { key } = must((await waiting())[0], 'row');
  expect(await cancelQueued(device.env.vault, key, device.env)).toEqual({
    ok: false,
    error: { kind: 'tried' },
  });
  await arrive();
  await device.drainAll();
  expect([await waiting(), await inView()]).toEqual([[], { [product(0)]: 2, [product(1)]: 1 }]);
});
