import 'fake-indexeddb/auto';
import { expect, test, vi } from 'vitest';
import { openVault, Vault } from './vault.ts';

const env = { now: () => 1, uuid: () => 'device' };

test('the deletion of a vault waits while a page has it open', async () => {
  const vault = await openVault('deleted', 7, env);
  const asked = indexedDB.deleteDatabase(vault.name);
  const done = new Promise((resolve) => asked.addEventListener('success', resolve));
  await new Promise((resolve) => asked.addEventListener('blocked', resolve));
  expect(await vault.device.get(1)).toMatchObject({ uuid: 'device' });
  vault.close();
  await done;
  expect((await openVault('deleted', 7, { ...env, uuid: () => 'another' })).isOpen()).toBe(true);
});

test('a vault that a newer build upgrades closes and stays closed', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const old = await openVault('upgraded', 7, env);
  const newer = new Vault('upgraded', 7);
  newer.version(99).stores({ more: 'id' });
  await newer.open();
  await expect(old.device.get(1)).rejects.toThrow('DatabaseClosedError');
  newer.close();
  warn.mockRestore();
});
