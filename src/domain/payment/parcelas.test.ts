import { expect, test } from 'vitest';
import { parcelasOf } from './parcelas.ts';

test('parcelasOf returns the days of the term, and values that add up to the cent', () => {
  expect(parcelasOf(100_01, '28/35/42', '2026-11-20')).toEqual([
    { dataVencimento: '2026-12-18', valor: 33_35 },
    { dataVencimento: '2026-12-25', valor: 33_33 },
    { dataVencimento: '2027-01-01', valor: 33_33 },
  ]);
});
