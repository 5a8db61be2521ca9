import 'fake-indexeddb/auto';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { must } from '#lib/must.ts';
import { claimHead } from '#outbox/claim.ts';
import { discardParked, retryParked } from '#outbox/decide.ts';
import { dispatchEnvio } from '#outbox/envio/dispatch-envio.ts';
import { toEnvio } from '#outbox/envio/to-envio.ts';
import { parkRow } from '#outbox/park-row.ts';
import { releaseRow, settleConfirmed } from '#outbox/settle.ts';
import { drain } from '#sync/push/push.ts';
import { logIn, openTestDevice, type TestDevice } from '#tests/support/device.ts';
import { type HttpServer, startHttpServer } from '#tests/support/http-server.ts';

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
  const found = await device.env.engine.search('', { offset: 0, limit: 40 });
  stocked = must(found, 'search').produtos.flatMap((p) =>
    (p.preco?.estoque ?? 0) >= 60 && p.preco?.idPessoaFilial === 1 && !p.controlado ? [p.idProduto] : [],
  );
  expect(stocked.length).toBeGreaterThan(3);
});

afterEach(() => {
  server.levers.offline = false;
  server.levers.portal = null;
  server.levers.beforeReply = null;
  device.close();
});

const countOrders = async () =>
  Number(
    (
      await server.database.db
        .selectFrom('prePedido')
        .select((e) => e.fn.countAll().as('n'))
        .executeTakeFirstOrThrow()
    ).n,
  );

/** Fills the cart with enough of a few products to pass the branch's minimum. */
async function fillCart(units = 50): Promise<void> {
  for (const id of stocked.slice(0, 4)) await device.setQuantidade(id, units);
}

const rows = () => device.env.vault.outbox.toArray();
const parked = async () => (await device.env.vault.parked.toArray()).filter((p) => p.decided === null);
const receipts = () => device.env.vault.receipts.toArray();
const orderReceipt = async () =>
  must(
    (await receipts()).find((r) => r.intent.tipo === 'envio'),
    'order',
  );

test('a sender sends the queued changes, keeps the server’s cart and leaves a receipt for each', async () => {
  await fillCart();
  await device.drainAll();
  expect(await rows()).toEqual([]);
  expect(await receipts()).toHaveLength(4);
  const view = await device.view();
  expect(view.estimado).toBe(false);
  expect(view.carrinho.itens.map((i) => i.quantidade)).toEqual([50, 50, 50, 50]);
});

test('an order made offline waits, and is confirmed by itself when online again', async () => {
  server.levers.offline = true;
  await fillCart();
  await device.finalizar();
  await device.drainAll(3);
  expect((await rows()).map((r) => r.intent.tipo)).toEqual([
    'linha',
    'linha',
    'linha',
    'linha',
    'etapa',
    'envio',
  ]);
  expect((await device.view()).carrinho.itens).toEqual([]);
  server.levers.offline = false;
  await device.drainAll();
  expect(await rows()).toEqual([]);
  const receipt = await orderReceipt();
  expect(receipt.pedidos).toHaveLength(1);
  expect(receipt.pedidos[0]?.idPrePedido).toBeGreaterThan(0);
  expect(await countOrders()).toBe(1);
});

test.each(['drop', 'reset'] as const)(
  'an order is made once if it was applied and the response got lost by %s',
  async (fault) => {
    await fillCart();
    await device.finalizar();
    let lost = 0;
    server.levers.beforeReply = (_method, url) => {
      if (!url.includes('ConfirmarCarrinho') || lost >= 2) return undefined;
      lost += 1;
      return fault;
    };
    await device.drainAll();
    expect(lost).toBe(2);
    expect(await rows()).toEqual([]);
    expect((await orderReceipt()).pedidos).toHaveLength(1);
    expect(await countOrders()).toBe(1);
  },
);

test('a line with two responses is still one line with its absolute quantity', async () => {
  const id = must(stocked[0], 'product');
  await device.setQuantidade(id, 7);
  let lost = 0;
  server.levers.beforeReply = (_method, url) => {
    if (!url.includes('manterCarrinhoCompra') || lost > 0) return undefined;
    lost += 1;
    return 'drop';
  };
  await device.drainAll();
  expect((await device.view()).carrinho.itens.map((i) => i.quantidade)).toEqual([7]);
});

test('a refused line stays with the server’s sentence, and later lines are sent', async () => {
  const [first, second] = [must(stocked[0], 'a'), must(stocked[1], 'b')];
  await device.setQuantidade(first, 5);
  const row = must((await rows())[0], 'row');
  if (row.intent.tipo !== 'linha') throw new Error('a line was queued');
  const linha = { ...row.intent.linha, idItem: 999_999 };
  await device.env.vault.outbox.update(row.seq, { intent: { ...row.intent, linha } });
  await device.setQuantidade(second, 6);
  await device.drainAll();
  expect(await rows()).toEqual([]);
  expect(await parked()).toMatchObject([{ status: 404, codigo: 'item-nao-encontrado' }]);
  expect((await parked())[0]?.description).not.toBe('');
  expect((await device.view()).carrinho.itens.map((i) => [i.idItem, i.quantidade])).toEqual([[second, 6]]);
});

test('a submission waits for a refused line until the user decides', async () => {
  await fillCart();
  const row = must((await rows())[0], 'row');
  if (row.intent.tipo !== 'linha') throw new Error('a line was queued');
  await device.finalizar();
  const linha = { ...row.intent.linha, idItem: 999_999 };
  await device.env.vault.outbox.update(row.seq, { intent: { ...row.intent, linha } });
  await device.drainAll();
  expect((await rows()).map((r) => r.intent.tipo)).toEqual(['etapa', 'envio']);
  expect(await countOrders()).toBe(0);
  const refused = must((await parked())[0], 'refused');
  await discardParked(device.env.vault, refused.key, device.env);
  await device.drainAll();
  // The cart seen is no longer the cart that would be ordered: the user is asked, and no order is made
  // unseen.
  expect(await countOrders()).toBe(0);
  expect((await parked()).map((p) => p.codigo)).toEqual(['carrinho-mudou']);
});

test('a submission whose cart another device changed is a question, and is made after a new confirmation', async () => {
  await fillCart();
  await device.drainAll();
  const other = await openTestDevice(await logIn());
  await other.refresh();
  await device.finalizar();
  await other.setQuantidade(must(stocked[0], 'product'), 55);
  await other.drainAll();
  other.close();
  await device.drainAll();
  const refused = must((await parked())[0], 'refused');
  expect(refused).toMatchObject({ codigo: 'carrinho-mudou', status: 409 });
  expect(refused.intent.tipo).toBe('envio');
  const snapshot = must((await device.env.vault.carrinhos.toArray())[0]?.carrinho, 'cart');
  expect(snapshot.itens.find((i) => i.idItem === stocked[0])?.quantidade).toBe(55);
  await discardParked(device.env.vault, refused.key, device.env);
  await device.finalizar();
  await device.drainAll();
  expect(await countOrders()).toBe(1);
});

test('a refused submission tried again is sent under a new key in the old place', async () => {
  await fillCart();
  await device.drainAll();
  await device.finalizar();
  const envio = must(
    (await rows()).find((r) => r.intent.tipo === 'envio'),
    'envio',
  );
  if (envio.intent.tipo !== 'envio') throw new Error('an order was queued');
  const grupos = envio.intent.grupos.map((g) => ({ ...g, totalVisto: 1 }));
  await device.env.vault.outbox.update(envio.seq, { intent: { ...envio.intent, totalVisto: 1, grupos } });
  await device.drainAll();
  const refused = must((await parked())[0], 'refused');
  const yes = {
    totalVisto: envio.intent.totalVisto,
    grupos: envio.intent.grupos,
    linhas: envio.intent.linhas,
  };
  expect((await retryParked(device.env.vault, refused.key, yes, device.env)).ok).toBe(true);
  expect((await retryParked(device.env.vault, refused.key, yes, device.env)).ok).toBe(false);
  const again = must(
    (await rows()).find((r) => r.intent.tipo === 'envio'),
    'again',
  );
  expect(again.seq).toBe(envio.seq);
  expect(again.key).not.toBe(envio.key);
  await device.drainAll();
  expect(await countOrders()).toBe(1);
  expect((await orderReceipt()).pedidos).toHaveLength(1);
});

test('an expired session holds everything and drops nothing; a new one sends it', async () => {
  const { token } = device.session;
  device.session.token = 'nonsense';
  await fillCart();
  await device.drainAll();
  expect(await rows()).toHaveLength(4);
  expect((await rows()).every((r) => r.tries === 0 && r.state === 'queued')).toBe(true);
  expect(await device.env.vault.checkpoints.get('auth')).toMatchObject({ state: 'held' });
  device.session.token = token;
  expect((await drain(device.env)).nextAt).toBeNull();
  await device.env.vault.checkpoints.put({ name: 'auth', state: 'good', at: device.clock.now });
  await device.drainAll();
  expect(await rows()).toEqual([]);
});

test.each([
  ['a portal’s page', () => new Response('<html>Aceite os termos</html>', { status: 200 })],
  ['a portal’s redirect', () => new Response(null, { status: 302, headers: { location: '/portal' } })],
  ['a proxy’s 404 without our marker', () => new Response('not found', { status: 404 })],
  ['a 422 without our marker', () => Response.json({ Message: 'x', Description: 'y' }, { status: 422 })],
  [
    'a 422 with our code but without our marker',
    () => Response.json({ Message: 'x', Description: 'y', Codigo: 'quantidade-invalida' }, { status: 422 }),
  ],
  ['a 401 without our marker', () => new Response('who are you?', { status: 401 })],
  [
    'our server’s 422 with an unknown code',
    () => fromServer({ Message: 'x', Description: 'y', Codigo: 'outro' }, 422),
  ],
  ['our server’s 200 that is no cart', () => fromServer({ ok: true }, 200)],
  ['a 503', () => fromServer({ Message: 'x', Description: 'y', Codigo: 'indisponivel' }, 503)],
])('%s settles nothing and parks nothing; the same key and bytes are sent again', async (_name, answer) => {
  await device.setQuantidade(must(stocked[0], 'product'), 3);
  server.levers.portal = answer;
  await device.drainAll(3);
  const before = must((await rows())[0], 'row');
  expect(before.tries).toBeGreaterThan(0);
  expect(await parked()).toEqual([]);
  server.levers.portal = null;
  await device.drainAll();
  expect(await receipts()).toMatchObject([{ key: before.key }]);
});

function fromServer(body: unknown, status: number): Response {
  return Response.json(body, { status, headers: { 'x-api': 'maleta/1' } });
}

test('a row that cannot be written as a request is parked, and blocks no other row', async () => {
  await fillCart();
  const row = must((await rows())[1], 'row');
  if (row.intent.tipo !== 'linha') throw new Error('a line was queued');
  await device.env.vault.outbox.update(row.seq, {
    intent: { ...row.intent, linha: { ...row.intent.linha, idItem: -1 } },
  });
  const told = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  await device.drainAll();
  expect(told).toHaveBeenCalledOnce();
  told.mockRestore();
  expect(await rows()).toEqual([]);
  expect(await parked()).toMatchObject([{ key: row.key, codigo: 'requisicao-invalida', status: 0 }]);
  expect(await receipts()).toHaveLength(3);
});

test('two senders at once make one order', async () => {
  await fillCart();
  await device.finalizar();
  device.clock.now += 1000;
  await Promise.all([drain(device.env), drain(device.env), drain(device.env)]);
  await device.drainAll();
  expect(await rows()).toEqual([]);
  expect(await countOrders()).toBe(1);
});

test('a row of a dead sender is sent by another, with the same key', async () => {
  await device.setQuantidade(must(stocked[0], 'product'), 9);
  device.clock.now += 1000;
  const dead = await claimHead(device.env.vault, must((await rows())[0], 'row').lane, device.env);
  if (dead.kind !== 'claimed') throw new Error(dead.kind);
  expect((await claimHead(device.env.vault, dead.row.lane, device.env)).kind).toBe('later');
  await device.drainAll();
  expect(await receipts()).toMatchObject([{ key: dead.row.key }]);
});

test('a row held by a page known to be dead is sent at once, by the same key and bytes', async () => {
  const { vault } = device.env;
  await device.setQuantidade(must(stocked[0], 'product'), 9);
  device.clock.now += 1000;
  const { lane } = must((await rows())[0], 'row');
  const dead = await claimHead(vault, lane, { ...device.env, sender: 'closed' });
  if (dead.kind !== 'claimed') throw new Error(dead.kind);
  const living = (senders: string[]) => ({
    name: () => 'own',
    findDead: async () => new Set(senders),
    end: () => undefined,
  });
  server.seen.length = 0;
  expect((await drain({ ...device.env, living: living([]) })).nextAt).toBe(dead.row.leaseUntil);
  expect(server.seen).toEqual([]);
  await drain({ ...device.env, living: living(['closed']) });
  expect(await receipts()).toMatchObject([{ key: dead.row.key }]);
});

test('a response that arrives after another sender took the row does nothing', async () => {
  const { vault } = device.env;
  await device.setQuantidade(must(stocked[0], 'product'), 9);
  device.clock.now += 1000;
  const { lane } = must((await rows())[0], 'row');
  const slow = await claimHead(vault, lane, device.env);
  device.clock.now += 120_000;
  const quick = await claimHead(vault, lane, device.env);
  if (slow.kind !== 'claimed' || quick.kind !== 'claimed') throw new Error('not claimed');
  expect(quick.row.frozen).toEqual(slow.row.frozen);
  const late = { notBefore: 0, tries: 1, lastAnswer: null };
  const refusal = { status: 422, codigo: 'quantidade-invalida', message: '', description: '' };
  expect(await releaseRow(vault, slow.row, late)).toBe(false);
  expect(await parkRow(vault, slow.row, refusal, null, device.clock.now)).toBe(false);
  expect(await settleConfirmed(vault, slow.row, { carrinho: null, pedidos: [] }, 0)).toBe(false);
  expect((await rows()).map((r) => r.claim)).toEqual([quick.row.claim]);
});

test('a repeat sends the bytes of the first try, whatever the device has learnt since', async () => {
  const id = must(stocked[0], 'product');
  await device.setQuantidade(id, 7);
  let lost = 0;
  server.levers.beforeReply = (_method, url) => {
    if (!url.includes('manterCarrinhoCompra') || lost > 0) return undefined;
    lost += 1;
    return 'drop';
  };
  device.clock.now += 1000;
  const sent: unknown[] = [];
  const env: typeof device.env = {
    ...device.env,
    send: (request, options) => {
      sent.push([request, options.key]);
      return device.env.send(request, options);
    },
  };
  await drain(env);
  const tried = must((await rows())[0], 'row');
  expect(tried.frozen).not.toBeNull();
  await device.refresh();
  expect((await device.env.vault.carrinhos.toArray())[0]?.carrinho?.itens).toHaveLength(1);
  // A further tap is a change of its own: the tried row stays as it was sent.
  await device.setQuantidade(id, 8);
  expect((await rows()).map((r) => [r.key === tried.key, r.frozen])).toEqual([
    [true, tried.frozen],
    [false, null],
  ]);
  device.clock.now += 120_000;
  await drain(env);
  expect(sent[1]).toEqual(sent[0]);
  await device.drainAll();
  expect(await parked()).toEqual([]);
  expect((await device.view()).carrinho.itens.map((i) => i.quantidade)).toEqual([8]);
});

test('the second of two taps on finalise finds an empty cart', async () => {
  await fillCart();
  await device.drainAll();
  const { carrinho } = await device.view();
  const command = { idPessoaCliente: carrinho.idPessoaCliente, nomeCliente: 'x', ...toEnvio(carrinho) };
  const taps = await Promise.all([
    dispatchEnvio(device.env.vault, command, device.env),
    dispatchEnvio(device.env.vault, command, device.env),
  ]);
  expect(taps.map((t) => (t.ok ? 'saved' : t.error.kind)).sort()).toEqual(['mudou', 'saved']);
  await device.drainAll();
  expect(await countOrders()).toBe(1);
});

test('lines added behind a submission become the next order', async () => {
  await fillCart();
  server.levers.offline = true;
  await device.finalizar();
  await device.setQuantidade(must(stocked[0], 'product'), 2);
  expect((await device.view()).carrinho.itens.map((i) => i.quantidade)).toEqual([2]);
  server.levers.offline = false;
  await device.drainAll();
  expect(await countOrders()).toBe(1);
  expect((await device.view()).carrinho.itens.map((i) => i.quantidade)).toEqual([2]);
});

test('a refused lane, or one with a failing server, does not hold up another customer’s', async () => {
  await device.setQuantidade(must(stocked[0], 'product'), 3);
  const first = (await device.env.vault.device.get(1))?.idPessoaCliente;
  const others = (await device.env.vault.clientes.toArray()).filter((c) => c.idPessoa !== first);
  for (const other of others) {
    await device.serve(other.idPessoa);
    if ((await device.env.vault.clientes.get(other.idPessoa))?.detalhe?.preferencia.condicao) break;
  }
  const second = must((await device.env.vault.device.get(1))?.idPessoaCliente, 'second');
  await device.setQuantidade(must(stocked[1], 'product'), 4);
  const firstRow = must(
    (await rows()).find((r) => r.idPessoaCliente === first),
    'row',
  );
  server.levers.beforeReply = () => undefined;
  const realSend = device.env.send;
  device.env.send = async (wire, options) =>
    options.key === firstRow.key
      ? { kind: 'answer', status: 503, isOurs: true, retryAfter: null, text: '' }
      : realSend(wire, options);
  await device.drainAll(3);
  expect((await rows()).map((r) => r.key)).toEqual([firstRow.key]);
  expect((await receipts()).map((r) => r.idPessoaCliente)).toEqual([second]);
});
