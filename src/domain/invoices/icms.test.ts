import { expect, test } from 'vitest';
import { aliquotaIcms, icmsOf } from './icms.ts';

test('icmsOf takes 18 % of the net value within a state, and 12 % to another', () => {
  const linha = { valor: 126_00, desconto: 26_00, st: 0 };
  expect(icmsOf(linha, true)).toEqual({ base: 100_00, valor: 18_00, st: 0, baseSt: 0 });
  expect(icmsOf(linha, false)).toEqual({ base: 100_00, valor: 12_00, st: 0, baseSt: 0 });
  expect([aliquotaIcms(true), aliquotaIcms(false)]).toEqual([1800, 1200]);
});

test('icmsOf derives the base of ST, of which the internal rate makes both taxes together', () => {
  const linha = { valor: 126_00, desconto: 26_00, st: 9_00 };
  expect(icmsOf(linha, true).baseSt).toBe(150_00);
  // 18 % of 116.67 are 12.00 and 9.00.
  expect(icmsOf(linha, false)).toEqual({ base: 100_00, valor: 12_00, st: 9_00, baseSt: 116_67 });
});
