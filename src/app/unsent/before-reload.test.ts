import { afterEach, expect, test, vi } from 'vitest';
import { beforeReload, reloadOnce, settleBeforeReload } from './before-reload.ts';

const taken: (() => void)[] = [];
afterEach(() => {
  for (const takeOff of taken.splice(0)) takeOff();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test('a reload waits until every registered callback has finished', async () => {
  const done: string[] = [];
  taken.push(beforeReload(() => void done.push('draft')));
  taken.push(
    beforeReload(async () => {
      await Promise.resolve();
      done.push('queue');
    }),
  );
  await settleBeforeReload();
  expect(done).toEqual(['draft', 'queue']);
});

test('a reload goes on when one callback fails, and the failure is logged', async () => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const done: string[] = [];
  taken.push(
    beforeReload(() => {
      throw new Error('no room');
    }),
  );
  taken.push(beforeReload(() => void done.push('draft')));
  await settleBeforeReload();
  expect(done).toEqual(['draft']);
  expect(said).toHaveBeenCalledTimes(1);
});

test('a reload waits at most three seconds for a callback that never ends', async () => {
  vi.useFakeTimers();
  taken.push(beforeReload(() => new Promise(() => undefined)));
  let settled = false;
  const settling = settleBeforeReload().then(() => {
    settled = true;
  });
  await vi.advanceTimersByTimeAsync(2999);
  expect(settled).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  await settling;
  expect(settled).toBe(true);
});

test('a removed callback is not called before a reload', async () => {
  const done: string[] = [];
  beforeReload(() => void done.push('draft'))();
  await settleBeforeReload();
  expect(done).toEqual([]);
});

test('the page reloads once, and again when the reload does not come', async () => {
  vi.useFakeTimers();
  const reload = vi.fn();
  vi.stubGlobal('location', { reload });
  await Promise.all([reloadOnce(), reloadOnce()]);
  expect(reload).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(9999);
  expect(reload).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(reload).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(19_999);
  expect(reload).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(1);
  expect(reload).toHaveBeenCalledTimes(3);
});
