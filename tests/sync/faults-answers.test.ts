import 'fake-indexeddb/auto';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { must } from '#lib/must.ts';
import { tokenOf, writeSession } from '#net/session.ts';
import { dispatchLinha } from '#outbox/carrinho/dispatch-linha.ts';
import { loseCommit } from '#outbox/dispatch-sample.ts';
import { dispatchEnvio } from '#outbox/envio/dispatch-envio.ts';
import { toEnvio } from '#outbox/envio/to-envio.ts';
import { noteAuth } from '#sync/checkpoint.ts';
import { drain } from '#sync/push/push.ts';
import { desk } from '#tests/support/desk.ts';
import { logIn, openTestDevice, type TestDevice } from '#tests/support/device.ts';
import { type HttpServer, startHttpServer } from '#tests/support/http-server.ts';
import { memoryStorage } from '#tests/support/memory-storage.ts';

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

afterEach(() => {
  Object.assign(server.levers, { offline: false, ahead: 0, portal: null, beforeReply: null });
  device.close();
});

const rows = () => device.env.vault.outbox.toArray();
const receipts = () => device.env.vault.receipts.toArray();
const undecided = async () => (await device.env.vault.parked.toArray()).filter((p) => p.decided === null);
const product = (i: number) => must(stocked[i], 'product');
const DAY = 86_400_000;

/** Lets time pass for the device and for the server. */
function pass(ms: number): void {
  device.clock.now += ms;
  server.levers.ahead += ms;
}

const busy = (retryAfter: string) => (_url: string, asked: Headers) => {
  const named = { 'x-api': 'maleta/1', 'idempotency-key': asked.get('idempotency-key') ?? '' };
  const body = { Message: 'x', Description: 'y', Codigo: 'indisponivel' };
  return Response.json(body, { status: 503, headers: { ...named, 'retry-after': retryAfter } });
};

test.each([
  ['seconds', '7', 7000],
  ['more seconds than anybody waits', '100000', 60_000],
  ['no time at all', '0', 1000],
  ['a date that is over', 'Wed, 21 Oct 2015 07:28:00 GMT', 1000],
  // The first wait is 1 s; at random 0.5 it becomes 750 ms.
  ['nonsense', 'soon', 750],
  ['a negative number, which is nonsense', '-5', 750],
])(
  'a busy server with a Retry-After of %s is asked again after the right wait',
  async (_name, retryAfter, waited) => {
    await device.setQuantidade(product(0), 3);
    device.clock.now += 1000;
    server.levers.portal = busy(retryAfter);
    await drain(device.env);
    expect((await rows()).map((r) => r.notBefore - device.clock.now)).toEqual([waited]);
  },
);

test('a busy server that names a date is asked again on that date', async () => {
  await device.setQuantidade(product(0), 3);
  device.clock.now = Math.ceil(device.clock.now / 1000 + 1) * 1000;
  server.levers.portal = busy(new Date(device.clock.now + 9000).toUTCString());
  await drain(device.env);
  expect((await rows()).map((r) => r.notBefore - device.clock.now)).toEqual([9000]);
});

test('fifty changes of one line while the network comes and goes end as the last one', async () => {
  for (let i = 1; i <= 50; i += 1) {
    server.levers.offline = i % 3 === 0;
    await device.setQuantidade(product(0), i);
    if (i % 2 === 0) await device.drainAll(2);
  }
  server.levers.offline = false;
  await device.drainAll(40);
  expect(await rows()).toEqual([]);
  expect((await device.view()).carrinho.itens.map((i) => i.quantidade)).toEqual([50]);
});

test('a change, another while the first is on its way, and a removal leave no line', async () => {
  await device.setQuantidade(product(0), 5);
  device.clock.now += 1000;
  const { send } = device.env;
  device.env.send = async (wire, options) => {
    device.env.send = send;
    await device.setQuantidade(product(0), 6);
    await device.setQuantidade(product(0), 0);
    return send(wire, options);
  };
  await device.drainAll();
  expect(await rows()).toEqual([]);
  expect((await device.view()).carrinho.itens).toEqual([]);
});

test('a session that ends midway holds the remaining changes until the password is given; applied ones stay applied', async () => {
  await device.setQuantidade(product(0), 3);
  await device.setQuantidade(product(1), 4);
  device.clock.now += 1000;
  const { token } = device.session;
  const { send } = device.env;
  device.env.send = async (wire, options) => {
    const answer = await send(wire, options);
    device.session.token = 'expired';
    return answer;
  };
  await device.drainAll();
  expect([(await receipts()).length, (await rows()).length]).toEqual([1, 1]);
  device.env.send = send;
  device.session.token = token;
  await noteAuth(device.env.vault, 'good', device.clock.now);
  await device.drainAll();
  expect([(await receipts()).length, (await rows()).length]).toEqual([2, 0]);
});

test('while another user is signed in no change of the first user is sent; days later each is sent once, as the first user’s', async () => {
  vi.stubGlobal('sessionStorage', memoryStorage());
  vi.stubGlobal('localStorage', memoryStorage());
  const { vault } = device.env;
  const env = { ...device.env, token: () => tokenOf(vault.idUsuario) };
  const tokens: (string | null)[] = [];
  const sendAll = async () => {
    await drain({
      ...env,
      send: (wire, options) => {
        tokens.push(options.token ?? null);
        return env.send(wire, options);
      },
    });
  };
  await device.setQuantidade(product(0), 3);
  device.clock.now += 1000;
  // The server ended the first session.
  writeSession({ ...(await logIn()), token: 'expired' }, false);
  await sendAll();
  expect(tokens).toEqual(['expired']);
  const other = await logIn('farmacia');
  writeSession(other, false);
  await sendAll();
  pass(5 * DAY);
  await sendAll();
  expect([tokens, (await rows()).map((r) => r.tries)]).toEqual([['expired'], [0]]);
  const own = await logIn();
  writeSession(own, false);
  await sendAll();
  expect([await rows(), (await receipts()).length, new Set(tokens)]).toEqual([
    [],
    1,
    new Set(['expired', own.token]),
  ]);
  const made = await server.database.db.selectFrom('mutacao').select(['idUsuario', 'status']).execute();
  expect(made).toEqual([{ idUsuario: own.id, status: 200 }]);
});

test('changes and an order that waited 61 days offline are sent without a question', async () => {
  server.levers.offline = true;
  for (let i = 0; i < 4; i += 1) await device.setQuantidade(product(i), 50);
  const { key } = await device.finalizar();
  device.session.token = null;
  await device.drainAll(2);
  pass(61 * DAY);
  server.levers.offline = false;
  device.session.token = (await logIn()).token;
  await device.drainAll();
  expect([await rows(), await undecided()]).toEqual([[], []]);
  expect((await receipts()).find((r) => r.key === key)?.pedidos).toHaveLength(1);
});

test('a change tried 61 days ago whose response was lost is settled by the server’s record of it', async () => {
  await device.setQuantidade(product(0), 3);
  server.levers.beforeReply = (_method, url) => (url.includes('manterCarrinho') ? 'drop' : undefined);
  device.clock.now += 1000;
  await drain(device.env);
  server.levers.beforeReply = null;
  pass(61 * DAY);
  server.seen.length = 0;
  await device.drainAll();
  expect(server.seen.some((s) => s.includes('manterCarrinho'))).toBe(false);
  expect([(await receipts()).length, (await rows()).length]).toEqual([1, 0]);
});

test('a change tried 61 days ago that never reached the server is a question for the user, and is not sent again', async () => {
  await device.setQuantidade(product(0), 3);
  server.levers.offline = true;
  device.clock.now += 1000;
  await drain(device.env);
  server.levers.offline = false;
  pass(61 * DAY);
  await device.drainAll();
  expect(await receipts()).toEqual([]);
  expect((await undecided()).map((p) => p.codigo)).toEqual(['verifique']);
});

test('a clock that jumps 61 days ahead parks no change that was tried a moment ago', async () => {
  await device.setQuantidade(product(0), 3);
  server.levers.offline = true;
  pass(1000);
  await drain(device.env);
  server.levers.offline = false;
  device.clock.now += 61 * DAY;
  await device.drainAll();
  expect([await undecided(), await rows()]).toEqual([[], []]);
  expect(await receipts()).toHaveLength(1);
});

test('a clock five years ahead makes neither an old change young nor a young one old', async () => {
  device.clock.now += 5 * 365 * DAY;
  await device.setQuantidade(product(0), 3);
  server.levers.beforeReply = (_method, url) => (url.includes('manterCarrinho') ? 'reset' : undefined);
  pass(1000);
  await drain(device.env);
  pass(10 * DAY);
  await drain(device.env);
  expect((await rows()).map(({ tries }) => tries)).toEqual([2]);
  server.levers.beforeReply = null;
  device.clock.now -= 5 * 365 * DAY;
  await device.drainAll();
  expect([await undecided(), (await receipts()).length]).toEqual([[], 1]);
});

test('a change first tried under a clock five years ahead is not repeated 61 days later', async () => {
  server.levers.offline = true;
  device.clock.now += 5 * 365 * DAY;
  await device.setQuantidade(product(0), 3);
  pass(1000);
  await drain(device.env);
  pass(61 * DAY);
  device.clock.now -= 5 * 365 * DAY;
  server.levers.offline = false;
  await device.drainAll();
  expect((await undecided()).map((p) => p.codigo)).toEqual(['verifique']);
});

test.each([
  ['ten years back', -3650 * DAY],
  ['a day ahead', DAY],
])('a clock set %s in the middle of a wait causes no delay beyond minutes', async (_name, ms) => {
  await device.setQuantidade(product(0), 3);
  server.levers.offline = true;
  await device.drainAll(4);
  server.levers.offline = false;
  device.clock.now += ms;
  const before = device.clock.now;
  await device.drainAll();
  expect(await receipts()).toHaveLength(1);
  expect(device.clock.now - before).toBeLessThan(10 * 60_000);
});

test('a row of a newer build is kept, holds its lane and is never sent', async () => {
  await device.setQuantidade(product(0), 3);
  const row = must((await rows())[0], 'row');
  await device.env.vault.outbox.update(row.seq, { v: 9 as never });
  await device.setQuantidade(product(1), 4);
  server.seen.length = 0;
  await device.drainAll();
  expect(await rows()).toHaveLength(2);
  expect(server.seen.filter((s) => s.startsWith('P'))).toEqual([]);
});

test('a database connection killed by the browser is reopened by the next change, and no change is lost', async () => {
  await device.setQuantidade(product(0), 3);
  device.env.vault.backendDB().close();
  await device.setQuantidade(product(1), 4);
  await device.drainAll();
  expect(await receipts()).toHaveLength(2);
});

test('an order confirmed twice because its commit was never reported is made once', async () => {
  for (const id of stocked.slice(0, 4)) await device.setQuantidade(id, 50);
  await device.drainAll();
  const { vault } = device.env;
  const { carrinho } = await device.view();
  const command = { idPessoaCliente: carrinho.idPessoaCliente, nomeCliente: 'x', ...toEnvio(carrinho) };
  loseCommit(vault);
  expect((await dispatchEnvio(vault, command, device.env)).ok).toBe(false);
  expect((await dispatchEnvio(vault, command, device.env)).ok).toBe(false);
  await device.drainAll();
  const orders = await server.database.db.selectFrom('prePedido').select('idPrePedido').execute();
  expect([await rows(), orders.length]).toEqual([[], 1]);
});

test('an order that got cheaper while it waited is sent without a new question', async () => {
  for (const id of stocked.slice(0, 4)) await device.setQuantidade(id, 50);
  await device.drainAll();
  const cart = (await device.env.vault.carrinhos.toArray())[0]?.carrinho;
  expect(cart?.itens).toHaveLength(4);
  await device.finalizar();
  for (const id of stocked.slice(0, 4)) await desk.price(server.database.db, id, 90);
  await device.drainAll();
  expect(await undecided()).toEqual([]);
  expect((await receipts()).filter((r) => r.intent.tipo === 'envio')).toHaveLength(1);
});

test('an order sent from elsewhere leaves none of its lines on this device', async () => {
  for (const id of stocked.slice(0, 4)) await device.setQuantidade(id, 50);
  await device.drainAll();
  const other = await openTestDevice(await logIn());
  await other.refresh();
  await other.finalizar();
  await other.drainAll();
  other.close();
  await device.refresh();
  expect((await device.view()).carrinho.itens).toEqual([]);
});

test('eight hours without a server lose no change: three hundred changes in twelve lanes are then sent', async () => {
  const { vault } = device.env;
  const visto = must(await firstVisto(), 'visto');
  const clientes = (await vault.clientes.toArray()).map((c) => c.idPessoa).filter((id) => id !== 103);
  for (let i = 0; i < 300; i += 1) {
    const idPessoaCliente = must(clientes[i % clientes.length], 'cliente');
    const { quantidade: _q, item, ...linha } = visto;
    const command = { idPessoaCliente, nomeCliente: 'x', linha, quantidade: 1 + Math.floor(i / 12) };
    const saved = await dispatchLinha(
      vault,
      { ...command, quantidadeAntes: 0, revisao: null, visto: { ...linha, quantidade: 1, item } },
      device.env,
    );
    expect(saved.ok).toBe(true);
    // A tried row does not merge: each is a change of its own.
    device.clock.now += 6000;
    await vault.outbox.filter((r) => r.tries === 0).modify({ tries: 1 });
  }
  server.levers.offline = true;
  for (let hour = 0; hour < 8; hour += 1) {
    device.clock.now += 3_600_000;
    await drain(device.env);
  }
  expect(await rows()).toHaveLength(300);
  server.levers.offline = false;
  await device.drainAll(40);
  expect(await rows()).toEqual([]);
});

async function firstVisto() {
  await device.setQuantidade(product(0), 1);
  const row = must((await rows())[0], 'row');
  await device.env.vault.outbox.clear();
  return row.intent.tipo === 'linha' ? row.intent.visto : undefined;
}
