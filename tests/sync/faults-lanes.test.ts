import 'fake-indexeddb/auto';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { must } from '#lib/must.ts';
import { dispatchLinha } from '#outbox/carrinho/dispatch-linha.ts';
import { discardParked } from '#outbox/decide.ts';
import { drain } from '#sync/push/push.ts';
import { desk } from '#tests/support/desk.ts';
import { logIn, openTestDevice, type TestDevice } from '#tests/support/device.ts';
import { type HttpServer, startHttpServer } from '#tests/support/http-server.ts';
import type { LinhaVista } from '#vault/outbox-rows.ts';

const WITHOUT_PREFERENCES = 103;

let server: HttpServer;
let device: TestDevice;
let stocked: number[];

beforeAll(async () => {
  server = await startHttpServer();
});

afterAll(() => server.close());

beforeEach(async () => {
  await server.database.reset();
  device = await openTestDevice(await logIn());
  await device.refresh();
  const found = must(await device.env.engine.search('', { offset: 0, limit: 40 }), 'search');
  stocked = found.produtos.flatMap((p) =>
    (p.preco?.estoque ?? 0) >= 60 && p.preco?.idPessoaFilial === 1 && !p.controlado ? [p.idProduto] : [],
  );
});

afterEach(() => device.close());

const rows = () => device.env.vault.outbox.toArray();
const product = (i: number) => must(stocked[i], 'product');

/** Returns a line as the screen would queue it. */
async function firstVisto(): Promise<LinhaVista> {
  await device.setQuantidade(product(0), 1);
  const { intent } = must((await rows())[0], 'row');
  await device.env.vault.outbox.clear();
  if (intent.tipo !== 'linha') throw new Error('a line was queued');
  return intent.visto;
}

const wish = (visto: LinhaVista, idPessoaCliente: number) => {
  const { quantidade: _quantidade, item: _item, ...linha } = visto;
  return {
    idPessoaCliente,
    nomeCliente: 'x',
    linha,
    quantidade: 2,
    quantidadeAntes: 0,
    revisao: null,
    visto,
  };
};

test('a customer whose requests fail at the server holds up none of six others in the same round', async () => {
  const { vault } = device.env;
  const visto = await firstVisto();
  const ids = (await vault.clientes.toArray())
    .map((c) => c.idPessoa)
    .filter((id) => id !== WITHOUT_PREFERENCES);
  for (const id of ids.slice(0, 7)) await dispatchLinha(vault, wish(visto, id), device.env);
  device.clock.now += 1000;
  const [troubled] = await rows();
  const realSend = device.env.send;
  device.env.send = async (wire, options) =>
    options.key === troubled?.key
      ? { kind: 'answer', status: 503, isOurs: true, retryAfter: null, text: '' }
      : realSend(wire, options);
  await drain(device.env);
  expect((await rows()).map((r) => r.key)).toEqual([troubled?.key]);
  // Some of them may not buy it at all: the server responded for each of them.
  expect((await vault.receipts.count()) + (await vault.parked.count())).toBe(6);
});

test('a line added behind a refused order waits for the decision on it, and is sent after it', async () => {
  const { vault } = device.env;
  for (const id of stocked.slice(0, 4)) await device.setQuantidade(id, 50);
  await device.drainAll();
  await device.finalizar();
  await desk.price(server.database.db, product(0), 150);
  await device.setQuantidade(product(5), 7);
  await device.drainAll();
  const refused = must((await vault.parked.toArray())[0], 'refused');
  expect(refused).toMatchObject({ codigo: 'carrinho-mudou', decided: null });
  expect((await rows()).map((r) => r.intent.tipo)).toEqual(['linha']);
  await discardParked(vault, refused.key, device.env);
  await device.drainAll();
  expect(await rows()).toEqual([]);
  const linhas = await server.database.db.selectFrom('carrinhoItem').select('idItem').execute();
  expect(linhas.map((l) => l.idItem)).toContain(product(5));
});

test('a change that the disk refuses is not reported as saved, and leaves no row', async () => {
  const { vault } = device.env;
  const visto = await firstVisto();
  const refuse = () => {
    throw new DOMException('no room', 'QuotaExceededError');
  };
  vault.outbox.hook('creating', refuse);
  const saved = await dispatchLinha(vault, wish(visto, 101), device.env);
  vault.outbox.hook('creating').unsubscribe(refuse);
  expect(saved).toEqual({ ok: false, error: { kind: 'full' } });
  expect(await rows()).toEqual([]);
});

test('a server that is broken for thirty tries is asked a thirty-first time', async () => {
  const { vault } = device.env;
  await device.setQuantidade(product(0), 3);
  const realSend = device.env.send;
  device.env.send = async (wire, options) =>
    options.key === undefined
      ? realSend(wire, options)
      : { kind: 'answer', status: 500, isOurs: true, retryAfter: null, text: '{"Codigo":"erro-interno"}' };
  await device.drainAll(30);
  expect((await rows())[0]?.tries).toBeGreaterThanOrEqual(29);
  expect(await vault.parked.count()).toBe(0);
  device.env.send = realSend;
  await device.drainAll();
  expect(await rows()).toEqual([]);
  expect(await vault.receipts.count()).toBe(1);
});
