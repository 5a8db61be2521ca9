import fc from 'fast-check';
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
  ['12;5\n', '12;8\nlosartana 4', { lista: '12;8\nlosartana 4', start: 0, end: 5 }],
  [
    '1;2\n34;5\n6;7',
    '1;2\n3dipirona 2\nlosartana 14;5\n6;7',
    { lista: '3dipirona 2\nlosartana 14;5', start: 4, end: 8 },
  ],
  ['1;2\n6;7', '1;2\ndipirona 2\nlosartana 4\n6;7', { lista: 'dipirona 2\nlosartana 4', start: 4, end: 4 }],
  ['1;2', '1;2\ndipirona 2\nlosartana 4\n', { lista: 'dipirona 2\nlosartana 4', start: 3, end: 3 }],
  ['1;2', '1;2\nd', { linha: 'd', texto: '1;2\n' }],
  ['1;2', '1;2\ndipirona\n', { linha: 'dipirona', texto: '1;2\n' }],
  ['1;2', 'dipirona 3\nlosartana', { lista: 'dipirona 3\nlosartana', start: 0, end: 3 }],
])('from %j to %j the letters are parted from the numbers', (before, after, wanted) => {
  expect(partLetras(before, after)).toEqual(wanted);
});

/** The written lines of a text in one order, without blanks around them. */
const sortedLines = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .sort();

test('whatever letters come, where and in place of what, every line of the text is kept whole', () => {
  const numbers = fc.string({ unit: fc.constantFrom('1', '2', ';', '\n', ' '), maxLength: 12 });
  const letters = fc.string({ unit: fc.constantFrom('1', 'a', ';', '\n', ' '), maxLength: 8 });
  fc.assert(
    fc.property(numbers, letters, fc.nat(12), fc.nat(12), (before, put, at, length) => {
      const after = before.slice(0, at) + put + before.slice(at + length);
      fc.pre(put.includes('a'));
      const parted = partLetras(before, after);
      const kept =
        'lista' in parted
          ? [before.slice(0, parted.start), parted.lista, before.slice(parted.end)]
          : [parted.texto, parted.linha];
      expect(sortedLines(kept.join('\n'))).toEqual(sortedLines(after));
      expect(isTextoImportacao(kept.toSpliced(1, 1).join(''))).toBe(true);
    }),
  );
});

test('a bar code and a quantity may stand with a space between them, other digits with spaces may not', () => {
  expect(readLinhas('7896112148715 5\n 78961121  12 ')).toEqual([
    { identificacao: '7896112148715', quantidade: 5 },
    { identificacao: '78961121', quantidade: 12 },
  ]);
  expect(readLinhas('7896 112148715')).toEqual([{ identificacao: '7896 112148715', quantidade: 1 }]);
  expect(readLinhas('789611214871 5 6')).toEqual([{ identificacao: '789611214871 5 6', quantidade: 1 }]);
});
