import 'fake-indexeddb/auto';
import { expect, test, vi } from 'vitest';
import { linhaIntent, sampleParked, sampleReceipt, sampleRow, sampleVault } from '#outbox/outbox-sample.ts';
import type { IntencaoIntent } from '#vault/outbox-rows.ts';
import type { Vault } from '#vault/vault.ts';
import { awaitIntencao } from './await-intencao.ts';

const lane = 'intencao:101';
const stockAlert = (idItem = 3, idItemTipo = 1): IntencaoIntent => ({
  tipo: 'intencao',
  idItem,
  idItemTipo,
  descricao: 'X',
});
const ref = { idPessoaCliente: 101, idItem: 3, idItemTipo: 1, since: 500 };
/** Longer than a test may take: only an outcome ends the wait. */
const PATIENCE = 60_000;
const FILA = { kind: 'fila' };
const wait = (vault: Vault, patienceMs = 60) => awaitIntencao(vault, ref, patienceMs);

test('a stock alert in the receipts ends the wait as done', async () => {
  const vault = await sampleVault();
  await vault.receipts.put(sampleReceipt(1, stockAlert(), 0, { lane }));
  expect(await wait(vault, PATIENCE)).toEqual({ kind: 'feito' });
});

test('a refused stock alert ends the wait with its refusal', async () => {
  const vault = await sampleVault();
  const row = sampleParked(1, stockAlert(), { lane });
  await vault.parked.put(row);
  expect(await wait(vault, PATIENCE)).toEqual({ kind: 'recusado', row });
});

test('a stock alert that failed at the server ends the wait with the server’s words, and stays in the queue', async () => {
  const vault = await sampleVault();
  const erro = { message: 'Erro', description: 'Tente mais tarde.' };
  await vault.outbox.add(
    sampleRow(1, stockAlert(), { lane, lastAnswer: { at: 1, status: 500, text: 'x', erro } }),
  );
  expect(await wait(vault, PATIENCE)).toEqual({ kind: 'erro', ...erro });
  expect(await vault.outbox.count()).toBe(1);
});

test('an unsent stock alert ends the wait when the patience runs out; a later receipt ends it earlier', async () => {
  const vault = await sampleVault();
  await vault.outbox.add(
    sampleRow(1, stockAlert(), { lane, lastAnswer: { at: 1, status: null, text: 'x' } }),
  );
  expect(await wait(vault)).toEqual(FILA);
  const heard = wait(vault, PATIENCE);
  await vault.receipts.put(sampleReceipt(1, stockAlert(), 0, { lane }));
  expect(await heard).toEqual({ kind: 'feito' });
});

test('an older stock alert, one for another item and other changes do not end the wait', async () => {
  const vault = await sampleVault();
  await vault.receipts.bulkPut([
    sampleReceipt(1, stockAlert(), 0, { lane, at: 499 }),
    sampleReceipt(2, stockAlert(4), 0, { lane }),
    sampleReceipt(3, stockAlert(3, 2), 0, { lane }),
    sampleReceipt(4, stockAlert(), 0, { lane: 'intencao:104' }),
    sampleReceipt(5, linhaIntent(3, 1), 0, { lane }),
  ]);
  expect(await wait(vault)).toEqual(FILA);
});

test('a database that cannot be read leaves the stock alert waiting and logs the error', async () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => {});
  const vault = await sampleVault();
  vi.spyOn(vault.receipts, 'where').mockImplementation(() => {
    throw new Error('broken');
  });
  expect(await wait(vault, PATIENCE)).toEqual(FILA);
  expect(error).toHaveBeenCalledWith('a change could not be followed', expect.anything());
  error.mockRestore();
});
