import { expect, test } from 'vitest';
import { inventedIe } from './inscricao.ts';

test('registrations have the check digits of their state', () => {
  // 9 x 1 + 9 x 3 = 36, 36 % 11 = 3; 9 x 3 + 9 x 2 + 3 x 4 = 57, 57 % 11 = 2.
  expect(inventedIe('SP', 0)).toBe('990000003002');
  // 9 + 9 = 18, 2 to 20; 27 + 18 + 4 = 49, 11 - 49 % 11 = 6.
  expect(inventedIe('MG', 0)).toBe('9900000000026');
});

test('two companies never have the same registration', () => {
  const all = Array.from({ length: 200 }, (_, number) => inventedIe(number % 2 ? 'SP' : 'MG', number));
  expect(new Set(all).size).toBe(200);
  for (const ie of all) expect(ie).toMatch(/^99\d{10,11}$/);
});
