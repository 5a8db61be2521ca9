import 'fake-indexeddb/auto';
import { expect, test } from 'vitest';
import { sampleParked, sampleReceipt, sampleRow, sampleVault } from '#outbox/outbox-sample.ts';
import { settleConfirmed } from '#outbox/settle.ts';
import { laneOfDevolucao } from '#vault/devolucao-intents.ts';
import { criarIntent, itemIntent } from './devolucao-sample.ts';

const lane = laneOfDevolucao('r1');
const listed = { devolucao: 'n812', idDevolucao: 812 };
const listedLane = laneOfDevolucao('n812');

test('changes of a listed return become those of its making, whose response came late', async () => {
  const vault = await sampleVault();
  const making = sampleRow(1, criarIntent(), { lane, v: 3 });
  await vault.outbox.bulkPut([
    making,
    sampleRow(2, itemIntent('L1', 1, listed), { lane: listedLane, v: 3 }),
    sampleRow(3, itemIntent('L2', 1), { lane, v: 3 }),
  ]);
  await vault.parked.put(sampleParked(4, itemIntent('L3', 9, listed), { lane: listedLane }));
  await vault.receipts.put(sampleReceipt(5, itemIntent('L4', 1, listed), 0, { lane: listedLane }));
  await settleConfirmed(vault, making, { carrinho: null, pedidos: [], idDevolucao: 812 }, 9);
  const left = [
    ...(await vault.outbox.orderBy('seq').toArray()),
    ...(await vault.parked.toArray()),
    ...(await vault.receipts.orderBy('key').toArray()),
  ];
  expect(left.map((row) => [row.lane, 'devolucao' in row.intent && row.intent.devolucao])).toEqual(
    Array.from({ length: 5 }, () => [lane, 'r1']),
  );
  const lots = (await vault.outbox.orderBy('seq').toArray()).map(
    ({ intent }) => intent.tipo === 'devolucao-item' && [intent.item.lote, intent.idDevolucao],
  );
  expect(lots).toEqual([
    ['L2', 812],
    ['L1', 812],
  ]);
});
