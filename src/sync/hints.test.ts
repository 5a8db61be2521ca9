import 'fake-indexeddb/auto';
import { afterEach, expect, test, vi } from 'vitest';
import { consultarCarrinho } from '#contract/cart/carrinho-calls.ts';
import { ouvirAvisos } from '#contract/catalogue/avisos.ts';
import { consultarClienteDadosGerais } from '#contract/customers/cliente.ts';
import type { WireRequest } from '#contract/wire/to-wire.ts';
import type { StreamAnswer } from '#net/send.ts';
import { noStream } from './mirror-sample.ts';
import { quiet, until } from './start-sample.ts';
import { FIVE_MINUTES, LAST, LIST, startedPages } from './started-sample.ts';

const { opened, closeAll } = startedPages(vi);
afterEach(closeAll);

const HINTS = ouvirAvisos.path;
const CATALOGO = '/sincronizacao/catalogo';
const FIRST = 10_000;

/** Returns a server whose streams of hints the test writes. */
function hintingServer(answerOf?: () => StreamAnswer | undefined) {
  const open: ReadableStreamDefaultController<Uint8Array>[] = [];
  const stream = (asked: WireRequest): StreamAnswer | undefined => {
    if (asked.path !== HINTS) return undefined;
    const answer = answerOf?.();
    if (answer !== undefined) return answer;
    const body = new ReadableStream<Uint8Array>({ start: (controller) => void open.push(controller) });
    return { ...noStream(200), body } as StreamAnswer;
  };
  return {
    stream,
    tell: (text: string) => open.at(-1)?.enqueue(new TextEncoder().encode(text)),
    end: () => open.at(-1)?.close(),
    break: () => open.at(-1)?.error(new Error('cut')),
  };
}

const pass = async (ms: number) => {
  vi.advanceTimersByTime(ms);
  await quiet();
};

test('a visible page listens for the served customer ten seconds after its start', async () => {
  const server = hintingServer();
  const world = await opened({ stream: server.stream });
  await pass(FIRST - 1);
  expect(world.times(HINTS)).toBe(0);
  await pass(1);
  expect(world.opened.filter((one) => one.path === HINTS)).toMatchObject([
    { query: { idPessoaCliente: '101' }, options: { token: 'token-1' } },
  ]);
});

test.each([
  ['the customer asks for the customer and the cart', [':\n\ndata: cli', 'ente\n\n'], 2],
  ['the cart asks for the cart', ['data: carrinho\n\n'], 1],
])('a hint of %s, and for nothing else', async (_, texts, customers) => {
  const server = hintingServer();
  const { times } = await opened({ stream: server.stream });
  await pass(FIRST);
  const before = times(consultarCarrinho.path);
  for (const text of texts) server.tell(text);
  await until(() => times(consultarCarrinho.path) === before + 1 && times(LAST) === customers);
  await quiet();
  expect([times(consultarCarrinho.path), times(LAST)]).toEqual([before + 1, customers]);
  expect(times(consultarClienteDadosGerais.path)).toBe(customers);
  expect([times(LIST), times(CATALOGO)]).toEqual([1, 1]);
});

test('a hint of the catalogue asks for products and the drawn prices, and for nothing else', async () => {
  const server = hintingServer();
  const { times } = await opened({ stream: server.stream });
  await pass(FIRST);
  server.tell('data: catalogo\n\n');
  await until(() => times(CATALOGO) === 2);
  await quiet();
  expect([times(LIST), times(LAST)]).toEqual([1, 1]);
});

test('hints during a refresh by a hint are not lost', async () => {
  const server = hintingServer();
  const { times, hold, release } = await opened({ stream: server.stream });
  await pass(FIRST);
  hold(CATALOGO);
  server.tell('data: catalogo\n\n');
  await until(() => times(CATALOGO) === 2);
  server.tell('data: catalogo\n\n');
  await quiet();
  release(CATALOGO);
  await until(() => times(CATALOGO) === 3);
});

test('an unknown word in a hint starts nothing', async () => {
  const server = hintingServer();
  const { times } = await opened({ stream: server.stream });
  await pass(FIRST);
  const before = times(consultarCarrinho.path);
  server.tell('data: outro\n\ndata: {"idCarrinho":7}\n\nevent: cliente\n\n');
  await quiet();
  expect([times(consultarCarrinho.path), times(CATALOGO)]).toEqual([before, 1]);
});

test.each([404, 204])(
  'a server that returns %i for the stream of hints is not asked again',
  async (status) => {
    const server = hintingServer(() => noStream(status));
    const { times, window } = await opened({ stream: server.stream });
    await pass(FIRST);
    expect(times(HINTS)).toBe(1);
    window.dispatchEvent(new Event('online'));
    await pass(FIVE_MINUTES);
    await pass(FIVE_MINUTES);
    expect(times(HINTS)).toBe(1);
  },
);

test('a portal’s 404 does not stop the requests for hints', async () => {
  const server = hintingServer(() => noStream(404, false));
  const { times } = await opened({ stream: server.stream });
  await pass(FIRST);
  await pass(60_000);
  expect(times(HINTS)).toBeGreaterThan(1);
});

test('a server that fails is asked for hints less and less often', async () => {
  const server = hintingServer(() => noStream(503));
  const { times } = await opened({ stream: server.stream });
  await pass(FIRST);
  const counts: number[] = [];
  for (let second = 0; second < 240; second += 1) {
    await pass(1000);
    counts.push(times(HINTS));
  }
  expect(counts[29]).toBeLessThanOrEqual(5);
  expect(counts[239]).toBeLessThanOrEqual(8);
  expect(counts[239]).toBeGreaterThan(3);
});

test('a hidden page closes its stream of hints, and opens one when it is visible again', async () => {
  const server = hintingServer();
  const { document, opened: streams, times } = await opened({ stream: server.stream });
  await pass(FIRST);
  const first = streams.find((one) => one.path === HINTS);
  document.visibilityState = 'hidden';
  document.dispatchEvent(new Event('visibilitychange'));
  server.break();
  await pass(FIVE_MINUTES);
  expect([first?.options.signal?.aborted, times(HINTS)]).toEqual([true, 1]);
  document.visibilityState = 'visible';
  document.dispatchEvent(new Event('visibilitychange'));
  await pass(2000);
  expect(times(HINTS)).toBe(2);
});

test('a stream of hints that the server ends is opened again', async () => {
  const server = hintingServer();
  const { times } = await opened({ stream: server.stream });
  await pass(FIRST);
  server.end();
  await quiet();
  await pass(4000);
  expect(times(HINTS)).toBe(2);
});

test('only one of two tabs listens for hints, under the user’s own lock', async () => {
  const server = hintingServer();
  const world = await opened({ stream: server.stream });
  await pass(FIRST);
  expect(world.locks.isHeld(`hints:${world.env.vault.name}`)).toBe(true);
  let isOther = false;
  void world.locks.locks.request(`hints:${world.env.vault.name}`, async () => {
    isOther = true;
  });
  await quiet();
  expect(isOther).toBe(false);
});

test('after a change of customer the hints are for the new one', async () => {
  const server = hintingServer();
  const world = await opened({ stream: server.stream });
  await pass(FIRST);
  await world.env.vault.device.update(1, { idPessoaCliente: 102 });
  world.sync.now();
  await quiet();
  server.break();
  await quiet();
  await pass(4000);
  expect(world.opened.filter((one) => one.path === HINTS).map((one) => one.query['idPessoaCliente'])).toEqual(
    ['101', '102'],
  );
});

test('a stop of synchronisation closes the stream of hints', async () => {
  const server = hintingServer();
  const { sync, opened: streams, times } = await opened({ stream: server.stream });
  await pass(FIRST);
  sync.stop();
  expect(streams.find((one) => one.path === HINTS)?.options.signal?.aborted).toBe(true);
  server.break();
  await pass(FIVE_MINUTES);
  expect(times(HINTS)).toBe(1);
});
