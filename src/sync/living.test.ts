import { expect, test } from 'vitest';
import type { OutboxRow } from '#vault/outbox-rows.ts';
import { openLiving } from './living.ts';

const unexpected = (error: unknown) => expect.unreachable(String(error));

/** Returns the locks of one browser; `kill` releases a page's lock, as its crash does. */
function browserLocks() {
  const held = new Set<string>();
  const locks = {
    request: (async (name: string, granted: (lock: Lock | null) => Promise<void>) => {
      await Promise.resolve();
      held.add(name);
      await granted(null);
      held.delete(name);
    }) as LockManager['request'],
    query: async () => ({ held: [...held].map((name) => ({ name })), pending: [] }),
  };
  return { locks, kill: (sender: string) => held.delete(`sender:${sender}`) };
}

const sending = (claim: string | null) => ({ state: 'sending', claim }) as OutboxRow;
const turn = () => new Promise((resolve) => setTimeout(resolve));

test('a page has a name only once its lock is held', async () => {
  const page = openLiving('a', browserLocks().locks, unexpected);
  expect(page.name()).toBeNull();
  await turn();
  expect(page.name()).toBe('a');
});

test('a sender whose lock is free is dead; one that lives, has no name or sends nothing is not', async () => {
  const { locks, kill } = browserLocks();
  const page = openLiving('a', locks, unexpected);
  openLiving('b', locks, unexpected);
  await turn();
  const rows = [
    sending('1/a'),
    sending('2/b'),
    sending('3/c'),
    sending('4'),
    { ...sending('5/d'), state: 'queued' },
  ];
  expect([...(await page.findDead(rows as OutboxRow[]))]).toEqual(['c']);
  kill('b');
  expect([...(await page.findDead(rows as OutboxRow[]))]).toEqual(['b', 'c']);
});

test('an ended page is dead to the others and has no name any more', async () => {
  const { locks } = browserLocks();
  const page = openLiving('a', locks, unexpected);
  await turn();
  page.end();
  await turn();
  expect(page.name()).toBeNull();
  expect([...(await page.findDead([sending('1/a')]))]).toEqual(['a']);
});

test('a refused lock is reported, and leaves the page without a name', async () => {
  const told: unknown[] = [];
  const refused = new Error('no');
  const locks = {
    ...browserLocks().locks,
    request: (async () => Promise.reject(refused)) as LockManager['request'],
  };
  const page = openLiving('a', locks, (error) => told.push(error));
  await turn();
  expect([told, page.name()]).toEqual([[refused], null]);
});
