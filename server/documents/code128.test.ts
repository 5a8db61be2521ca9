import { expect, test } from 'vitest';
import { code128 } from './code128.ts';

const drawn = (text: string): string => code128(text).join('');

test('digits are drawn as start, pairs, check and stop', () => {
  // 105 + 1 x 12 + 2 x 34 = 185; 185 % 103 = 82.
  expect(drawn('1234')).toBe(`211232${'112232'}${'131123'}${'121241'}2331112`);
});

test('each pair of digits has its own pattern, eleven units wide', () => {
  const pairs = Array.from({ length: 100 }, (_, value) => String(value).padStart(2, '0'));
  const patterns = pairs.map((pair) => drawn(pair).slice(6, 12));
  expect(new Set(patterns).size).toBe(100);
  for (const pattern of patterns)
    expect(Array.from(pattern, Number).reduce((sum, width) => sum + width, 0)).toBe(11);
});

test('44 digits are 277 units', () => {
  expect(code128('0'.repeat(44)).reduce((sum, width) => sum + width, 0)).toBe(277);
});

test('letters are drawn in set B', () => {
  // 104 + 1 x 33 + 2 x 17 = 171; 171 % 103 = 68.
  expect(drawn('A1')).toBe(`211214${'111323'}${'123221'}${'141221'}2331112`);
});

test('letters between digits change the set and back', () => {
  // 105, 12, 34, 56, to B 100, A 33, to C 99, 12, 34, 56: 105 + 12 + 68 + 168 + 400 + 165 + 594 + 84 + 272 + 504 = 2372;
  // 2372 % 103 = 3.
  const digits = `${'112232'}${'131123'}${'331121'}`;
  expect(drawn('123456A123456')).toBe(`211232${digits}114131${'111323'}113141${digits}1212232331112`);
});

test('a key whose CNPJ has letters is 354 units', () => {
  const key = '35261112ABC34501DE35550010003100011000047110';
  expect(code128(key).reduce((sum, width) => sum + width, 0)).toBe(354);
});

test.each(['', 'ç'])('%j cannot be drawn', (text) => {
  expect(() => code128(text)).toThrow(RangeError);
});
