import { expect, test } from 'vitest';
import { tidied } from './campos.ts';

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
