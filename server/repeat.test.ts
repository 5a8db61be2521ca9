import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { repeat } from './repeat.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const never = (error: unknown) => {
  throw error;
};

test('work is repeated after its end, never twice at once, and not after the stop', async () => {
  let started = 0;
  const signals: AbortSignal[] = [];
  let end = () => {};
  const repeated = repeat(
    (signal) => {
      signals.push(signal);
      started += 1;
      return new Promise<void>((done) => {
        end = done;
      });
    },
    1000,
    never,
  );
  await vi.advanceTimersByTimeAsync(999);
  expect(started).toBe(0);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(started).toBe(1);
  end();
  await vi.advanceTimersByTimeAsync(1000);
  expect(started).toBe(2);
  let isStopped = false;
  const stopping = repeated.stop().then(() => {
    isStopped = true;
  });
  await vi.advanceTimersByTimeAsync(5000);
  expect(isStopped).toBe(false);
  expect(signals.at(-1)?.aborted).toBe(true);
  end();
  await stopping;
  await vi.advanceTimersByTimeAsync(10_000);
  expect(started).toBe(2);
});

test('a failure is reported, and the work is repeated', async () => {
  const errors: unknown[] = [];
  const repeated = repeat(
    () => Promise.reject(new Error('no')),
    1000,
    (error) => errors.push(error),
  );
  await vi.advanceTimersByTimeAsync(2000);
  expect(errors).toEqual([new Error('no'), new Error('no')]);
  await repeated.stop();
});
