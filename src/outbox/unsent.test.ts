import 'fake-indexeddb/auto';
import { expect, test } from 'vitest';
import { linhaIntent, sampleParked, sampleRow } from './outbox-sample.ts';
import { discardUnsent, readUnsent } from './unsent.ts';
import { env, envio, mine, NOW, vaultWith } from './unsent-sample.ts';

test('unsent work is counted by customer, orders by their codes, without the steps', async () => {
  const refused = [
    sampleParked(3, linhaIntent(9, 1)),
    sampleParked(6, envio),
    sampleParked(7, linhaIntent(8, 1), { decided: { at: 1, as: 'retried' } }),
    sampleParked(8, { tipo: 'etapa' }),
  ];
  const sending = sampleRow(9, linhaIntent(3, 1), { state: 'sending' });
  const vault = await vaultWith([...mine(), sending], refused);
  expect(await readUnsent(vault)).toEqual({
    count: 6,
    rascunhos: 0,
    pedidos: 2,
    tried: 2,
    refused: 2,
    clientes: [
      {
        idPessoaCliente: 101,
        nomeCliente: 'Drogaria Aurora',
        pedidos: ['A2B-001'],
        alteracoes: 3,
        rascunhos: 0,
      },
      { idPessoaCliente: 104, nomeCliente: 'Outra', pedidos: [], alteracoes: 1, rascunhos: 0 },
    ],
  });
  expect(await readUnsent(await vaultWith([]))).toEqual({
    count: 0,
    rascunhos: 0,
    pedidos: 0,
    tried: 0,
    refused: 0,
    clientes: [],
  });
});

test('customers with unsent work stand in the order of their first change', async () => {
  const vault = await vaultWith(
    [sampleRow(5, linhaIntent(1, 1))],
    [sampleParked(2, linhaIntent(1, 1), { lane: '104', idPessoaCliente: 104 })],
  );
  expect((await readUnsent(vault)).clientes.map((c) => c.idPessoaCliente)).toEqual([104, 101]);
});

test('discarded work stays on record, each change of it', async () => {
  const decided = sampleParked(7, linhaIntent(8, 1), { decided: { at: 1, as: 'retried' } });
  const vault = await vaultWith(mine(), [sampleParked(3, linhaIntent(9, 1)), decided]);
  expect(await discardUnsent(vault, env)).toEqual({ ok: true, value: null });
  expect(await vault.outbox.count()).toBe(0);
  const records = (await vault.parked.toArray()).sort((a, b) => a.seq - b.seq);
  expect(records.map((p) => [p.seq, p.decided])).toEqual([
    [1, { at: NOW, as: 'discarded' }],
    [3, { at: NOW, as: 'discarded' }],
    [4, { at: NOW, as: 'discarded' }],
    [5, { at: NOW, as: 'discarded' }],
    [7, { at: 1, as: 'retried' }],
  ]);
  expect(records[0]).toMatchObject({
    parkedAt: NOW,
    status: 0,
    codigo: 'descartado',
    message: 'Mensagem',
    description: 'Descartado por quem fez, ao sair.',
    intent: linhaIntent(1, 2),
  });
});
