import 'fake-indexeddb/auto';
import { expect, test } from 'vitest';
import { notaComItensSample } from '#domain/returns/nota-devolvivel-sample.ts';
import { putNotasComItens } from '#mirror/devolucoes.ts';
import { sampleEnv, sampleParked, sampleReceipt, sampleRow, sampleVault } from '#outbox/outbox-sample.ts';
import { laneOfDevolucao } from '#vault/devolucao-intents.ts';
import type { Vault } from '#vault/vault.ts';
import { criarIntent, finalizarIntent, itemIntent, sampleItem } from './devolucao-sample.ts';
import { refazerDevolucao } from './refazer-devolucao.ts';

const env = sampleEnv(9000);
const lane = laneOfDevolucao('r1');
const id = { idDevolucao: 812 };
const refused = sampleParked(5, itemIntent('L2', 1, id), { lane, codigo: 'nao-encontrado' });

const queued = async (vault: Vault) =>
  (await vault.outbox.orderBy('seq').toArray()).map(({ intent, at, lane: of, key }) => ({
    intent,
    at,
    of,
    key,
  }));

test('a return that was deleted elsewhere is made again with all lines typed here and its end', async () => {
  const vault = await sampleVault();
  const itens = [sampleItem('L1', 3), sampleItem('L2', 1)];
  await vault.receipts.bulkPut([
    sampleReceipt(1, criarIntent(), 0, { lane, at: 100, ...id }),
    sampleReceipt(2, itemIntent('L1', 2, id), 0, { lane, ...id }),
    sampleReceipt(3, itemIntent('L3', 2, id), 0, { lane, ...id }),
    sampleReceipt(
      4,
      {
        ...itemIntent('L3', 2, id),
        tipo: 'devolucao-item-excluir',
        idProduto: 7,
        descProduto: 'x',
        lote: 'L3',
      },
      0,
      { lane },
    ),
  ]);
  await vault.parked.put(refused);
  await vault.outbox.bulkPut([
    sampleRow(6, itemIntent('L1', 3, id), { lane, v: 3 }),
    sampleRow(7, finalizarIntent(itens, id), { lane, v: 3 }),
  ]);
  expect(await refazerDevolucao(vault, refused.key, env)).toEqual({ ok: true, value: 'saved' });
  const [made, ...changes] = await queued(vault);
  expect(made?.intent).toMatchObject({ tipo: 'devolucao-criar', nota: criarIntent().nota });
  // The new return has a name, a code and a lane of its own, and the moment of the first one.
  const nome = made?.key;
  expect(made).toMatchObject({ at: 100, of: `devolucao:${nome}`, intent: { devolucao: nome } });
  expect(made?.intent).not.toMatchObject({ codigoLocal: 'A7K-042' });
  expect(changes.map(({ of }) => of)).toEqual([made?.of, made?.of, made?.of]);
  const named = { devolucao: nome, idTitulo: 31, numDocumento: '310001' };
  expect(changes.map(({ intent }) => intent)).toEqual([
    { ...named, tipo: 'devolucao-item', item: itens[0] },
    { ...named, tipo: 'devolucao-item', item: itens[1] },
    { ...named, tipo: 'devolucao-finalizar', itens },
  ]);
  // The old changes stay on record.
  const records = await vault.parked.where('lane').equals(lane).toArray();
  expect(records.map(({ seq, decided }) => [seq, decided?.as])).toEqual([
    [5, 'retried'],
    [6, 'retried'],
    [7, 'retried'],
  ]);
});

test('a draft stays a draft when it is made again', async () => {
  const vault = await sampleVault();
  await vault.receipts.put(sampleReceipt(1, criarIntent(), 0, { lane, ...id }));
  await vault.parked.put(refused);
  await refazerDevolucao(vault, refused.key, env);
  expect((await queued(vault)).map(({ intent }) => intent.tipo)).toEqual([
    'devolucao-criar',
    'devolucao-item',
  ]);
});

test('a draft of another device is made again of the invoice that this device keeps', async () => {
  const vault = await sampleVault();
  const of = laneOfDevolucao('n812');
  const intent = itemIntent('L2', 1, { ...id, devolucao: 'n812' });
  await vault.parked.put({ ...refused, lane: of, intent });
  expect(await refazerDevolucao(vault, refused.key, env)).toEqual({
    ok: false,
    error: { kind: 'sem-dados' },
  });
  expect((await vault.parked.get(refused.key))?.decided).toBeNull();
  await putNotasComItens(vault, 101, { at: 1, valor: [notaComItensSample(31, [])] });
  expect((await refazerDevolucao(vault, refused.key, env)).ok).toBe(true);
  const [made, item] = await queued(vault);
  expect(made?.intent).toMatchObject({ nota: { idTitulo: 31, idPessoaEmitente: 2 }, isTotal: false });
  expect(made?.at).toBe(9000);
  expect(item?.intent).toMatchObject({ item: sampleItem('L2', 1) });
});
