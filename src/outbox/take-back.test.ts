import 'fake-indexeddb/auto';
import { expect, test } from 'vitest';
import type { OutboxRow } from '#vault/outbox-rows.ts';
import type { Vault } from '#vault/vault.ts';
import {
  envioIntent,
  linhaIntent,
  pagamentoIntent,
  sampleCarrinho,
  sampleEnv,
  sampleRow,
  sampleVault,
} from './outbox-sample.ts';
import { cancelQueued, settleArrived, settleWithdrawn } from './take-back.ts';

const NOW = 9000;
const envio = envioIntent([{ idItem: 1, quantidade: 2 }]);
const frozen = { method: 'POST', path: '/', query: {}, body: null } as const;

async function vaultWith(...rows: OutboxRow[]): Promise<Vault> {
  const vault = await sampleVault();
  await vault.outbox.bulkAdd(rows);
  return vault;
}

const cancel = (vault: Vault, row: OutboxRow) => cancelQueued(vault, row.key, sampleEnv(NOW));
const queue = async (vault: Vault) => (await vault.outbox.toArray()).map((r) => r.seq);

test('an untried change is taken back and recorded as withdrawn', async () => {
  const row = sampleRow(2, linhaIntent(1, 2));
  const vault = await vaultWith(row, sampleRow(3, linhaIntent(2, 1)));
  expect(await cancel(vault, row)).toEqual({ ok: true, value: 'saved' });
  expect(await queue(vault)).toEqual([3]);
  expect(await vault.parked.toArray()).toEqual([
    {
      key: row.key,
      lane: row.lane,
      idUsuario: row.idUsuario,
      idPessoaCliente: row.idPessoaCliente,
      nomeCliente: row.nomeCliente,
      intent: row.intent,
      at: row.at,
      seq: 2,
      parkedAt: NOW,
      status: 0,
      codigo: 'retirada',
      message: 'Mensagem',
      description: 'Retirada antes de chegar ao servidor.',
      decided: { at: NOW, as: 'withdrawn' },
    },
  ]);
});

test('a submission taken back takes along the step before it, only in its own lane', async () => {
  const row = sampleRow(5, envio);
  const vault = await vaultWith(
    sampleRow(1, { tipo: 'etapa' }),
    sampleRow(2, linhaIntent(1, 2)),
    sampleRow(3, { tipo: 'etapa' }),
    sampleRow(4, { tipo: 'etapa' }, { lane: '104' }),
    row,
    sampleRow(6, { tipo: 'etapa' }),
  );
  await cancel(vault, row);
  expect(await queue(vault)).toEqual([1, 2, 4, 6]);
});

test('a tried step, or a line before a submission, stays when the submission is taken back', async () => {
  const row = sampleRow(5, envio);
  const tried = await vaultWith(sampleRow(3, { tipo: 'etapa' }, { tries: 1 }), row);
  const line = await vaultWith(sampleRow(3, linhaIntent(1, 2)), row);
  const alone = await vaultWith(row);
  for (const vault of [tried, line, alone])
    expect(await cancel(vault, row)).toEqual({ ok: true, value: 'saved' });
  expect([await queue(tried), await queue(line), await queue(alone)]).toEqual([[3], [3], []]);
});

test('a line taken back leaves a step before it alone', async () => {
  const row = sampleRow(5, linhaIntent(9, 2));
  const vault = await vaultWith(sampleRow(3, { tipo: 'etapa' }), row);
  await cancel(vault, row);
  expect(await queue(vault)).toEqual([3]);
});

test('taking back a settled change, or the step of a submission, returns gone', async () => {
  const step = sampleRow(3, { tipo: 'etapa' });
  const gone = { ok: false, error: { kind: 'gone' } };
  expect(await cancel(await vaultWith(step), step)).toEqual(gone);
  expect(await cancel(await vaultWith(), sampleRow(1, linhaIntent(1, 2)))).toEqual(gone);
});

test('a tried change is not taken back without the server', async () => {
  const row = sampleRow(2, linhaIntent(1, 2), { tries: 1 });
  const vault = await vaultWith(row);
  expect(await cancel(vault, row)).toEqual({ ok: false, error: { kind: 'tried' } });
  expect(await queue(vault)).toEqual([2]);
});

test('a part of a queued submission can be taken back only after the submission', async () => {
  const row = sampleRow(4, linhaIntent(1, 2));
  const submitted = { ok: false, error: { kind: 'submitted' } };
  expect(await cancel(await vaultWith(row, sampleRow(6, envio)), row)).toEqual(submitted);
  const pay = sampleRow(4, pagamentoIntent());
  expect(await cancel(await vaultWith(pay, sampleRow(6, envio)), pay)).toEqual(submitted);
  const saved = { ok: true, value: 'saved' };
  expect(await cancel(await vaultWith(sampleRow(3, envio), row), row)).toEqual(saved);
  expect(await cancel(await vaultWith(row, sampleRow(6, envio, { lane: '104' })), row)).toEqual(saved);
  expect(await cancel(await vaultWith(row, sampleRow(6, linhaIntent(1, 3))), row)).toEqual(saved);
  const other = sampleRow(6, envioIntent([{ idItem: 9, quantidade: 1, filial: 9 }]));
  expect(await cancel(await vaultWith(row, other), row)).toEqual(saved);
});

test('taking back on a disk that cannot be written returns the error', async () => {
  const row = sampleRow(2, linhaIntent(1, 2));
  const vault = await vaultWith(row);
  vault.close();
  expect(await cancel(vault, row)).toEqual({
    ok: false,
    error: { kind: 'unavailable', name: 'DatabaseClosedError' },
  });
});

test('a tried change whose key the server will refuse is withdrawn, even while another sender has it', async () => {
  const row = sampleRow(2, linhaIntent(1, 2), { state: 'sending', claim: 'x', frozen, tries: 3 });
  const vault = await vaultWith(row);
  expect(await settleWithdrawn(vault, row.key, NOW)).toBe(true);
  expect(await queue(vault)).toEqual([]);
  expect(await vault.parked.get(row.key)).toMatchObject({ decided: { at: NOW, as: 'withdrawn' } });
  expect(await settleWithdrawn(vault, row.key, NOW)).toBe(false);
});

test('a change that the server had applied before it was taken back is confirmed', async () => {
  const row = sampleRow(2, linhaIntent(1, 2), { state: 'sending', claim: 'x', frozen });
  const vault = await vaultWith(row);
  const carrinho = sampleCarrinho([{ idItem: 1, quantidade: 2 }]);
  expect(await settleArrived(vault, row.key, { carrinho, pedidos: [] }, NOW)).toBe(true);
  expect(await vault.receipts.get(row.key)).toMatchObject({ revisao: 5, settledAt: NOW });
  expect(await settleArrived(vault, row.key, { carrinho, pedidos: [] }, NOW)).toBe(false);
});
