import 'fake-indexeddb/auto';
import Dexie from 'dexie';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { dropRepeat, isRepeatOpen, keyToRepeat } from '#mirror/repeticoes.ts';
import { openVault, type Vault } from '#vault/vault.ts';

const env = { now: () => 0, uuid: () => 'u' };

const of = (idPrePedido: number) => ({ idPrePedido, idPessoaCliente: 101 });

let vault: Vault;

beforeEach(async () => {
  vault = await openVault('t', 7, env);
});

afterEach(async () => {
  vault.close();
  await Dexie.delete('vault:t:7');
});

test('a try without a response keeps its key, even after a reload of the page', async () => {
  expect(await keyToRepeat(vault, of(40_077), 'a')).toEqual({ key: 'a', isDeAntes: false, revisao: 0 });
  vault.close();
  vault = await openVault('t', 7, env);
  expect(await isRepeatOpen(vault, 40_077)).toBe(true);
  expect(await keyToRepeat(vault, of(40_077), 'b')).toEqual({ key: 'a', isDeAntes: true, revisao: 0 });
});

test('after a response the next try has another key', async () => {
  await keyToRepeat(vault, of(40_077), 'a');
  await keyToRepeat(vault, of(40_078), 'x');
  await dropRepeat(vault, 40_077);
  expect(await isRepeatOpen(vault, 40_077)).toBe(false);
  expect(await keyToRepeat(vault, of(40_077), 'b')).toEqual({ key: 'b', isDeAntes: false, revisao: 0 });
  expect((await keyToRepeat(vault, of(40_078), 'y')).key).toBe('x');
});
