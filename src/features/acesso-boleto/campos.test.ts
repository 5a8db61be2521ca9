import { expect, test } from 'vitest';
import { tidied } from './campos.ts';

test.each([
  ['bare digits', '11222333000181', '11.222.333/0001-81'],
  ['a person with blanks around', ' 52998224725 ', '529.982.247-25'],
  ['letters as they were typed', '12abc34501de35', '12.ABC.345/01DE-35'],
  ['what is neither', '123', '123'],
])('a tax id is written with its marks: %s', (_, typed, shown) => {
  expect(tidied({ cpfCnpj: typed, notaFiscal: '', documento: '' }).cpfCnpj).toBe(shown);
});

test.each([
  ['000.310.001', '310001'],
  [' 310 001 ', '310001'],
  ['0', '0'],
  ['31x', '31x'],
])('the invoice %o becomes %o', (typed, shown) => {
  expect(tidied({ cpfCnpj: '', notaFiscal: typed, documento: '' }).notaFiscal).toBe(shown);
});

test('a document stays as it is but for the blanks around', () => {
  expect(tidied({ cpfCnpj: '', notaFiscal: '', documento: ' 0310/1 a ' }).documento).toBe('0310/1 a');
});
