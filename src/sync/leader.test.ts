import { expect, test } from 'vitest';
import { withLockOrSoon } from './leader.ts';

type Granted = (lock: Lock | null) => unknown;

/** Returns a lock manager whose lock is free, or always held by another tab. */
const locksThat = (are: 'free' | 'held') => ({
  request: (async (_name: string, { signal }: LockOptions, granted: Granted) => {
    if (are === 'free') return await granted(null);
    return await new Promise((_resolve, reject) => {
      signal?.addEventListener('abort', () => reject(signal.reason as Error));
    });
  }) as LockManager['request'],
});

test('work starts without the lock if its holder is frozen', async () => {
  let runs = 0;
  const work = async () => {
    runs += 1;
  };
  await withLockOrSoon('push', work, { patienceMs: 20, locks: locksThat('held') });
  expect(runs).toBe(1);
});

test('work under the lock runs once; its error is thrown, not tried again without the lock', async () => {
  let runs = 0;
  const work = async () => {
    runs += 1;
    await new Promise((resolve) => setTimeout(resolve, 30));
    throw new Error('broken');
  };
  await expect(withLockOrSoon('push', work, { patienceMs: 5, locks: locksThat('free') })).rejects.toThrow(
    'broken',
  );
  expect(runs).toBe(1);
});
