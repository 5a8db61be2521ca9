import 'fake-indexeddb/auto';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { must } from '#lib/must.ts';
import { logIn, openTestDevice, type TestDevice } from '#tests/support/device.ts';
import { type HttpServer, startHttpServer } from '#tests/support/http-server.ts';

let server: HttpServer;
let device: TestDevice;
let idProdutos: number[];
let tooOld = false;

beforeAll(async () => {
  server = await startHttpServer();
});

afterAll(() => server.close());

beforeEach(async () => {
  tooOld = false;
  await server.database.reset();
  device = await openTestDevice(await logIn());
  device.env.isOutdated = () => tooOld;
  await device.refresh();
  const found = await device.env.engine.search('', { offset: 0, limit: 40 });
  idProdutos = must(found, 'search').produtos.flatMap((p) =>
    (p.preco?.estoque ?? 0) >= 60 && !p.controlado ? [p.idProduto] : [],
  );
});

afterEach(() => {
  server.levers.beforeReply = null;
  device.close();
});

const rows = () => device.env.vault.outbox.toArray();
const [first, second] = [() => must(idProdutos[0], 'first'), () => must(idProdutos[1], 'second')];
const served = async () => {
  const lines = await server.database.db.selectFrom('carrinhoItem').select('quantidade').execute();
  return lines.map(({ quantidade }) => quantidade);
};

test('an outdated version sends no new change and loses none; all of them are sent after the update', async () => {
  tooOld = true;
  await device.setQuantidade(first(), 10);
  await device.setQuantidade(second(), 20);
  await device.drainAll(3);
  expect((await rows()).map(({ state, frozen }) => [state, frozen])).toEqual([
    ['queued', null],
    ['queued', null],
  ]);
  expect(await served()).toEqual([]);
  expect((await device.view()).carrinho.itens.map((i) => i.quantidade)).toEqual([10, 20]);

  tooOld = false;
  await device.drainAll();
  expect(await rows()).toEqual([]);
  expect((await served()).toSorted((a, b) => a - b)).toEqual([10, 20]);
});

test('an outdated version still sends a change that the server may have received, under its key', async () => {
  await device.setQuantidade(first(), 10);
  server.levers.beforeReply = (method) => (method === 'GET' ? undefined : 'drop');
  await device.drainAll(3);
  server.levers.beforeReply = null;
  expect((await rows()).map(({ frozen }) => frozen !== null)).toEqual([true]);

  tooOld = true;
  await device.setQuantidade(second(), 20);
  await device.drainAll();
  expect((await rows()).map(({ intent }) => intent.tipo === 'linha' && intent.quantidade)).toEqual([20]);
  expect(await served()).toEqual([10]);
});
