import { expect, test } from 'vitest';
import { chaveAcessoOf, liquidacaoOf, ocasioesOf, parcelasOf, situacaoOf } from './historico.ts';

test('a client ordered at different times within ninety days, never today', () => {
  const days = ocasioesOf(101).map((o) => o.diasAtras);
  expect(days.length).toBeGreaterThan(5);
  expect(days).toEqual([...days].sort((a, b) => b - a));
  expect(Math.max(...days)).toBeLessThan(90);
  expect(Math.min(...days)).toBeGreaterThan(0);
  expect(ocasioesOf(102)).not.toEqual(ocasioesOf(101));
});

test('instalments fall due on the days of the term and add up to the cent', () => {
  expect(parcelasOf(100_01, '28/35/42', '2026-11-20')).toEqual([
    { dataVencimento: '2026-12-18', valor: 33_35 },
    { dataVencimento: '2026-12-25', valor: 33_33 },
    { dataVencimento: '2027-01-01', valor: 33_33 },
  ]);
});

test('what is not due yet is not paid, and what was paid was paid by today', () => {
  expect(liquidacaoOf('2026-11-21', '2026-11-20', 'a')).toBeNull();
  const paid = ['a', 'b', 'c', 'd', 'e'].map((seed) => liquidacaoOf('2026-11-19', '2026-11-20', seed));
  expect(paid.some((day) => day !== null)).toBe(true);
  expect(paid.every((day) => day === null || (day >= '2026-11-19' && day <= '2026-11-20'))).toBe(true);
});

test('an order paid in advance waits for its payment at first', () => {
  expect(situacaoOf(1, true, 'x')).toBe(11);
  expect([2, 3]).toContain(situacaoOf(1, false, 'x'));
});

test('the access key of an invoice has 44 digits, the last of which checks the others', () => {
  const key = chaveAcessoOf('SP', '2026-11-20', '99000001000195', 1234);
  expect(key).toMatch(/^35261199000001000195550010000012341\d{9}$/);
  const digits = key.slice(0, 43).split('').reverse().map(Number);
  const sum = digits.reduce((total, digit, i) => total + digit * (2 + (i % 8)), 0);
  const expected = sum % 11 < 2 ? 0 : 11 - (sum % 11);
  expect(Number(key.at(-1))).toBe(expected);
});
