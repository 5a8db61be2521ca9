import 'fake-indexeddb/auto';
import { expect, test } from 'vitest';
import { devolucaoItemSample, devolucaoSample } from '#domain/returns/devolucao-sample.ts';
import {
  CLIENTE,
  sampleEnv,
  sampleParked,
  sampleReceipt,
  sampleRow,
  sampleVault,
} from '#outbox/outbox-sample.ts';
import { cancelQueued } from '#outbox/take-back.ts';
import { type ItemDevolvidoVisto, laneOfDevolucao } from '#vault/devolucao-intents.ts';
import type { Intent, OutboxRow, ReceiptRow } from '#vault/outbox-rows.ts';
import { adoptRascunho, comQuantidade, discardDevolucao, retryDevolucao } from './decide-devolucao.ts';
import { criarIntent, daDevolucao, finalizarIntent, itemIntent, sampleItem } from './devolucao-sample.ts';
import { readDevolucoes } from './read-devolucoes.ts';

const env = sampleEnv(9000);
const lane = laneOfDevolucao('r1');
/** The draft 812 with a line of another device. */
const listed = devolucaoSample(812, { itens: [devolucaoItemSample('L9')] });

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

test.each<[string, ItemDevolvidoVisto | null, number[]]>([
  ['discarded', null, [1]],
  ['with other units', sampleItem('L1', 3), [1, 3]],
])(
  'after a line was %s, the queued finish has this lot as it is on screen, and no other line of another device',
  async (what, item, units) => {
    const vault = await sampleVault();
    const id = { idDevolucao: 812 };
    await vault.receipts.put(sampleReceipt(1, criarIntent(), 0, { lane, ...id }));
    const refused = sampleParked(2, itemIntent('L1', 5, id), { lane, codigo: 'lote-esgotado' });
    await vault.parked.put(refused);
    const seen = [sampleItem('L1', 5), sampleItem('L2', 1)];
    await vault.devolucoes.put({
      id: 812,
      idPessoaCliente: CLIENTE.idPessoaCliente,
      devolucao: listed,
      at: 1,
    });
    await vault.outbox.bulkPut([
      sampleRow(3, itemIntent('L2', 1, id), { lane, v: 3 }),
      sampleRow(4, finalizarIntent(seen, id), { lane, v: 3 }),
    ]);
    if (what === 'discarded') await discardDevolucao(vault, refused.key, env);
    else await retryDevolucao(vault, refused.key, item, env);
    const end = (await vault.outbox.get(4))?.intent;
    expect(end?.tipo === 'devolucao-finalizar' && end.itens.map((one) => one.quantidade)).toEqual(units);
  },
);

test('a finish whose request a restored server may still get keeps its lines when one of them is discarded', async () => {
  const vault = await sampleVault();
  const refused = sampleParked(2, itemIntent('L1', 5), { lane, codigo: 'lote-esgotado' });
  await vault.parked.put(refused);
  const seen = [sampleItem('L1', 5), sampleItem('L2', 1)];
  await vault.outbox.bulkPut([
    sampleRow(1, criarIntent(), { lane, v: 3 }),
    sampleRow(4, finalizarIntent(seen), { lane, v: 3, tries: 1 }),
  ]);
  await discardDevolucao(vault, refused.key, env);
  expect((await vault.outbox.get(4))?.intent).toMatchObject({ itens: seen });
});

test('lines of an adopted draft stand before its refused finish, which may be repeated', async () => {
  const vault = await sampleVault();
  const id = { idDevolucao: 812 };
  const second = { devolucao: 'r2', codigoLocal: 'B8L-043' };
  const lane2 = laneOfDevolucao('r2');
  const refused = sampleParked(5, criarIntent(second), { lane: lane2, rascunho: 812 });
  await vault.receipts.put(sampleReceipt(1, criarIntent(), 0, { lane, ...id }));
  await vault.parked.bulkPut([refused, sampleParked(3, finalizarIntent([], id), { lane })]);
  await vault.outbox.put(sampleRow(6, itemIntent('L1', 1, second), { lane: lane2, v: 3 }));
  await adoptRascunho(vault, refused.key, env);
  const [row] = await vault.outbox.toArray();
  expect(row).toMatchObject({ lane, intent: { devolucao: 'r1', ...id } });
  expect(row?.seq).toBeLessThan(3);
});

/** A refused second return r2 of the invoice, because of the draft 812, with a line behind it; then the draft is adopted. */
async function adopt(here: readonly OutboxRow[], over: Partial<ReceiptRow> | null) {
  const vault = await sampleVault();
  const second = { devolucao: 'r2', codigoLocal: 'B8L-043' };
  const lane2 = laneOfDevolucao('r2');
  const refused = sampleParked(5, criarIntent(second), { lane: lane2, at: 100, rascunho: 812 });
  await vault.parked.put(refused);
  await vault.outbox.bulkPut([...here, sampleRow(6, itemIntent('L1', 1, second), { lane: lane2, v: 3 })]);
  if (over !== null) await vault.receipts.put(sampleReceipt(1, criarIntent(), 0, { lane, ...over }));
  await adoptRascunho(vault, refused.key, env);
  const rows = await vault.outbox.orderBy('seq').toArray();
  return { vault, rows: rows.map(({ seq, lane: at, intent }) => [seq, at, intent.tipo]) };
}

test('a draft of another device is gone on in under the name of the refused return', async () => {
  const { vault, rows } = await adopt([], null);
  expect(rows).toEqual([[6, laneOfDevolucao('r2'), 'devolucao-item']]);
  expect((await vault.outbox.get(6))?.intent).toMatchObject({ devolucao: 'r2', idDevolucao: 812 });
  expect(await vault.receipts.toArray()).toMatchObject([{ idDevolucao: 812, adotada: true }]);
});

test('a draft of this device gets the lines behind its later changes, as one return', async () => {
  const own = sampleRow(9, itemIntent('L2', 1, { idDevolucao: 812 }), { lane, v: 3 });
  const { vault, rows } = await adopt([own], { idDevolucao: 812 });
  expect(rows).toEqual([
    [9, lane, 'devolucao-item'],
    [10, lane, 'devolucao-item'],
  ]);
  expect((await vault.outbox.get(10))?.intent).toMatchObject({ devolucao: 'r1', idDevolucao: 812 });
  expect((await readDevolucoes(vault, CLIENTE.idPessoaCliente)).map(({ id }) => id)).toEqual([812]);
});

test('a draft that this device has finalised is not gone on in: the return is made again', async () => {
  const end = sampleRow(2, finalizarIntent([sampleItem('L2', 1)], { idDevolucao: 812 }), { lane, v: 3 });
  const { vault, rows } = await adopt([end], { idDevolucao: 812 });
  expect(rows.map(([, at, tipo]) => [at, tipo])).toEqual([
    [lane, 'devolucao-finalizar'],
    [laneOfDevolucao('r2'), 'devolucao-criar'],
    [laneOfDevolucao('r2'), 'devolucao-item'],
  ]);
  expect((await vault.outbox.where('lane').equals(laneOfDevolucao('r2')).first())?.at).toBe(100);
});
