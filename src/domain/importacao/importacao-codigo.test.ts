import { expect, test } from 'vitest';
import { caixaContent, codigosOf, fromCientifica, isCientifica } from './importacao-codigo.ts';

test('codigosOf returns a code with its leading zeros and letters', () => {
  expect(codigosOf('000123', '1')).toEqual(['000123']);
  expect(codigosOf('AB-0012', '1')).toEqual(['AB-0012']);
  expect(codigosOf(' 123 ', '1')).toEqual(['123']);
});

test('codigosOf returns nothing for a text that cannot be a code', () => {
  for (const text of ['', '  ']) expect(codigosOf(text, '1'), text).toEqual([]);
  for (const text of ['', '123', '7,89E+12', '178964225070591'])
    expect(codigosOf(text, '0'), text).toEqual([]);
});

test('codigosOf returns a bar code in every length that it may be written with', () => {
  expect(codigosOf('7896422507059', '0')).toEqual(['7896422507059', '07896422507059']);
  expect(codigosOf('07896422507059', '0')).toEqual(['7896422507059', '07896422507059']);
  expect(codigosOf('12345670', '0')).toEqual(['0000012345670', '00000012345670', '000012345670', '12345670']);
});

test('codigosOf finds the bar code in the text of a scanned DataMatrix', () => {
  const scanned = ['010789642250705917270430', ']d201078964225070591727043010AB', '(01)07896422507059(10)AB'];
  for (const text of scanned) expect(codigosOf(text, '0'), text).toEqual(['7896422507059', '07896422507059']);
  expect(codigosOf('(01)17896422507056', '0')).toEqual(['17896422507056']);
  expect(codigosOf('(01)07896422507059', '1')).toEqual(['(01)07896422507059']);
});

test('caixaContent finds the unit inside the code of a shipping carton', () => {
  expect(caixaContent('17896422507056')).toBe('7896422507059');
  expect(caixaContent('17896422507050')).toBeNull();
  expect(caixaContent('07896422507059')).toBeNull();
  expect(caixaContent('7896422507059')).toBeNull();
});

test('fromCientifica writes a shortened number out only if no digit is missing', () => {
  expect(fromCientifica('7,896422507059E+12')).toBe('7896422507059');
  expect(fromCientifica('7.896422507059e12')).toBe('7896422507059');
  expect(fromCientifica('7,89642E+12')).toBeNull();
  expect(isCientifica('7,89642E+12')).toBe(true);
  expect(isCientifica('7896422507059')).toBe(false);
});

test('caixaContent accepts only the lengths of bar codes, without other characters', () => {
  expect(
    ['117896422507056', '178964225070561', 'x17896422507056', '17896422507056x'].map(caixaContent),
  ).toEqual([null, null, null, null]);
  expect(caixaContent(' 17896422507056 ')).toBe('7896422507059');
});

test('isCientifica accepts a number without decimals, and no other characters around it', () => {
  expect([isCientifica('7E+12'), isCientifica(' 7,8E12 ')]).toEqual([true, true]);
  expect([isCientifica('x7,8E12'), isCientifica('7,8E12x')]).toEqual([false, false]);
  expect([fromCientifica('7E0'), fromCientifica(' 7,8E1 '), fromCientifica('7E1')]).toEqual([
    '7',
    '78',
    null,
  ]);
});

test('codigosOf accepts bar codes of fourteen digits, leading zeros apart', () => {
  expect(codigosOf('0012345678901234', '0')).toEqual(['12345678901234']);
  expect(codigosOf('123456789012345', '0')).toEqual([]);
});
