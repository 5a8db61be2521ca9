import 'fake-indexeddb/auto';
import { beforeEach, expect, test } from 'vitest';
import { sampleReceipt, sampleVault } from '#outbox/outbox-sample.ts';
import type { Vault } from '#vault/vault.ts';
import { laneOfVisita, type VisitaIntent } from '#vault/visita-intent.ts';
import { readConfirmada, readVisitas, readVisitasDoDia } from './read-visitas.ts';
import { DIA, keepVisitas, sampleVisita } from './visita-sample.ts';

const ONTEM = '2026-11-19';
const ontem = sampleVisita('ontem', { dia: ONTEM, escritaEm: '2026-11-19T14:00:00.000Z' });

let vault: Vault;
beforeEach(async () => {
  vault = await sampleVault();
});

const doCliente = async () => (await readVisitas(vault, 101)).visitas.map(({ texto }) => texto);
const doDia = async () => (await readVisitasDoDia(vault, DIA)).map(({ texto }) => texto);

/** A confirmed note with its text as its key. */
const confirm = (seq: number, texto: string, dia = DIA) => {
  const intent: VisitaIntent = {
    tipo: 'visita',
    id: `v${seq}`,
    dia,
    base: null,
    escritaEm: seq,
    depois: { motivo: 1, texto },
  };
  return vault.receipts.put(sampleReceipt(seq, intent, 0, { key: texto, lane: laneOfVisita(101, dia) }));
};

test('the home and the customer’s dialog show the day by the list that was read later', async () => {
  await keepVisitas(vault, [sampleVisita('velha'), ontem], { at: 1000 });
  await keepVisitas(vault, [sampleVisita('nova')], { idPessoaCliente: 0, at: 2000 });
  expect([await doCliente(), await doDia()]).toEqual([['nova', 'ontem'], ['nova']]);
  expect((await readConfirmada(vault, 101, DIA))?.texto).toBe('nova');
  await keepVisitas(vault, [sampleVisita('mais nova'), ontem], { at: 3000 });
  expect(await doCliente()).toEqual(['mais nova', 'ontem']);
});

test('a confirmed note counts as listed only in the list that shows its day', async () => {
  await confirm(1, 'a');
  await confirm(2, 'b', ONTEM);
  await keepVisitas(vault, [], { at: 1000, feitas: ['a'] });
  await keepVisitas(vault, [], { idPessoaCliente: 0, at: 2000, feitas: ['b'] });
  expect([await doCliente(), await doDia()]).toEqual([['a', 'b'], ['a']]);
  await keepVisitas(vault, [], { idPessoaCliente: 0, at: 2000, feitas: ['a', 'b'] });
  expect([await doCliente(), await doDia()]).toEqual([['b'], []]);
});

test('the home loads only the receipts that the day’s list lacks', async () => {
  const listed = Array.from({ length: 9 }, (_, n) => `antiga ${n}`);
  for (const [n, texto] of listed.entries()) await confirm(n + 1, texto, ONTEM);
  await confirm(20, 'nova');
  await keepVisitas(vault, [], { idPessoaCliente: 0, feitas: listed });
  const loaded: string[] = [];
  vault.receipts.hook('reading', (row) => {
    loaded.push(row.key);
    return row;
  });
  expect([await doDia(), loaded]).toEqual([['nova'], ['nova']]);
});
