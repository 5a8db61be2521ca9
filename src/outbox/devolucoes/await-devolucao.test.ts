import 'fake-indexeddb/auto';
import { expect, test, vi } from 'vitest';
import { sampleParked, sampleReceipt, sampleRow, sampleVault } from '#outbox/outbox-sample.ts';
import { type DevolucaoSituacaoIntent, laneOfDevolucao } from '#vault/devolucao-intents.ts';
import { awaitDevolucao } from './await-devolucao.ts';

const lane = laneOfDevolucao('n812');
const intent: DevolucaoSituacaoIntent = {
  tipo: 'devolucao-situacao',
  devolucao: 'n812',
  idDevolucao: 812,
  idTitulo: 31,
  numDocumento: '310001',
  idSituacao: 11,
};
/** Longer than a test may take: only an outcome ends the wait. */
const PATIENCE = 60_000;
const ref = { devolucao: 'n812', since: 500 };

test('a return without queued changes is done at once', async () => {
  const vault = await sampleVault();
  await vault.outbox.add(sampleRow(1, intent, { lane: laneOfDevolucao('n9') }));
  expect(await awaitDevolucao(vault, ref, PATIENCE)).toEqual({ kind: 'feito' });
});

test('a queued change waits until the patience runs out, and a confirmation ends the wait', async () => {
  const vault = await sampleVault();
  const seq = await vault.outbox.add(sampleRow(1, intent, { lane }));
  expect(await awaitDevolucao(vault, ref, 0)).toEqual({ kind: 'fila' });
  const heard = awaitDevolucao(vault, ref, PATIENCE);
  await vault.transaction('rw', vault.outbox, vault.receipts, async () => {
    await vault.outbox.delete(seq);
    await vault.receipts.put(sampleReceipt(1, intent, 0, { lane }));
  });
  expect(await heard).toEqual({ kind: 'feito' });
});

test('a refused change ends the wait with its refusal, an earlier or decided one does not', async () => {
  const vault = await sampleVault();
  const row = sampleParked(1, intent, { lane });
  await vault.parked.bulkPut([
    sampleParked(2, intent, { lane, at: 499 }),
    sampleParked(3, intent, { lane, decided: { at: 1, as: 'discarded' } }),
  ]);
  expect(await awaitDevolucao(vault, ref, PATIENCE)).toEqual({ kind: 'feito' });
  await vault.parked.put(row);
  expect(await awaitDevolucao(vault, ref, PATIENCE)).toEqual({ kind: 'recusado', row });
});

test('without patience the outcome is read once, also a refused or a confirmed one', async () => {
  const vault = await sampleVault();
  expect(await awaitDevolucao(vault, ref, 0)).toEqual({ kind: 'feito' });
  const row = sampleParked(1, intent, { lane });
  await vault.parked.put(row);
  expect(await awaitDevolucao(vault, ref, 0)).toEqual({ kind: 'recusado', row });
});

test.each(['before', 'during'])('a session that ends %s the wait is no error', async (when) => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => {});
  const vault = await sampleVault();
  await vault.outbox.add(sampleRow(1, intent, { lane }));
  if (when === 'before') vault.close({ disableAutoOpen: true });
  const heard = awaitDevolucao(vault, ref, 50);
  if (when === 'during') setTimeout(() => vault.close({ disableAutoOpen: true }), 10);
  expect(await heard).toEqual({ kind: 'fila' });
  expect(error).not.toHaveBeenCalled();
  error.mockRestore();
});

test('a change that another device had made before is told apart', async () => {
  const vault = await sampleVault();
  await vault.receipts.put(sampleReceipt(1, intent, 0, { lane, at: 499, feitaPorOutro: true }));
  expect(await awaitDevolucao(vault, ref, 0)).toEqual({ kind: 'feito' });
  await vault.receipts.put(sampleReceipt(2, intent, 0, { lane, at: 500, feitaPorOutro: true }));
  expect(await awaitDevolucao(vault, ref, 0)).toEqual({ kind: 'feito-por-outro' });
});
