import 'fake-indexeddb/auto';
import { expect, test, vi } from 'vitest';
import { sampleVault } from '#outbox/outbox-sample.ts';
import type { Vault } from '#vault/vault.ts';
import { doubtConnection, isAuthHeld, mayPush, noteAuth, noteQuality } from './checkpoint.ts';

const connection = (vault: Vault) => vault.checkpoints.get('connection');

test('a change of the connection is stored, with the time of the last change between signal and no signal', async () => {
  const vault = await sampleVault();
  await noteQuality(vault, 'good', 1);
  expect(await connection(vault)).toEqual({ name: 'connection', state: 'connected', at: 1, quality: 'good' });
  await noteQuality(vault, 'slow', 3);
  expect(await connection(vault)).toEqual({ name: 'connection', state: 'connected', at: 1, quality: 'slow' });
  await noteQuality(vault, 'none', 5);
  expect(await connection(vault)).toEqual({ name: 'connection', state: 'no-signal', at: 5, quality: 'none' });
  await noteQuality(vault, 'weak', 6);
  expect(await connection(vault)).toEqual({ name: 'connection', state: 'connected', at: 6, quality: 'weak' });
});

test('an unchanged connection is not written again', async () => {
  const vault = await sampleVault();
  await noteQuality(vault, 'good', 1);
  const put = vi.spyOn(vault.checkpoints, 'put');
  await noteQuality(vault, 'good', 2);
  expect(put).not.toHaveBeenCalled();
});

test('a connection from before this start counts as old until the first outcome', async () => {
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

test('a required password is recorded once, with an event in the log', async () => {
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

test('a refused session may not send, and its hold stays', async () => {
  const vault = await sampleVault();
  expect(await mayPush(vault, 'token-1', 1)).toBe(true);
  await noteAuth(vault, 'held', 1, 'token-1');
  expect([await mayPush(vault, 'token-1', 2), await isAuthHeld(vault)]).toEqual([false, true]);
});

test('the session of another tab lifts the hold and may send', async () => {
  const vault = await sampleVault();
  await noteAuth(vault, 'held', 1, 'token-1');
  expect([await mayPush(vault, 'token-2', 2), await isAuthHeld(vault)]).toEqual([true, false]);
});

test('a hold of an unknown session holds every session', async () => {
  const vault = await sampleVault();
  await noteAuth(vault, 'held', 1);
  expect([await mayPush(vault, 'token-1', 2), await isAuthHeld(vault)]).toEqual([false, true]);
});
