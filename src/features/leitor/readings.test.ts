import { expect, test } from 'vitest';
import type { CodigoLido } from '#domain/catalogue/codigo-lido.ts';
import {
  NO_READINGS,
  type Readings,
  SAME_CODE_MS,
  withIds,
  withoutProduto,
  withoutUnknown,
  withReading,
} from './readings.ts';

const code = (ean: string, more: Partial<CodigoLido> = {}): CodigoLido => ({
  ean,
  caixa: null,
  lote: null,
  validade: null,
  ...more,
});
const A = code('7896422507059');
const B = code('7891317427542');

const keys = ({ list }: Readings) => list.map(({ key }) => key);

/** Reads codes one after the other; tells which ones count as new. */
function readAll(...given: readonly (readonly [CodigoLido, number])[]) {
  let readings = NO_READINGS;
  const areNew = given.map(([lido, now]) => {
    const read = withReading(readings, lido, now);
    ({ readings } = read);
    return read.isNew;
  });
  return { readings, areNew };
}

test('the newest code comes first', () => {
  const { readings, areNew } = readAll([A, 0], [B, 10]);
  expect([keys(readings), areNew]).toEqual([
    [B.ean, A.ean],
    [true, true],
  ]);
});

test('a code that stays in sight is read once, however long, and again after two seconds out of sight', () => {
  const { readings, areNew } = readAll(
    [A, 0],
    [B, 100],
    [A, SAME_CODE_MS - 1],
    [A, 2 * SAME_CODE_MS - 2],
    [A, 3 * SAME_CODE_MS - 2],
  );
  expect(areNew).toEqual([true, true, false, false, true]);
  expect(keys(readings)).toEqual([A.ean, B.ean]);
});

test('EAN-13 and DataMatrix of one box are one line, which keeps the lot and does not move', () => {
  const lot = { lote: 'AB12', validade: '2027-04-30' };
  const { readings, areNew } = readAll([A, 0], [B, 10], [code(A.ean, lot), 20], [A, 30]);
  expect(areNew).toEqual([true, true, false, false]);
  expect(keys(readings)).toEqual([B.ean, A.ean]);
  expect(readings.list[1]?.lido).toMatchObject(lot);
});

test('a code in sight leaves the list itself as it is, so that nothing is drawn again', () => {
  const { readings } = readAll([A, 0]);
  expect(withReading(readings, A, 100).readings.list).toBe(readings.list);
});

test('a carton and its unit are two lines', () => {
  const { readings } = readAll([A, 0], [code(A.ean, { caixa: '17896422507056' }), 10]);
  expect(keys(readings)).toEqual(['17896422507056', A.ean]);
});

test('the products of a code stay when it is read again, and when a later look-up fails', () => {
  const { readings } = readAll([A, 0]);
  const found = withIds(readings, A.ean, [7]);
  const again = withReading(found, A, 5000).readings;
  expect(again.list[0]?.ids).toEqual([7]);
  expect(withoutUnknown(again, A.ean).list).toEqual(again.list);
});

test('a code that could not be looked up leaves the list, and is new at once', () => {
  const without = withoutUnknown(readAll([A, 0]).readings, A.ean);
  expect(without.list).toEqual([]);
  expect(withReading(without, A, 10).isNew).toBe(true);
});

test('a product that was taken out does not come back while its box is in sight', () => {
  const found = withIds(readAll([A, 0]).readings, A.ean, [7, 8]);
  const without = withoutProduto(found, A.ean, 7);
  expect(without.list.map(({ ids }) => ids)).toEqual([[8]]);
  const none = withoutProduto(without, A.ean, 8);
  const seen = withReading(none, A, 100);
  expect([none.list, seen.readings.list, seen.isNew]).toEqual([[], [], false]);
  expect(withReading(seen.readings, A, 100 + SAME_CODE_MS).readings.list).toHaveLength(1);
});

test('a typed code is new at once, and the readings are numbered', () => {
  const { readings } = readAll([A, 0], [B, 10], [A, 20]);
  expect(readings.list.map(({ vez }) => vez)).toEqual([2, 1]);
  const typed = withReading(readings, A, 30, true);
  expect([typed.isNew, typed.readings.list.map(({ key, vez }) => [key, vez])]).toEqual([
    true,
    [
      [A.ean, 3],
      [B.ean, 2],
    ],
  ]);
});
