import { expect, test } from 'vitest';
import { liquidacaoOf, ocasioesOf, situacaoOf } from './historico.ts';

test('a customer has orders at different times within ninety days, never today', () => {
  const days = ocasioesOf(101).map((o) => o.diasAtras);
  expect(days.length).toBeGreaterThan(5);
  expect(days).toEqual([...days].sort((a, b) => b - a));
  expect(Math.max(...days)).toBeLessThan(90);
  expect(Math.min(...days)).toBeGreaterThan(0);
  expect(ocasioesOf(102)).not.toEqual(ocasioesOf(101));
});

test('an instalment is open until it is due, and no payment is later than today', () => {
  expect(liquidacaoOf('2026-11-21', '2026-11-20', 'a')).toBeNull();
  const paid = ['a', 'b', 'c', 'd', 'e'].map((seed) => liquidacaoOf('2026-11-19', '2026-11-20', seed));
  expect(paid.some((day) => day !== null)).toBe(true);
  expect(paid.every((day) => day === null || (day >= '2026-11-19' && day <= '2026-11-20'))).toBe(true);
});

test('a recent order paid in advance awaits its payment', () => {
  expect(situacaoOf(1, true, 'x')).toBe(11);
  expect([2, 3]).toContain(situacaoOf(1, false, 'x'));
});
