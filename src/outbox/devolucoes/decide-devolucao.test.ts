import 'fake-indexeddb/auto';
import { expect, test } from 'vitest';
import { sampleEnv, sampleParked, sampleRow, sampleVault } from '#outbox/outbox-sample.ts';
import { cancelQueued } from '#outbox/take-back.ts';
import { laneOfDevolucao } from '#vault/devolucao-intents.ts';
import type { Intent } from '#vault/outbox-rows.ts';
import { comQuantidade, discardDevolucao, retryDevolucao } from './decide-devolucao.ts';
import { criarIntent, daDevolucao, finalizarIntent, itemIntent, sampleItem } from './devolucao-sample.ts';

const env = sampleEnv(9000);
const lane = laneOfDevolucao('r1');

test('a retried making keeps its first moment, which decides whether it is in term', async () => {
  const vault = await sampleVault();
  const refused = sampleParked(2, criarIntent(), { lane, at: 100, codigo: 'devolucao-nao-permitida' });
  await vault.parked.put(refused);
  await retryDevolucao(vault, refused.key, null, env);
  expect(await vault.outbox.toArray()).toMatchObject([{ at: 100, intent: { tipo: 'devolucao-criar' } }]);
});

test('fewer units have their share of the value, by the rule of the invoice', () => {
  const value = (valor: number, of: number, units: number) =>
    comQuantidade({ ...sampleItem('L1', of), valor }, units).valor;
  expect([value(1000, 3, 1), value(1000, 3, 2), value(1, 2, 1), value(999, 1, 0)]).toEqual([333, 667, 1, 0]);
});

const excluirItem: Intent = {
  ...daDevolucao,
  tipo: 'devolucao-item-excluir',
  idProduto: 7,
  descProduto: 'x',
  lote: 'L2',
};

test.each<[string, Intent, Intent[], string | undefined]>([
  ['a line before the end of its return', itemIntent('L1', 1), [finalizarIntent([])], 'awaited'],
  ['a removed line before the end', excluirItem, [finalizarIntent([])], 'awaited'],
  ['the making before a line', criarIntent(), [itemIntent('L1', 1)], 'awaited'],
  ['a line before another line', itemIntent('L1', 1), [itemIntent('L2', 1)], undefined],
  ['the end', finalizarIntent([]), [], undefined],
  ['the making alone', criarIntent(), [], undefined],
])('taking back %s: %s', async (_, intent, later, problem) => {
  const vault = await sampleVault();
  const row = sampleRow(1, intent, { lane, v: 3 });
  await vault.outbox.bulkPut([row, ...later.map((one, i) => sampleRow(2 + i, one, { lane, v: 3 }))]);
  const done = await cancelQueued(vault, row.key, env);
  expect(done.ok ? undefined : done.error.kind).toBe(problem);
  expect(await vault.outbox.count()).toBe(later.length + (problem === undefined ? 0 : 1));
});

test('with a discarded return its later changes go, but for one that another device may have sent', async () => {
  const vault = await sampleVault();
  const refused = sampleParked(1, itemIntent('L1', 1), { lane, codigo: 'nao-encontrado' });
  await vault.parked.put(refused);
  await vault.outbox.bulkPut([
    sampleRow(2, itemIntent('L2', 1), { lane, v: 3, copied: true }),
    sampleRow(3, itemIntent('L3', 1), { lane, v: 3 }),
  ]);
  await discardDevolucao(vault, refused.key, env);
  expect((await vault.outbox.toArray()).map(({ seq }) => seq)).toEqual([2]);
  expect((await vault.parked.toArray()).map(({ seq, decided }) => [seq, decided?.as])).toEqual([
    [1, 'discarded'],
    [3, 'discarded'],
  ]);
});
