import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { putArquivo } from '#mirror/arquivos.ts';
import { CatalogueDatabase } from '#mirror/catalogue/catalogue-database.ts';
import { provideRelief, writeWithRelief } from '#outbox/relief.ts';
import { sacrificesOf } from '#sync/push/sacrifices.ts';
import { LOG_MAX } from '#vault/log-rows.ts';
import { noteEvent } from '#vault/note-event.ts';
import { openVault, type Vault } from '#vault/vault.ts';

let vault: Vault;

beforeEach(async () => {
  vault = await openVault('relief', 1, { now: () => 0, uuid: () => crypto.randomUUID() });
});

afterEach(() => vault.delete());

const full = () => Promise.reject(new DOMException('no room', 'QuotaExceededError'));

test('on a full disk one thing after the other is deleted until the write fits', async () => {
  const given: string[] = [];
  const giveUp = (name: string) => async () => {
    given.push(name);
    return true;
  };
  provideRelief(vault, [giveUp('prices'), giveUp('catalogue'), giveUp('more')]);
  const write = () => (given.length < 2 ? full() : Promise.resolve('saved'));
  expect(await writeWithRelief(vault, write)).toBe('saved');
  expect(given).toEqual(['prices', 'catalogue']);
});

test('a sacrifice that frees no room or fails is skipped, and after the last one the disk’s own error is reported', async () => {
  provideRelief(vault, [async () => false, () => Promise.reject(new Error('broken'))]);
  await expect(writeWithRelief(vault, full)).rejects.toThrow('no room');
});

test('after any other failure nothing is deleted', async () => {
  let given = 0;
  provideRelief(vault, [
    async () => {
      given += 1;
      return true;
    },
  ]);
  await expect(writeWithRelief(vault, () => Promise.reject(new Error('closed')))).rejects.toThrow('closed');
  expect(given).toBe(0);
});

test('the catalogue is deleted last, and no data of the vault', async () => {
  const catalogue = new CatalogueDatabase('relief');
  await catalogue.pointer.put({ id: 'current', geracao: 'g', cursor: '1', total: 1, at: 0 });
  const dropCatalogue = sacrificesOf(vault, undefined as never, 'relief').at(-1);
  expect(await dropCatalogue?.()).toBe(true);
  expect(await catalogue.pointer.count()).toBe(0);
  expect(await dropCatalogue?.()).toBe(false);
  expect(await vault.device.count()).toBe(1);
  catalogue.close();
});

test('the kept documents of invoices are deleted first, and no other data of the vault', async () => {
  const blob = new Blob(['<nfe/>']);
  await putArquivo(vault, 7, { tipo: 'xml', idTitulo: 7, idPessoaCliente: 101, nome: 'n.xml', blob, at: 0 });
  const [dropArquivos] = sacrificesOf(vault, undefined as never, 'relief');
  expect(await dropArquivos?.()).toBe(true);
  expect(await vault.arquivos.count()).toBe(0);
  expect(await dropArquivos?.()).toBe(false);
  expect(await vault.device.count()).toBe(1);
});

test('the log keeps the newest five hundred events', async () => {
  for (let at = 1; at <= LOG_MAX + 3; at += 1) await noteEvent(vault, { at, event: 'sent' });
  expect(await vault.log.count()).toBe(LOG_MAX);
  expect((await vault.log.orderBy('n').first())?.at).toBe(4);
});

test('an event that cannot be kept causes no failure', async () => {
  vault.close({ disableAutoOpen: true });
  await noteEvent(vault, { at: 1, event: 'sent' });
  await vault.open();
  expect(await vault.log.count()).toBe(0);
});
