import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { newRow } from '#outbox/new-row.ts';
import { parkRow } from '#outbox/park-row.ts';
import { discardUnsent, readUnsent } from '#outbox/unsent.ts';
import type { Intent } from '#vault/outbox-rows.ts';
import { openVault, type Vault } from '#vault/vault.ts';

let made = 0;
let vault: Vault;
const env = { now: () => 5000, random: () => 0.5, uuid: () => `uuid-${(made += 1)}` };

beforeEach(async () => {
  vault = await openVault(`unsent-${(made += 1)}`, 7, env);
});

afterEach(async () => {
  vault.close();
});

const add = (idPessoaCliente: number, nomeCliente: string, intent: Intent, key: string) =>
  vault.outbox.add(newRow(vault, { idPessoaCliente, nomeCliente }, intent, key, 1000));

const extras: Intent = { tipo: 'extras', informar: true, numeroPedidoCliente: '12', observacao: '' };
const envio: Intent = { tipo: 'envio', codigoLocal: 'A7K-042', totalVisto: 1000, grupos: [], linhas: [] };

test('unsent work is counted by customer, orders by their local code, without the step before an order', async () => {
  await add(101, 'Farmácia A', extras, 'a');
  await add(101, 'Farmácia A', { tipo: 'etapa' }, 'b');
  await add(101, 'Farmácia A', envio, 'c');
  await add(102, 'Farmácia B', extras, 'd');
  expect(await readUnsent(vault)).toEqual({
    count: 3,
    rascunhos: 0,
    pedidos: 1,
    tried: 0,
    refused: 0,
    clientes: [
      { idPessoaCliente: 101, nomeCliente: 'Farmácia A', pedidos: ['A7K-042'], alteracoes: 1, rascunhos: 0 },
      { idPessoaCliente: 102, nomeCliente: 'Farmácia B', pedidos: [], alteracoes: 1, rascunhos: 0 },
    ],
  });
});

test('a refused change that waits for the user is unsent too, and tried ones are counted apart', async () => {
  await add(101, 'Farmácia A', extras, 'a');
  await add(101, 'Farmácia A', extras, 'b');
  await vault.outbox.where('key').equals('b').modify({ tries: 2 });
  const row = await vault.outbox.where('key').equals('a').first();
  if (!row) throw new Error('no row');
  await parkRow(
    vault,
    row,
    { status: 422, codigo: 'x', message: 'Atenção!', description: 'Não.' },
    null,
    2000,
  );
  expect(await readUnsent(vault)).toMatchObject({ count: 2, tried: 1, refused: 1 });
});

test('discarded changes leave the queue whole and stay on record, each change once', async () => {
  await add(101, 'Farmácia A', extras, 'a');
  await add(101, 'Farmácia A', { tipo: 'etapa' }, 'b');
  await add(101, 'Farmácia A', envio, 'c');
  expect(await discardUnsent(vault, env)).toEqual({ ok: true, value: null });
  expect(await vault.outbox.count()).toBe(0);
  expect(await readUnsent(vault)).toMatchObject({ count: 0, clientes: [] });
  const records = await vault.parked.orderBy('key').toArray();
  expect(records.map(({ key, decided, codigo }) => ({ key, decided, codigo }))).toEqual([
    { key: 'a', decided: { at: 5000, as: 'discarded' }, codigo: 'descartado' },
    { key: 'c', decided: { at: 5000, as: 'discarded' }, codigo: 'descartado' },
  ]);
});

test('a disk that cannot be written discards nothing', async () => {
  await add(101, 'Farmácia A', extras, 'a');
  vault.close();
  expect((await discardUnsent(vault, env)).ok).toBe(false);
  await vault.open();
  expect(await readUnsent(vault)).toMatchObject({ count: 1 });
});
