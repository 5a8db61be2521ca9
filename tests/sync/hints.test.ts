import 'fake-indexeddb/auto';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import type { Aviso } from '#contract/catalogue/avisos.ts';
import { type Hints, startHints } from '#sync/hints.ts';
import { logIn, openTestDevice, type TestDevice } from '#tests/support/device.ts';
import { type HttpServer, startHttpServer } from '#tests/support/http-server.ts';

const QUICK = {
  perUser: 6,
  inAll: 10,
  lifeMs: 60_000,
  beatMs: 25_000,
  delayMs: { carrinho: 10, cliente: 10, catalogo: 10 },
  spreadMs: { carrinho: 0, cliente: 0, catalogo: 0 },
  gapMs: { carrinho: 0, cliente: 0, catalogo: 0 },
};

let server: HttpServer;
const ends: (() => void)[] = [];

beforeAll(async () => {
  server = await startHttpServer({ avisos: QUICK });
});

afterEach(() => {
  for (const end of ends.splice(0)) end();
  vi.unstubAllGlobals();
});

afterAll(() => server.close());

/** Listens at once: the first wait is skipped by hand. */
function listen(device: TestDevice, onHint: (word: Aviso) => void): Hints {
  vi.stubGlobal('document', new EventTarget());
  vi.stubGlobal('navigator', {});
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const hints = startHints(device.env, {
    isLookedAt: () => true,
    onHint,
    onError: (error) => {
      throw error;
    },
  });
  vi.advanceTimersByTime(10_000);
  vi.useRealTimers();
  ends.push(hints.stop);
  return hints;
}

test('a cart changed on one device is on the other within seconds, and the first gets no hint about its own change', async () => {
  const [first, second] = [await openTestDevice(await logIn()), await openTestDevice(await logIn())];
  ends.push(first.close, second.close);
  await first.refresh();
  await second.refresh();
  const own: Aviso[] = [];
  const told: Aviso[] = [];
  listen(first, (word) => own.push(word));
  listen(second, (word) => told.push(word));
  await vi.waitFor(
    () => expect(server.seen.filter((one) => one.endsWith('/sincronizacao/avisos'))).toHaveLength(2),
    5000,
  );
  const found = await first.env.engine.search('dipirona', { offset: 0, limit: 1 });
  await first.setQuantidade(found?.produtos[0]?.idProduto ?? 0, 7);
  // Both are heard only after the server has responded to them.
  await new Promise((resolve) => setTimeout(resolve, 300));
  await first.drainAll();
  await vi.waitFor(() => expect(told).toContain('carrinho'), 5000);
  await second.refresh();
  expect((await second.view()).carrinho.itens.map((item) => item.quantidade)).toEqual([7]);
  expect(own).not.toContain('carrinho');
});
