import 'fake-indexeddb/auto';
import { forceCloseDatabase } from 'fake-indexeddb';
import { expect, test } from 'vitest';
import { openVault, type Vault } from './vault.ts';

/** Opens a new vault and counts the calls of its `onLost`. */
async function open() {
  const vault = await openVault(crypto.randomUUID(), 1, { now: () => 0, uuid: () => 'device' });
  const lost = { times: 0 };
  vault.onLost = () => {
    lost.times += 1;
  };
  return { vault, lost };
}

/** Closes the vault as the browser does, after a blocked request to delete it unless `isDeleted` is false. */
async function clear(vault: Vault, isDeleted = true): Promise<void> {
  if (isDeleted) {
    const deletion = indexedDB.deleteDatabase(vault.name);
    await new Promise((resolve) => deletion.addEventListener('blocked', resolve));
  }
  const database: unknown = vault.backendDB();
  forceCloseDatabase(database as Parameters<typeof forceCloseDatabase>[0]);
}

test('a vault deleted by the browser reports its loss and is not replaced by an empty one', async () => {
  const { vault, lost } = await open();
  await clear(vault);
  await expect.poll(() => lost.times).toBe(1);
  await expect(vault.device.count()).rejects.toMatchObject({ name: 'DatabaseClosedError' });
  expect((await indexedDB.databases()).map(({ name }) => name)).not.toContain(vault.name);
});

test('a vault whose connection the browser closed opens again with its data', async () => {
  const { vault, lost } = await open();
  await clear(vault, false);
  expect(await vault.device.count()).toBe(1);
  expect(lost.times).toBe(0);
});

test('a vault closed by this page does not count as lost', async () => {
  const { vault, lost } = await open();
  vault.close();
  await expect(vault.device.count()).rejects.toMatchObject({ name: 'DatabaseClosedError' });
  expect(lost.times).toBe(0);
});
