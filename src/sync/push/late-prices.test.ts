import 'fake-indexeddb/auto';
import { afterEach, expect, test, vi } from 'vitest';
import type { WireRequest } from '#contract/wire/to-wire.ts';
import { silence } from '#net/answer-sample.ts';
import type { StreamAnswer } from '#net/send.ts';
import { notTaken, streamed } from '#sync/mirror-sample.ts';
import { quiet, until } from '#sync/start-sample.ts';
import { FIVE_MINUTES, ITEM, linha, NOW, startedPages } from '#sync/started-sample.ts';
import { createLatePrices } from './late-prices.ts';

const { opened, closeAll } = startedPages(vi);
afterEach(closeAll);

const PRECOS = '/sincronizacao/precos';

/** Returns a server that sends the prices once `line.isLate` is false. */
function lateServer(late = () => silence() as StreamAnswer) {
  const line = { isLate: true };
  const stream = ({ path }: WireRequest) => (path === PRECOS && line.isLate ? late() : undefined);
  return { line, stream };
}

test.each<[string, () => StreamAnswer]>([
  ['got no answer', () => silence('timeout') as StreamAnswer],
  ['were cut', () => streamed(notTaken('truncado'))],
])('prices that %s are requested again after 5 s, and no more once they have arrived', async (_, late) => {
  const { line, stream } = lateServer(late);
  const { times, env } = await opened({ stream });
  const before = times(PRECOS);
  vi.advanceTimersByTime(4999);
  await quiet();
  expect(times(PRECOS)).toBe(before);
  line.isLate = false;
  vi.advanceTimersByTime(1);
  await until(async () => (await env.vault.checkpoints.get('precos:c1')) !== undefined);
  await quiet();
  const came = times(PRECOS);
  vi.advanceTimersByTime(60_000);
  await quiet();
  expect(times(PRECOS)).toBe(came);
});

test('late prices are requested again after twice as long each time', async () => {
  const { stream } = lateServer();
  const { times } = await opened({ stream });
  let asked = times(PRECOS);
  for (const waitMs of [5000, 10_000, 20_000, 40_000]) {
    vi.advanceTimersByTime(waitMs - 1);
    await quiet();
    expect(times(PRECOS)).toBe(asked);
    vi.advanceTimersByTime(1);
    await until(() => times(PRECOS) > asked);
    await quiet();
    asked = times(PRECOS);
  }
});

test('late prices do not hurry a change that waits for its time', async () => {
  const { stream } = lateServer();
  const { add, times } = await opened({ stream });
  await add(linha(1, { notBefore: NOW + 60_000 }));
  const before = times(PRECOS);
  vi.advanceTimersByTime(5000);
  await until(() => times(PRECOS) > before);
  await quiet();
  expect(times(ITEM)).toBe(0);
});

test('a hidden or stopped page does not request late prices', async () => {
  const { stream } = lateServer();
  const hidden = await opened({ stream });
  const before = hidden.times(PRECOS);
  hidden.document.visibilityState = 'hidden';
  vi.advanceTimersByTime(5000);
  await quiet();
  expect(hidden.times(PRECOS)).toBe(before);
  await closeAll();
  const stopped = await opened({ stream });
  const asked = stopped.times(PRECOS);
  stopped.sync.stop();
  vi.advanceTimersByTime(5000);
  await quiet();
  expect(stopped.times(PRECOS)).toBe(asked);
});

test('prices that failed for another reason wait for the usual refresh', async () => {
  const { stream } = lateServer(() => streamed(notTaken('disco')));
  const { times } = await opened({ stream });
  const before = times(PRECOS);
  vi.advanceTimersByTime(60_000);
  await quiet();
  expect(times(PRECOS)).toBe(before);
});

test('prices that stay late for an hour are requested every five minutes', () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  let asked = 0;
  const note = createLatePrices(
    () => {
      asked += 1;
    },
    () => true,
  );
  for (let tries = 0; tries < 40; tries += 1) note(true);
  vi.advanceTimersByTime(FIVE_MINUTES - 1);
  expect(asked).toBe(0);
  vi.advanceTimersByTime(1);
  expect(asked).toBe(1);
});
