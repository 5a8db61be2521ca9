import { expect, test } from 'vitest';
import {
  abertosOf,
  isAEscolher,
  NO_MARCAS,
  withDevolvidas,
  withoutQuantidades,
  withPostas,
  withQuantidade,
} from './marcas.ts';
import type { Reading } from './readings.ts';

const reading = (vez: number, ids: readonly number[] | null, key = `k${vez}`): Reading => ({
  key,
  lido: { ean: key, caixa: null, lote: null, validade: null },
  ids,
  vez,
});

test('a product is open until its units are in the cart, and again once it is read after that', () => {
  const before = [reading(1, [7]), reading(2, [8])];
  const put = withPostas(withQuantidade(NO_MARCAS, [7, 3]), before, [7]);
  expect(abertosOf(before, NO_MARCAS)).toEqual([7, 8]);
  expect(abertosOf(before, put)).toEqual([8]);
  // Also when it was read while the units were written.
  expect(abertosOf([reading(3, [7]), reading(2, [8])], put)).toEqual([7, 8]);
  expect(put.quantidades.has(7)).toBe(false);
});

test('of a code of several products only those with units set by hand are open', () => {
  const shared = reading(1, [7, 8]);
  const chosen = withQuantidade(NO_MARCAS, [8, 2]);
  expect([abertosOf([shared], NO_MARCAS), isAEscolher(shared, NO_MARCAS)]).toEqual([[], true]);
  expect([abertosOf([shared], chosen), isAEscolher(shared, chosen)]).toEqual([[8], false]);
  const put = withPostas(chosen, [shared], [8]);
  expect([abertosOf([shared], put), isAEscolher(shared, put)]).toEqual([[], false]);
  expect(isAEscolher(reading(2, [7, 8]), put)).toBe(true);
  expect(isAEscolher(shared, withoutQuantidades(chosen, [8]))).toBe(true);
});

test('what the cart gave back is open with its units, on top of those read since', () => {
  const first = [reading(1, [7])];
  const put = withPostas(NO_MARCAS, first, [7]);
  expect(withDevolvidas(put, first, [[7, 5]]).quantidades.get(7)).toBe(5);
  expect(withDevolvidas(put, [reading(2, [7])], [[7, 5]]).quantidades.get(7)).toBe(6);
  // Taken out of the list meanwhile.
  expect(withDevolvidas(put, [], [[7, 5]]).quantidades.has(7)).toBe(false);
});
