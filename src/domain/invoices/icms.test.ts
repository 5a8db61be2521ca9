import { expect, test } from 'vitest';
import { aliquotaIcms, fcpDoSt, icmsOf } from './icms.ts';

test('icmsOf takes 18 % of the net value within a state, and 12 % to another', () => {
  const linha = { valor: 126_00, desconto: 26_00, st: 0, fcpSt: 0 };
  expect(icmsOf(linha, true)).toEqual({ base: 100_00, valor: 18_00, st: 0, fcpSt: 0, baseSt: 0 });
  expect(icmsOf(linha, false)).toEqual({ base: 100_00, valor: 12_00, st: 0, fcpSt: 0, baseSt: 0 });
  expect([aliquotaIcms(true), aliquotaIcms(false)]).toEqual([1800, 1200]);
});

test('icmsOf derives the base of ST, of which the internal rate makes both taxes together', () => {
  const linha = { valor: 126_00, desconto: 26_00, st: 9_00, fcpSt: 0 };
  expect(icmsOf(linha, true).baseSt).toBe(150_00);
  // 18 % of 116.67 are 12.00 and 9.00.
  expect(icmsOf(linha, false)).toEqual({ base: 100_00, valor: 12_00, st: 9_00, fcpSt: 0, baseSt: 116_67 });
});

test('icmsOf leaves the share of the fund out of ST, and that share is 2 % of the same base', () => {
  const icms = icmsOf({ valor: 100_00, desconto: 0, st: 12_00, fcpSt: 3_00 }, true);
  expect(icms).toEqual({ base: 100_00, valor: 18_00, st: 9_00, fcpSt: 3_00, baseSt: 150_00 });
});

test('fcpDoSt is the fund’s part of an ST by the percentages of the price', () => {
  expect(fcpDoSt(17_11, { st: 1711, stFcp: 351 })).toBe(3_51);
  expect(fcpDoSt(9_00, { st: 900, stFcp: 0 })).toBe(0);
  expect(fcpDoSt(0, { st: 0, stFcp: 0 })).toBe(0);
});
