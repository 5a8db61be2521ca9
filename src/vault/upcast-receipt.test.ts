import 'fake-indexeddb/auto';
import { expect, test } from 'vitest';
import type { ReceiptRow } from './outbox-rows.ts';
import { upcastReceipt } from './upcast-receipt.ts';
import { openVault } from './vault.ts';

const KEY = 'a2f1c3d4-0000-4000-8000-000000000000';

/** Members that every build has written. */
const bare = { key: KEY, lane: '101', idUsuario: 1, idPessoaCliente: 101, nomeCliente: 'Farmácia', at: 1000 };
const read = (members: object) => upcastReceipt({ ...bare, ...members } as ReceiptRow);

test('upcastReceipt returns a receipt of this build unchanged', () => {
  const row = {
    ...bare,
    seq: 4,
    settledAt: 2000,
    revisao: 7,
    pedidos: [{ idPessoaFilial: 1, idCondicao: 1, idCarrinhoGrupoTipo: 1, idPrePedido: 900, total: 10 }],
    sobrescrito: 3,
    intent: {
      tipo: 'linha',
      linha: { idItem: 1, idItemTipo: 1, idCondicao: 1 },
      quantidade: 2,
      visto: { item: { idPessoaFilial: 1 } },
    },
  };
  expect(read(row)).toEqual(row);
});

test('upcastReceipt fills missing members with values that change no cart', () => {
  expect(read({ seq: 4, intent: { tipo: 'envio', codigoLocal: 'A1' } })).toEqual({
    ...bare,
    seq: 4,
    settledAt: 1000,
    revisao: 0,
    pedidos: [],
    intent: { tipo: 'envio', codigoLocal: 'A1', totalVisto: 0, grupos: [], linhas: [] },
  });
  expect(read({ intent: { tipo: 'extras' } })?.intent).toEqual({
    tipo: 'extras',
    informar: false,
    numeroPedidoCliente: '',
    observacao: '',
  });
});

test.each([
  ['no intent', {}],
  ['a line without its key', { intent: { tipo: 'linha', quantidade: 2, visto: { item: {} } } }],
  ['a line without what was seen', { intent: { tipo: 'linha', linha: {}, quantidade: 2 } }],
  ['a payment without its group', { intent: { tipo: 'pagamento', idPrazo: 1 } }],
])('upcastReceipt reads a receipt with %s as a change without effect', (_, members) => {
  expect(read(members)?.intent).toEqual({ tipo: 'etapa' });
});

test('upcastReceipt returns an intent of a newer build unchanged', () => {
  expect(read({ intent: { tipo: 'combo', quando: 'amanhã' } })?.intent).toEqual({
    tipo: 'combo',
    quando: 'amanhã',
  });
});

test('the vault upcasts receipts as it reads them and keeps them unchanged on disk', async () => {
  const vault = await openVault(crypto.randomUUID(), 1, { now: () => 0, uuid: () => 'device' });
  const odd = { ...bare, intent: { tipo: 'linha' }, newer: true } as unknown as ReceiptRow;
  await vault.receipts.put(odd);
  expect((await vault.receipts.get(KEY))?.intent).toEqual({ tipo: 'etapa' });
  expect((await vault.receipts.where('lane').equals('101').toArray())[0]?.revisao).toBe(0);
  expect(await vault.receipts.get('another')).toBeUndefined();
  const raw = await new Promise((resolve, reject) => {
    const asked = vault.backendDB().transaction('receipts').objectStore('receipts').get(KEY);
    asked.addEventListener('success', () => resolve(asked.result));
    asked.addEventListener('error', reject);
  });
  expect(raw).toEqual(odd);
});
