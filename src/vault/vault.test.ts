import 'fake-indexeddb/auto';
import { Dexie } from 'dexie';
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

/** The tables of each released version, as far as a version declares them. */
const RELEASED: Readonly<Record<number, Readonly<Record<string, string>>>> = {
  1: {
    device: 'id',
    outbox: '++seq, &key, lane',
    receipts: 'key, lane, settledAt',
    parked: 'key, lane',
    checkpoints: 'name',
  },
  2: { log: '++n', recebiveis: 'id, idPessoaCliente' },
  3: { documentos: 'key, idPessoaCliente' },
  4: { arquivos: 'key, idPessoaCliente' },
  5: { devolucoes: 'id, idPessoaCliente' },
  6: { fotos: 'id' },
  7: { rascunhos: 'idPessoaCliente' },
};

test.each([1, 2, 3, 4, 5, 6, 7])(
  'a vault of version %i keeps its rows and gets the drafts',
  async (version) => {
    const name = `version-${version}`;
    const before = new Dexie(`vault:${name}:7`);
    for (const [at, tables] of Object.entries(RELEASED))
      if (Number(at) <= version) before.version(Number(at)).stores(tables);
    await before.table('device').add({ id: 1, uuid: 'kept', idPessoaCliente: 101, createdAt: 1 });
    await before.table('receipts').add({ key: 'k', lane: '101', settledAt: 1 });
    await before.table('checkpoints').bulkAdd([
      { name: 'historico:101', at: 1, cursor: 'c' },
      { name: 'pedidos:101', at: 1, error: null },
    ]);
    before.close();
    const vault = await openVault(name, 7, env);
    expect([(await vault.device.get(1))?.uuid, await vault.receipts.count()]).toEqual(['kept', 1]);
    expect(await vault.rascunhos.toArray()).toEqual([]);
    // Stored orders and invoices lack the new members, so both lists are read whole once.
    expect(await vault.checkpoints.toCollection().primaryKeys()).toEqual(['pedidos:101']);
    vault.close();
  },
);
