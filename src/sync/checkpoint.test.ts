import 'fake-indexeddb/auto';
import { expect, test, vi } from 'vitest';
import { sampleVault } from '#outbox/outbox-sample.ts';
import type { Vault } from '#vault/vault.ts';
import { doubtConnection, isAuthHeld, noteAuth, noteConnection, noteQuality } from './checkpoint.ts';

const connection = (vault: Vault) => vault.checkpoints.get('connection');

test('the connection is written when it changes, with the time since when it is so', async () => {
  const vault = await sampleVault();
  await noteConnection(vault, 'connected', 1);
  expect(await connection(vault)).toEqual({ name: 'connection', state: 'connected', at: 1 });
  await noteConnection(vault, 'connected', 2);
  expect(await connection(vault)).toMatchObject({ at: 1 });
  await noteQuality(vault, 'slow', 3);
  expect(await connection(vault)).toEqual({ name: 'connection', state: 'connected', at: 1, quality: 'slow' });
  await noteConnection(vault, 'connected', 4);
  expect(await connection(vault)).toMatchObject({ at: 1, quality: 'slow' });
  await noteConnection(vault, 'no-signal', 5);
  expect(await connection(vault)).toEqual({ name: 'connection', state: 'no-signal', at: 5, quality: 'none' });
  await noteConnection(vault, 'connected', 6);
  expect(await connection(vault)).toEqual({ name: 'connection', state: 'connected', at: 6 });
  await noteQuality(vault, 'none', 7);
  expect(await connection(vault)).toEqual({ name: 'connection', state: 'no-signal', at: 7, quality: 'none' });
});

test('nothing is written while the connection stays as it is', async () => {
  const vault = await sampleVault();
  await noteQuality(vault, 'good', 1);
  const put = vi.spyOn(vault.checkpoints, 'put');
  await noteQuality(vault, 'good', 2);
  await noteConnection(vault, 'connected', 3);
  expect(put).not.toHaveBeenCalled();
});

test('a connection from before this start is in doubt until something is heard', async () => {
  const vault = await sampleVault();
  await doubtConnection(vault);
  expect(await connection(vault)).toBeUndefined();
  await noteQuality(vault, 'good', 1);
  await doubtConnection(vault);
  expect(await connection(vault)).toEqual({
    name: 'connection',
    state: 'connected',
    at: 1,
    quality: 'good',
    stale: true,
  });
  await noteQuality(vault, 'good', 9);
  expect(await connection(vault)).toEqual({ name: 'connection', state: 'connected', at: 1, quality: 'good' });
});

test('the password that is wanted is noted once, with a word for the log', async () => {
  const vault = await sampleVault();
  expect(await isAuthHeld(vault)).toBe(false);
  await noteAuth(vault, 'held', 1);
  await noteAuth(vault, 'held', 2);
  expect(await isAuthHeld(vault)).toBe(true);
  expect(await vault.checkpoints.get('auth')).toEqual({ name: 'auth', state: 'held', at: 1 });
  await noteAuth(vault, 'good', 3);
  expect(await isAuthHeld(vault)).toBe(false);
  expect((await vault.log.toArray()).map((e) => [e.at, e.event, e.detail])).toEqual([
    [1, 'held', 'held'],
    [3, 'held', 'good'],
  ]);
});
