import 'fake-indexeddb/auto';
import { expect, test } from 'vitest';
import { devolucaoSample } from '#domain/returns/devolucao-sample.ts';
import {
  CLIENTE,
  sampleEnv,
  sampleParked,
  sampleReceipt,
  sampleRow,
  sampleVault,
} from '#outbox/outbox-sample.ts';
import { laneOfDevolucao } from '#vault/devolucao-intents.ts';
import type { Vault } from '#vault/vault.ts';
import { criarIntent, finalizarIntent, itemIntent, sampleAqui, sampleItem } from './devolucao-sample.ts';
import { dispatchDevolucao, dispatchExcluirComRecusas } from './dispatch-devolucao.ts';

const env = sampleEnv();
const lane = laneOfDevolucao('r1');
const id = { idDevolucao: 812 };
/** The return r1 as a screen drew it before the server made it. */
const old = sampleAqui({ devolucao: 'r1', id: null, codigoLocal: 'A7K-042' });
const item = { tipo: 'devolucao-item', item: sampleItem('L1', 2) } as const;

const intents = async (vault: Vault) =>
  (await vault.outbox.orderBy('seq').toArray()).map(({ intent }) => intent);
const decisions = async (vault: Vault) =>
  (await vault.parked.orderBy('key').toArray()).map(({ decided }) => decided?.as ?? null);

test.each([
  ['a retried making', {}],
  ['a draft that the user went on in', { adotada: true } as const],
])('a change on an old screen finds the id by %s, whose key is not the return’s name', async (_, over) => {
  const vault = await sampleVault();
  await vault.receipts.put(sampleReceipt(1, criarIntent(), 0, { lane, ...id, ...over }));
  await dispatchDevolucao(vault, { ...CLIENTE, aqui: old }, [item], env);
  expect(await intents(vault)).toMatchObject([{ tipo: 'devolucao-item', devolucao: 'r1', idDevolucao: 812 }]);
});

test('a change names the moment of a listed return, which tells it from another one with its id', async () => {
  const vault = await sampleVault();
  const aqui = sampleAqui();
  await dispatchDevolucao(vault, { ...CLIENTE, aqui }, [item], env);
  await dispatchDevolucao(vault, { ...CLIENTE, aqui: old }, [item], env);
  const dates = (await intents(vault)).map((intent) => 'dataDevolucao' in intent && intent.dataDevolucao);
  expect(dates).toEqual([aqui.dataDevolucao, false]);
});

test.each([
  ['of the server before its restore', 'deOutraEpoca'],
  ['that the list has under the same id meanwhile', 'other'],
])('the id of a return %s is doubted', async (_, what) => {
  const vault = await sampleVault();
  await vault.checkpoints.put({ name: 'marca', marca: 'e.1.1', conferir: [], at: 1 });
  const at = 1;
  if (what === 'other') {
    const devolucao = devolucaoSample(812, { dataDevolucao: '2026-11-21T10:00:00-03:00' });
    await vault.devolucoes.put({ id: 812, idPessoaCliente: 101, devolucao, at });
  } else await vault.checkpoints.put({ name: 'devolucoes:101', at, deOutraEpoca: true });
  await dispatchDevolucao(vault, { ...CLIENTE, aqui: sampleAqui() }, [item], env);
  expect(await vault.checkpoints.get('marca')).toMatchObject({ doubted: ['devolucao:n812'] });
});

test('a return is deleted with all its refused and untried changes in one step', async () => {
  const vault = await sampleVault();
  await vault.receipts.put(sampleReceipt(1, criarIntent(), 0, { lane, ...id }));
  await vault.parked.bulkPut([
    sampleParked(2, itemIntent('L1', 2, id), { lane, codigo: 'lote-esgotado' }),
    sampleParked(3, itemIntent('L2', 2, id), { lane, codigo: 'lote-esgotado' }),
  ]);
  await vault.outbox.put(sampleRow(4, finalizarIntent([], id), { lane, v: 3 }));
  const aqui = sampleAqui({ devolucao: 'r1' });
  expect(await dispatchExcluirComRecusas(vault, { ...CLIENTE, aqui }, env)).toEqual({
    ok: true,
    value: 'saved',
  });
  expect(await decisions(vault)).toEqual(['discarded', 'discarded']);
  expect(await intents(vault)).toMatchObject([{ tipo: 'devolucao-excluir', idDevolucao: 812 }]);
});

test.each([
  ['whose making was refused', criarIntent(), 'devolucao-nao-permitida'],
  ['that the server does not have', itemIntent('L1', 2, id), 'nao-encontrado'],
])('nothing is sent to delete a return %s', async (_, intent, codigo) => {
  const vault = await sampleVault();
  await vault.parked.put(sampleParked(2, intent, { lane, codigo }));
  await vault.outbox.put(sampleRow(4, itemIntent('L2', 2), { lane, v: 3 }));
  await dispatchExcluirComRecusas(vault, { ...CLIENTE, aqui: old }, env);
  expect(await intents(vault)).toEqual([]);
  // The unsent change stays on record, too.
  expect(await decisions(vault)).toEqual(['discarded', 'discarded']);
});
