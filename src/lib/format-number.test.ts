import { describe, expect, test } from 'vitest';
import {
  countItens,
  formatCount,
  formatDecimal,
  formatExactUnitPrice,
  formatFactorPrice,
  formatMoney,
  formatPercent,
  formatPercentTenth,
  formatUnitPrice,
} from './format-number.ts';

describe('formatMoney', () => {
  test.each([
    [0, 'R$\u00a00,00'],
    [5, 'R$\u00a00,05'],
    [99, 'R$\u00a00,99'],
    [123_456, 'R$\u00a01.234,56'],
    [100_000_000_00, 'R$\u00a0100.000.000,00'],
    [-2590, '-R$\u00a025,90'],
  ])('writes %i cents as %s', (cents, text) => {
    expect(formatMoney(cents)).toBe(text);
  });
});

describe('unit prices', () => {
  test('formatFactorPrice shows four decimals only if cents would not multiply to the product', () => {
    expect(formatFactorPrice(80_000)).toBe('R$\u00a08,00');
    expect(formatFactorPrice(80_023)).toBe('R$\u00a08,0023');
  });

  test('formatUnitPrice rounds to the cent, halves away from zero', () => {
    expect(formatUnitPrice(34_567)).toBe('R$\u00a03,46');
    expect(formatUnitPrice(34_550)).toBe('R$\u00a03,46');
    expect(formatUnitPrice(-34_550)).toBe('-R$\u00a03,46');
    expect(formatUnitPrice(49)).toBe('R$\u00a00,00');
  });

  test('formatExactUnitPrice keeps four decimals', () => {
    expect(formatExactUnitPrice(34_567)).toBe('R$\u00a03,4567');
    expect(formatExactUnitPrice(12_345_678_901)).toBe('R$\u00a01.234.567,8901');
  });
});

describe('formatPercent', () => {
  test.each([
    [0, '0%'],
    [5, '0,05%'],
    [50, '0,5%'],
    [1000, '10%'],
    [1250, '12,5%'],
    [1234, '12,34%'],
    [10_000, '100%'],
    [-750, '-7,5%'],
  ])('writes %i hundredths as %s', (hundredths, text) => {
    expect(formatPercent(hundredths)).toBe(text);
  });
});

test('formatPercentTenth always writes one decimal, rounded', () => {
  expect([2728, 2725, 1000, 4, -4, -325, 10_000].map(formatPercentTenth)).toEqual([
    '27,3%',
    '27,3%',
    '10,0%',
    '0,0%',
    '0,0%',
    '-3,3%',
    '100,0%',
  ]);
});

test('formatCount puts dots between thousands', () => {
  expect([0, 999, 1000, 29_849, 1_234_567].map(formatCount)).toEqual([
    '0',
    '999',
    '1.000',
    '29.849',
    '1.234.567',
  ]);
});

test('countItens counts items with dots between thousands', () => {
  expect([0, 1, 2, 1200].map(countItens)).toEqual(['0 itens', '1 item', '2 itens', '1.200 itens']);
});

test('formatDecimal writes a figure without its currency', () => {
  expect([formatDecimal(1_234_56, 2), formatDecimal(10_5000, 4), formatDecimal(-5, 2)]).toEqual([
    '1.234,56',
    '10,5000',
    '-0,05',
  ]);
});
