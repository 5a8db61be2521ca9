import 'fake-indexeddb/auto';
import { beforeEach, expect, test } from 'vitest';
import { CLIENTE, sampleEnv, sampleReceipt, sampleVault } from '#outbox/outbox-sample.ts';
import { onWake } from '#outbox/wake.ts';
import type { Vault } from '#vault/vault.ts';
import { isVisita, laneOfVisita, type VisitaIntent } from '#vault/visita-intent.ts';
import { dispatchVisita } from './dispatch-visita.ts';
import { requeueVisita } from './lost-visita.ts';
import { DIA, keepVisitas, MEIO_DIA, sampleVisita } from './visita-sample.ts';

const KEY = 'confirmed';
const there = sampleVisita('antes');
const escritaEm = Date.parse(there.escritaEm);
const intent: VisitaIntent = {
  tipo: 'visita',
  id: there.id,
  dia: DIA,
  base: null,
  escritaEm,
  depois: { motivo: 1, texto: 'antes' },
};

let vault: Vault;
const env = sampleEnv(MEIO_DIA);
const anotar = (texto: string) =>
  dispatchVisita(vault, CLIENTE, { vista: escritaEm, depois: { motivo: 1, texto } }, env);
const queued = async () =>
  (await vault.outbox.toArray()).map((row) =>
    isVisita(row.intent) ? [row.seq, row.intent.base, row.intent.depois?.texto] : [],
  );

/** A confirmed note that the restored server lost; the list from before the restore has it. */
beforeEach(async () => {
  vault = await sampleVault();
  await vault.receipts.put(sampleReceipt(5, intent, 0, { key: KEY, lane: laneOfVisita(101, DIA) }));
  await vault.checkpoints.put({ name: 'marca', marca: 'a.1', conferir: [KEY], at: 1 });
  await keepVisitas(vault, [there], { feitas: [KEY] });
});

test('a lost note saved again without a change is still sent', async () => {
  await requeueVisita(vault, KEY, env);
  expect((await anotar('antes')).ok).toBe(true);
  expect(await queued()).toEqual([[5, null, 'antes']]);
});

test('a change of a lost note is sent behind it, and builds on it', async () => {
  await requeueVisita(vault, KEY, env);
  expect((await anotar('depois')).ok).toBe(true);
  expect(await queued()).toEqual([
    [5, null, 'antes'],
    [6, escritaEm, 'depois'],
  ]);
});

test('a lost note wakes the sender, and is queued once', async () => {
  const woken: string[] = [];
  const stop = onWake(vault.name, (reason) => woken.push(reason));
  await requeueVisita(vault, KEY, env);
  await expect.poll(() => woken).toEqual(['enqueued']);
  stop();
  await requeueVisita(vault, KEY, env);
  expect(await queued()).toEqual([[5, null, 'antes']]);
});
