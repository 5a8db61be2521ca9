import 'fake-indexeddb/auto';
import { afterEach, expect, test, vi } from 'vitest';
import { announce } from '#outbox/wake.ts';
import { quiet, until } from './start-sample.ts';
import { FIVE_MINUTES, ITEM, LIST, linha, SENDER, startedPages, type World } from './started-sample.ts';

const { open, opened, closeAll } = startedPages(vi);
afterEach(closeAll);

/** True if the last request of this path was cancelled. */
const isCalledOff = ({ asked, opened: streams }: World, path: string) =>
  [...asked, ...streams].filter((one) => one.path === path).at(-1)?.options.signal?.aborted;

test('a stop cancels reads, but not a change under way', async () => {
  const world = await open({
    before: async ({ hold, add }) => {
      hold(ITEM);
      await add(linha(1));
    },
  });
  await until(() => world.times(ITEM) === 1);
  world.sync.stop();
  expect(isCalledOff(world, ITEM)).toBe(false);
  await quiet();
  expect(world.locks.isHeld(SENDER)).toBe(true);
  world.release(ITEM);
  await until(() => !world.locks.isHeld(SENDER));
  expect((await world.env.vault.receipts.toArray()).map((row) => row.seq)).toEqual([1]);
});

test.each([LIST, '/sincronizacao/catalogo'])('a stop cancels a request of %s', async (path) => {
  const world = await open({ before: ({ hold }) => hold(path) });
  await until(() => world.times(path) === 1);
  expect(isCalledOff(world, path)).toBe(false);
  world.sync.stop();
  expect(isCalledOff(world, path)).toBe(true);
});

test('a stopped page ignores wake-ups and sends nothing more', async () => {
  const { sync, env, window, add, asked, locks } = await opened();
  sync.stop();
  await quiet();
  expect(vi.getTimerCount()).toBe(0);
  expect(locks.isHeld(SENDER)).toBe(false);
  asked.length = 0;
  await add(linha(1));
  announce(env.vault.name, 'now');
  window.dispatchEvent(new Event('online'));
  window.dispatchEvent(new Event('offline'));
  sync.now();
  vi.advanceTimersByTime(FIVE_MINUTES);
  await quiet();
  expect(asked).toEqual([]);
});

test('a page in a browser without locks stops without an error', async () => {
  const { sync, errors } = await opened({ hasLocks: false });
  sync.stop();
  await quiet();
  expect(errors).toEqual([]);
});

test('a reload can wait until nothing is being sent', async () => {
  const world = await open({
    before: async ({ hold, add }) => {
      hold(ITEM);
      await add(linha(1));
    },
  });
  await until(() => world.times(ITEM) === 1);
  let isIdle = false;
  const idle = world.sync.idle().then(() => {
    isIdle = true;
  });
  await quiet();
  expect(isIdle).toBe(false);
  world.release(ITEM);
  await idle;
});
