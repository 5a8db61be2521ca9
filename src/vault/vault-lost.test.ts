import 'fake-indexeddb/auto';
import { forceCloseDatabase } from 'fake-indexeddb';
import { expect, test } from 'vitest';
import { openVault, type Vault } from './vault.ts';

/** A vault of its own that counts how often it was lost. */
async function open() {
  const vault = await openVault(crypto.randomUUID(), 1, { now: () => 0, uuid: () => 'device' });
  const lost = { times: 0 };
  vault.onLost = () => {
    lost.times += 1;
  };
  return { vault, lost };
}

/** Closes it as the browser does, after a deletion that waits for that. */
async function clear(vault: Vault, isDeleted = true): Promise<void> {
  if (isDeleted) {
    const deletion = indexedDB.deleteDatabase(vault.name);
    await new Promise((resolve) => deletion.addEventListener('blocked', resolve));
  }
  const database: unknown = vault.backendDB();
  forceCloseDatabase(database as Parameters<typeof forceCloseDatabase>[0]);
}

test('a vault whose data the browser deletes says so, and no empty one takes its place', async () => {
  const { vault, lost } = await open();
  await clear(vault);
  await expect.poll(() => lost.times).toBe(1);
  await expect(vault.device.count()).rejects.toMatchObject({ name: 'DatabaseClosedError' });
  expect((await indexedDB.databases()).map(({ name }) => name)).not.toContain(vault.name);
});

test('a vault whose connection the browser lost goes on with its data', async () => {
  const { vault, lost } = await open();
  await clear(vault, false);
  expect(await vault.device.count()).toBe(1);
  expect(lost.times).toBe(0);
});

test('a vault that this page closes is not lost', async () => {
  const { vault, lost } = await open();
  vault.close();
  await expect(vault.device.count()).rejects.toMatchObject({ name: 'DatabaseClosedError' });
  expect(lost.times).toBe(0);
});
