import 'fake-indexeddb/auto';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { must } from '#lib/must.ts';
import { revisaoOf } from '#mirror/put-carrinho.ts';
import { noteSomadas, takeNote } from '#outbox/avisos.ts';
import { foldBase, readCarrinhoBase } from '#outbox/carrinho/read-carrinho.ts';
import { logIn, openTestDevice, type TestDevice } from '#tests/support/device.ts';
import { type HttpServer, startHttpServer } from '#tests/support/http-server.ts';

let server: HttpServer;
let a: TestDevice;
let b: TestDevice;
let stocked: number[];

beforeAll(async () => {
  server = await startHttpServer();
});

afterAll(() => server.close());

beforeEach(async () => {
  await server.database.reset();
  const usuario = await logIn();
  a = await openTestDevice(usuario);
  b = await openTestDevice(usuario);
  await a.refresh();
  const found = must(await a.env.engine.search('', { offset: 0, limit: 40 }), 'search');
  stocked = found.produtos.flatMap((p) =>
    (p.preco?.estoque ?? 0) >= 150 && p.preco?.idPessoaFilial === 1 && !p.controlado ? [p.idProduto] : [],
  );
  // Lowered, so that the group's minimum is reached whatever the lines under test hold.
  await a.setQuantidade(product(0), 100);
  await a.setQuantidade(product(1), 5);
  await a.setQuantidade(product(2), 3);
  await a.drainAll();
  await b.refresh();
});

afterEach(() => {
  a.close();
  b.close();
});

const product = (i: number) => must(stocked[i], 'product');

const customer = async (device: TestDevice) =>
  must((await device.env.vault.device.get(1))?.idPessoaCliente, 'customer');

const avisosOf = async (device: TestDevice) =>
  (await device.env.vault.carrinhos.get(await customer(device)))?.avisos;

const toldBy = async (device: TestDevice) =>
  ((await avisosOf(device))?.linhas ?? []).map((n) => [n.tipo, n.linha.idItem, n.de, n.para]);

test('the first cart and a device’s own changes cause no notice', async () => {
  await b.setQuantidade(product(1), 7);
  await b.setQuantidade(product(2), 0);
  await b.drainAll();
  await b.refresh();
  expect([await avisosOf(a), await avisosOf(b)]).toEqual([undefined, undefined]);
});

test('a change that the server made for this device’s request gives no notice of another device, whenever its response came', async () => {
  await a.setQuantidade(product(2), 0);
  await a.drainAll();
  const { linhas } = foldBase(await readCarrinhoBase(a.env.vault, await customer(a)));
  const held = must(
    linhas.find((l) => l.idItem === product(1)),
    'line',
  );
  const somas = [
    { ...held, quantidade: 4 },
    { ...held, idItem: product(2), quantidade: 6 },
  ];
  const revisao = revisaoOf(await a.env.vault.carrinhos.get(await customer(a)));
  await b.refresh();
  await b.setQuantidade(product(1), 9);
  await b.setQuantidade(product(2), 6);
  await b.drainAll();
  await noteSomadas(a.env.vault, await customer(a), somas, revisao);
  await a.refresh();
  expect(await toldBy(a)).toEqual([]);

  await b.setQuantidade(product(1), 10);
  await b.drainAll();
  await a.refresh();
  expect(await toldBy(a)).toEqual([['mudou', product(1), 9, 10]]);
  await noteSomadas(a.env.vault, await customer(a), [{ ...held, quantidade: 1 }], revisao);
  expect(await toldBy(a)).toEqual([]);
});

test('a late change overwrites a newer one, and both devices report it', async () => {
  await a.setQuantidade(product(1), 6);
  await b.setQuantidade(product(1), 9);
  await b.drainAll();
  await a.drainAll();
  expect(await toldBy(a)).toEqual([['valeu', product(1), 9, 6]]);
  expect((await a.env.vault.receipts.toArray()).map((r) => r.sobrescrito).filter(Boolean)).toEqual([9]);
  await b.refresh();
  expect(await toldBy(b)).toEqual([['mudou', product(1), 9, 6]]);
  expect((await avisosOf(b))?.linhas[0]?.descricao).toBe(
    (await b.view()).carrinho.itens.find((i) => i.idItem === product(1))?.descricao,
  );
  // A notice ends when it is acknowledged, or when its own device changes the line again.
  await takeNote(b.env.vault, await customer(b), {
    linha: { idItem: product(1), idItemTipo: 1, idCondicao: 1 },
  });
  await a.setQuantidade(product(1), 8);
  expect([await toldBy(a), await toldBy(b)]).toEqual([[], []]);
});

test('the response to a device’s own change reports the other differences', async () => {
  await a.setQuantidade(product(1), 6);
  await a.setQuantidade(product(2), 0);
  await a.drainAll();
  await b.setQuantidade(product(0), 101);
  await b.drainAll();
  expect(await toldBy(b)).toEqual([
    ['mudou', product(1), 5, 6],
    ['mudou', product(2), 3, 0],
  ]);
});

test('an order over another device’s change records the replaced quantity, and that device is told of the finished cart', async () => {
  await a.setQuantidade(product(1), 6);
  const { key } = await a.finalizar();
  await b.setQuantidade(product(1), 9);
  await b.drainAll();
  await a.drainAll();
  const receipts = await a.env.vault.receipts.toArray();
  expect(receipts.find((r) => r.key === key)?.pedidos).toHaveLength(1);
  expect(receipts.map((r) => r.sobrescrito).filter(Boolean)).toEqual([9]);
  expect(await toldBy(a)).toEqual([]);
  await b.refresh();
  const { linhas, finalizado } = must(await avisosOf(b), 'notices');
  expect(linhas).toEqual([]);
  expect(finalizado).toEqual({ at: b.clock.now, itens: 3, unidades: 112, idCarrinho: expect.any(Number) });
  await takeNote(b.env.vault, await customer(b), 'finalizado');
  expect((await avisosOf(b))?.finalizado).toBeNull();
});

test('the device that finished the cart gets no notice of it, even if its response was lost and the cart read first', async () => {
  const { send } = a.env;
  await a.finalizar();
  a.env.send = async (wire, options) => {
    const answer = await send(wire, options);
    if (wire.path !== '/Carrinho/ConfirmarCarrinho') return answer;
    a.env.send = send;
    await a.refresh();
    return { kind: 'silence', reason: 'timeout' };
  };
  await a.drainAll();
  expect(await a.env.vault.outbox.count()).toBe(0);
  expect(await avisosOf(a)).toBeUndefined();
});

test('a change based on a refused change of the same device is not reported as another device’s', async () => {
  const { send } = b.env;
  b.env.send = async (wire, options) => {
    if (typeof wire.body !== 'string' || !wire.body.includes('"quantidade":6')) return send(wire, options);
    await b.setQuantidade(product(1), 7);
    const text = JSON.stringify({ Codigo: 'quantidade-invalida', Message: 'Atenção!', Description: 'Não.' });
    return { kind: 'answer', status: 422, isOurs: true, retryAfter: null, text };
  };
  await b.setQuantidade(product(1), 6);
  await b.drainAll();
  expect((await b.env.vault.parked.toArray()).map((p) => p.codigo)).toEqual(['quantidade-invalida']);
  expect((await b.view()).carrinho.itens.find((i) => i.idItem === product(1))?.quantidade).toBe(7);
  expect(await toldBy(b)).toEqual([]);
});

test('a line removed here that came back from elsewhere is reported', async () => {
  await b.setQuantidade(product(1), 0);
  await b.drainAll();
  await a.setQuantidade(product(1), 6);
  await a.drainAll();
  expect(await toldBy(a)).toEqual([['valeu', product(1), 0, 6]]);
  await b.refresh();
  expect(await toldBy(b)).toEqual([['mudou', product(1), 0, 6]]);
});

test('the removal of a line reports the value that another device had given it', async () => {
  await b.setQuantidade(product(1), 9);
  await b.drainAll();
  await a.setQuantidade(product(1), 0);
  await a.drainAll();
  expect(await toldBy(a)).toEqual([['valeu', product(1), 9, 0]]);
});

test('a payment and extra data written here and changed elsewhere are reported with their earlier values', async () => {
  const era = await a.setPagamento(product(1));
  await a.setExtras('PED-1');
  await a.drainAll();
  await b.refresh();
  await b.setPagamento(product(1), 2);
  await b.setExtras('PED-2');
  await b.drainAll();
  expect(await avisosOf(b)).toBeUndefined();
  // The response to a line of its own reports it too.
  await a.setQuantidade(product(2), 4);
  await a.drainAll();
  const { pagamentos = [], extras } = must(await avisosOf(a), 'notices');
  expect(pagamentos.map(({ de }) => `${de.idPrazo}_${de.idFormaPagamento}`)).toEqual([era]);
  expect(extras?.de.numeroPedidoCliente).toBe('PED-1');
  await a.setPagamento(product(1), 0);
  await takeNote(a.env.vault, await customer(a), 'extras');
  const { pagamentos: left, extras: read } = must(await avisosOf(a), 'notices');
  expect([left, read]).toEqual([[], null]);
});

test('a notice on an order’s extra data ends when another device finishes the order', async () => {
  await a.setPagamento(product(1));
  await a.setExtras('PED-1');
  await a.drainAll();
  await b.refresh();
  await b.setExtras('PED-2');
  await b.drainAll();
  await a.refresh();
  expect((await avisosOf(a))?.extras).toBeTruthy();
  await b.finalizar();
  await b.drainAll();
  await a.refresh();
  expect((await avisosOf(a))?.extras).toBeNull();
});

test('a line that is removed and put back stands in its place, here and on the other device', async () => {
  const order = async (device: TestDevice) => (await device.view()).carrinho.itens.map((i) => i.idItem);
  const before = [product(0), product(1), product(2)];
  await a.setQuantidade(product(1), 0);
  await a.drainAll();
  await a.putBack(product(1), 5, product(2));
  expect(await order(a)).toEqual(before);
  await a.drainAll();
  await b.refresh();
  expect([await order(a), await order(b)]).toEqual([before, before]);
});

test('a line that another device removed again is reported, even if it was once removed here', async () => {
  await a.setQuantidade(product(1), 0);
  await a.drainAll();
  await b.refresh();
  await b.setQuantidade(product(1), 8);
  await b.drainAll();
  await a.refresh();
  await a.setQuantidade(product(1), 9);
  await b.setQuantidade(product(1), 0);
  await b.drainAll();
  await a.drainAll();
  expect(await toldBy(a)).toEqual([['valeu', product(1), 0, 9]]);
});
