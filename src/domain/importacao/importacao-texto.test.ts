import { expect, test } from 'vitest';
import { isTextoImportacao, partLetras, printLinha, readLinhas, readNumero } from './importacao-texto.ts';

test('isTextoImportacao accepts only digits, slashes, semicolons and white space', () => {
  for (const text of ['', '123;2', '12/3;4;5', ' \n\t7891;1\n', '0'])
    expect(isTextoImportacao(text), text).toBe(true);
  for (const text of ['a', '12,5', '12.5', '-1', '7,89E+12', '12|3', '“1”'])
    expect(isTextoImportacao(text), text).toBe(false);
});

test('readLinhas reads identification and quantity, and ignores the rest', () => {
  expect(readLinhas('101;2\n102;3;9,90;x\r\n 103 ; 4 ')).toEqual([
    { identificacao: '101', quantidade: 2 },
    { identificacao: '102', quantidade: 3 },
    { identificacao: '103', quantidade: 4 },
  ]);
});

test('readLinhas reads a quantity that is no number as 1', () => {
  expect(readLinhas('101\n102;\n103;abc\n104;1/2\n105; ').map((l) => l.quantidade)).toEqual([1, 1, 1, 1, 1]);
});

test('readLinhas keeps an invalid number, for the lookup to judge', () => {
  expect(readLinhas('101;0\n102;2,5\n103;100000').map((l) => l.quantidade)).toEqual([0, 2.5, 100_000]);
});

test('readLinhas skips empty lines', () => {
  expect(readLinhas('\n;\n ; \n101;1\n\n')).toEqual([{ identificacao: '101', quantidade: 1 }]);
});

test('readLinhas reads the lines of the wire', () => {
  expect(readLinhas('101;2|102;3|', '|')).toEqual([
    { identificacao: '101', quantidade: 2 },
    { identificacao: '102', quantidade: 3 },
  ]);
});

test('printLinha writes a line that readLinhas reads', () => {
  expect(printLinha({ identificacao: '101', quantidade: 2 })).toBe('101;2');
  expect(readLinhas(printLinha({ identificacao: '101', quantidade: 2 }))).toEqual([
    { identificacao: '101', quantidade: 2 },
  ]);
});

test('readNumero accepts a sign, decimals and blanks around a number', () => {
  expect([' +3 ', '-2,5', '2.5', '3a', '', 'x3'].map(readNumero)).toEqual([3, -2.5, 2.5, null, null, null]);
});

test.each([
  ['', 'd', { linha: 'd', texto: '' }],
  ['1;2\n', '1;2\nd', { linha: 'd', texto: '1;2\n' }],
  ['1;2\n3;4\n5', '1;2\n3a;4\n5', { linha: '3a;4', texto: '1;2\n5' }],
  ['12;2', '12;2 dipirona 500mg', { linha: '12;2 dipirona 500mg', texto: '' }],
  ['1;2\n', '1;2\ndipirona 3\nlosartana 4', { lista: 'dipirona 3\nlosartana 4', start: 4, end: 4 }],
  ['1;2', 'dipirona 3\nlosartana', { lista: 'dipirona 3\nlosartana', start: 0, end: 3 }],
])('from %j to %j the letters are parted from the numbers', (before, after, wanted) => {
  expect(partLetras(before, after)).toEqual(wanted);
});
