import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { failWhenStalled } from './stalled.ts';

const STALLED_MS = 30_000;
const WHOLE_MS = 20 * STALLED_MS;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A connection that delivers bytes when the test says so. */
function connection() {
  let source: ReadableStreamDefaultController<Uint8Array> | undefined;
  let cancelled = false;
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => {
      source = controller;
    },
    cancel: () => {
      cancelled = true;
    },
  });
  const reader = failWhenStalled(body, STALLED_MS, WHOLE_MS).getReader();
  return {
    reader,
    give: (byte: number) => source?.enqueue(Uint8Array.of(byte)),
    end: () => source?.close(),
    isCancelled: () => cancelled,
  };
}

test('a stalled stream ends with an error and closes its connection', async () => {
  const { reader, give, isCancelled } = connection();
  give(1);
  expect((await reader.read()).value).toEqual(Uint8Array.of(1));
  const next = reader.read().then(
    () => 'read',
    () => 'broken',
  );
  await vi.advanceTimersByTimeAsync(STALLED_MS - 1);
  expect(isCancelled()).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(await next).toBe('broken');
  expect(isCancelled()).toBe(true);
});

test('each byte restarts the stall timer', async () => {
  const { reader, give, end } = connection();
  for (const byte of [1, 2, 3]) {
    const next = reader.read();
    await vi.advanceTimersByTimeAsync(STALLED_MS - 1);
    give(byte);
    expect((await next).value).toEqual(Uint8Array.of(byte));
  }
  end();
  expect((await reader.read()).done).toBe(true);
});

test('a slow reader does not count as a stalled connection', async () => {
  const { reader, give } = connection();
  give(1);
  await reader.read();
  await vi.advanceTimersByTimeAsync(10 * STALLED_MS);
  give(2);
  expect((await reader.read()).value).toEqual(Uint8Array.of(2));
});

test('a dripping stream ends with an error after the total wait', async () => {
  const { reader, give, isCancelled } = connection();
  for (let waited = STALLED_MS / 2; waited < WHOLE_MS; waited += STALLED_MS / 2) {
    const next = reader.read();
    await vi.advanceTimersByTimeAsync(STALLED_MS / 2);
    give(1);
    expect((await next).done).toBe(false);
  }
  const last = reader.read().then(
    () => 'read',
    () => 'broken',
  );
  await vi.advanceTimersByTimeAsync(STALLED_MS / 2);
  expect(isCancelled()).toBe(true);
  expect(await last).toBe('broken');
});

test('a reader that stops closes the connection', async () => {
  const { reader, isCancelled } = connection();
  await reader.cancel();
  expect(isCancelled()).toBe(true);
});
