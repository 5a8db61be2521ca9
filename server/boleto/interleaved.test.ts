import { expect, test } from 'vitest';
import { interleaved2of5 } from './interleaved.ts';

const drawn = (digits: string): string =>
  interleaved2of5(digits)
    .map((wide) => (wide ? 'W' : 'n'))
    .join('');

test('a pair of digits is drawn as start, first digit in bars, second in spaces, stop', () => {
  // 3 is WWnnn, 8 is WnnWn.
  expect(drawn('38')).toBe(`nnnn${'WWWnnnnWnn'}Wnn`);
});

test('each digit has two wide elements of five, and all digits differ', () => {
  const codes = Array.from({ length: 10 }, (_, digit) => drawn(`${digit}0`).slice(4, 14));
  expect(new Set(codes).size).toBe(10);
  for (const code of codes) expect(code.replaceAll('n', '')).toHaveLength(4);
});

test('44 digits are 227 elements', () => {
  expect(interleaved2of5('0'.repeat(44))).toHaveLength(4 + 44 * 5 + 3);
});

test.each(['1', '', '12a4'])('%j cannot be drawn', (digits) => {
  expect(() => interleaved2of5(digits)).toThrow(RangeError);
});
