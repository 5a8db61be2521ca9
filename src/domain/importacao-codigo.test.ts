import { expect, test } from 'vitest';
import { caixaContent, codigosOf, fromCientifica, isCientifica, isGtin } from './importacao-codigo.ts';

test('looks a code up without its leading zeros', () => {
  expect(codigosOf('000123', '1')).toEqual(['123']);
  expect(codigosOf(' 123 ', '1')).toEqual(['123']);
});

test('looks up nothing for what can be no code', () => {
  for (const text of ['', '0', '12/3', 'dipirona', '7896422507059'])
    expect(codigosOf(text, '1'), text).toEqual([]);
  for (const text of ['', '123', '7,89E+12', '178964225070591'])
    expect(codigosOf(text, '0'), text).toEqual([]);
});

test('looks a bar code up in every length that it may be written with', () => {
  expect(codigosOf('7896422507059', '0')).toEqual(['7896422507059', '07896422507059']);
  expect(codigosOf('07896422507059', '0')).toEqual(['7896422507059', '07896422507059']);
  expect(codigosOf('12345670', '0')).toEqual(['0000012345670', '00000012345670', '000012345670', '12345670']);
});

test('knows a check digit by the rule of GS1', () => {
  expect(isGtin('7896422507059')).toBe(true);
  expect(isGtin('7896422507058')).toBe(false);
  expect(isGtin('96385074')).toBe(true);
  expect(isGtin('789642250705')).toBe(false);
});

test('finds the unit inside the code of a shipping carton', () => {
  expect(caixaContent('17896422507056')).toBe('7896422507059');
  expect(caixaContent('17896422507050')).toBeNull();
  expect(caixaContent('07896422507059')).toBeNull();
  expect(caixaContent('7896422507059')).toBeNull();
});

test('writes a shortened number out only when no digit is missing', () => {
  expect(fromCientifica('7,896422507059E+12')).toBe('7896422507059');
  expect(fromCientifica('7.896422507059e12')).toBe('7896422507059');
  expect(fromCientifica('7,89642E+12')).toBeNull();
  expect(isCientifica('7,89642E+12')).toBe(true);
  expect(isCientifica('7896422507059')).toBe(false);
});
