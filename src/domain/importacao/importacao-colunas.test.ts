import { expect, test } from 'vitest';
import { isCodigoComLetras } from './importacao-codigo.ts';
import { readColado, readTabela } from './importacao-tabela.ts';

const A = '7896422507059';
const B = '7896004701234';

const linhas = (text: string): string[] =>
  readColado(text).linhas.map(({ identificacao, quantidade }) => `${identificacao};${quantidade}`);

test('a heading of quantities must begin with a known word', () => {
  expect(linhas(`EAN;Disponível un;Qtd\n${A};90;5`)).toEqual([`${A};5`]);
  expect(linhas(`EAN;Nova quantidade;Pedido\n${A};90;5`)).toEqual([`${A};5`]);
  expect(linhas(`  EAN ; Quantidade pedida \n${A};5`)).toEqual([`${A};5`]);
});

test('the first column may hold the quantities', () => {
  expect(linhas(`Qtd;EAN\n5;${A}\n;${B}`)).toEqual([`${A};5`]);
});

test('a headed table without a column of quantities orders one pack of each product', () => {
  expect(linhas(`EAN;Produto\n${A};Dipirona\n${B};Losartana`)).toEqual([`${A};1`, `${B};1`]);
  expect(linhas('Código;Produto\n;10 dipirona\n101;x')).toEqual(['dipirona;10', '101;1']);
});

test('a cell of quantities may hold thousands, decimals and blanks, but no letters', () => {
  const quantidade = (cell: string) =>
    readTabela([
      ['EAN', 'Qtd'],
      [A, cell],
    ]).linhas[0]?.quantidade;
  expect(['12.000', '123.456', '1.234.567', ' 5 ', '10,00', '1.5'].map(quantidade)).toEqual([
    12_000, 123_456, 1_234_567, 5, 10, 1.5,
  ]);
  expect(quantidade('x1.000')).toBeUndefined();
  expect(quantidade('1.000x')).toBeUndefined();
});

test('codes of eight digits count as bar codes, and codes of seven do not', () => {
  expect(readColado('12345670 2\n12345671 3').tipo).toBe('0');
  expect(readColado('1234567 2\n1234568 3').tipo).toBe('1');
});

test('long codes without the check digits of bar codes count as codes, unless their heading says EAN', () => {
  const codes = ['1832602470026', '1677305860080', '1002001390025'];
  const rows = codes.map((code) => `${code};2`).join('\n');
  expect(readColado(rows).tipo).toBe('1');
  expect(readColado(`${rows}\n${A};3`).tipo).toBe('1');
  expect(readColado(`${rows}\n${A};3\n${A};1\n7896422507066;1`).tipo).toBe('0');
  expect(readColado(`EAN;Qtd\n${rows}`).tipo).toBe('0');
  expect(readColado('Código;Qtd\n7896422507059;2').tipo).toBe('0');
});

test('a tie of bar codes and codes counts as codes, and codes may have letters', () => {
  expect(readColado(`${A} 1\n101 2`).tipo).toBe('1');
  expect(readColado('a101 2 cx\n101b 2 cx').tipo).toBe('1');
  expect(readColado('dipirona 2 cx\nlosartana 3 cx').tipo).toBeNull();
});

test('a column of codes keeps letters and zeros, and a dash in it is no code', () => {
  const { linhas } = readColado(
    'Código\tProduto\tQtd\nAB-0012\tDIPIRONA\t3\n000123\tLOSARTANA\t2\n-\tÁGUA 500\t1',
  );
  expect(linhas).toEqual([
    { identificacao: 'AB-0012', quantidade: 3 },
    { identificacao: '000123', quantidade: 2 },
    { identificacao: 'ÁGUA 500', quantidade: 1 },
  ]);
});

test('codes with and without letters share a column, and a strength is no code', () => {
  expect(readColado('AB-0012;10\n7638ABCDEF;2\n12;4\nCD-7;1').linhas).toEqual([
    { identificacao: 'AB-0012', quantidade: 10 },
    { identificacao: '7638ABCDEF', quantidade: 2 },
    { identificacao: '12', quantidade: 4 },
    { identificacao: 'CD-7', quantidade: 1 },
  ]);
  const none = ['500MG', '0,5mg', '30cp', '500/30MG', '1L', '7,89E+12'];
  expect(none.filter(isCodigoComLetras)).toEqual([]);
});

test('a code with letters is read before its quantity', () => {
  expect(readColado('AB-0012;10\nCD-7;2').linhas).toEqual([
    { identificacao: 'AB-0012', quantidade: 10 },
    { identificacao: 'CD-7', quantidade: 2 },
  ]);
});

test('among columns of numbers, the column of bar codes names the product', () => {
  expect(linhas(`17\t12345670\t4\n18\t12345671\t5`)).toEqual(['12345670;4', '12345671;5']);
  expect(linhas(`${A}\t9\tDipirona\n${B}\t8\tLosartana`)).toEqual([`${A};9`, `${B};8`]);
});

test.each([
  ['12\t100\n15\t60\n7\t120', ['12;100', '15;60', '7;120']],
  [
    '1234\tDipirona 500mg\t10\t12,00\n1235\tLosartana 50mg\t5\t118,00\n77\tÁgua\t2\t3,00',
    ['1234;10', '1235;5', '77;2'],
  ],
])('longer quantities and prices after the codes are no codes: %j', (text, wanted) => {
  expect(linhas(text)).toEqual(wanted);
});

test('a column of quantities before the code counts if none follows the code', () => {
  expect(linhas(`4\tDipirona\t${A}\n5\tLosartana\t${B}`)).toEqual([`${A};4`, `${B};5`]);
  expect(linhas(`3\t${A}\t4\n2\t${B}\t5`)).toEqual([`${A};4`, `${B};5`]);
});

test('of two columns of quantities after the code, the first one counts', () => {
  expect(linhas(`${A}\t4\t7\n${B}\t5\t8`)).toEqual([`${A};4`, `${B};5`]);
});

test('a column counts if more than half of the rows fit', () => {
  expect(linhas(`${A}\tb\t3\ny\t12\tc`)).toEqual([`${A};3`, 'y 12 c;1']);
});

test('a row without a code is a product in words, with the quantity of its column', () => {
  expect(linhas(`EAN;Produto;Laboratório;Qtd\n; Dipirona 500mg ;EMS;5\n${A};Losartana;X;2`)).toEqual([
    'Dipirona 500mg;5',
    `${A};2`,
  ]);
  expect(linhas(`EAN;Produto;Qtd\n;;5 cx\n${A};Losartana;2`)).toEqual([`${A};2`]);
  expect(readColado(`EAN;Produto;Qtd\n;Dipirona;\n${A};Losartana;2`).ignoradas).toEqual(['Dipirona']);
});

test('an invalid code is reported as written, with the quantity of its column', () => {
  expect(linhas(`EAN;Qtd\n12/3;5\n${A};2`)).toEqual(['12/3;5', `${A};2`]);
});

test('rows before the headings are ignored, and rows after them are read', () => {
  const read = readTabela([['10 dipirona'], ['EAN', 'Qtd'], [A, '2'], ['EAN', 'Qtd']]);
  expect(read.linhas).toEqual([{ identificacao: A, quantidade: 2 }]);
  expect(read.ignoradas).toEqual(['10 dipirona', 'EAN Qtd']);
});

test('a row with a code is no heading, whatever its words', () => {
  expect(linhas(`${A};Código;4\n${B};Código;5`)).toEqual([`${A};4`, `${B};5`]);
});

test('rows without a table are read as messages, with a blank between cells', () => {
  expect(readTabela([['10 dipirona'], ['losartana 20', 'cx']]).linhas).toEqual([
    { identificacao: 'dipirona', quantidade: 10 },
    { identificacao: 'losartana', quantidade: 20 },
  ]);
});

test('rows of blanks are dropped and not reported', () => {
  expect(readTabela([[' ', ''], [A, '2'], [B, '3'], ['']]).ignoradas).toEqual([]);
  expect(readColado(`\n  \n${A};2\n\n`).ignoradas).toEqual([]);
});

test('the import’s own form allows blanks around codes, and any text after the second semicolon', () => {
  expect(readColado(' 101 \n102 ;3;9/9\n103').linhas).toEqual([
    { identificacao: '101', quantidade: 1 },
    { identificacao: '102', quantidade: 3 },
    { identificacao: '103', quantidade: 1 },
  ]);
  expect(linhas('1\n2')).toEqual(['1;1', '2;1']);
});

test('a comma separates only a code from a number', () => {
  expect(linhas(` 789 6422 50705-9 , 4 \n101,5`)).toEqual([`${A};4`, '101;5']);
  expect(linhas('dipirona 2,5 mg - 4')).toEqual(['dipirona 2,5 mg;4']);
  expect(linhas('dipirona, 4')).toEqual(['dipirona, 4;1']);
});

test('a separator counts if more than half of the lines contain it', () => {
  expect(linhas(`${A};4\ndipirona 5 cx`)).toEqual([`${A};4`, 'dipirona;5']);
  expect(linhas(`${A}|4\n${B}|5\n101|6`)).toEqual([`${A};4`, `${B};5`, '101;6']);
});

test('names in one piece with their strength are names, next to a column of small numbers', () => {
  expect(linhas('10\tlosartana50mg\n6\tdipirona500mg')).toEqual(['losartana50mg;10', 'dipirona500mg;6']);
});

test.each([
  ['12;8\nlosartana;4', ['12;8', 'losartana;4']],
  ['AB-12;3\nlosartana;4\n12757;8\ndipirona;2', ['AB-12;3', 'losartana;4', '12757;8', 'dipirona;2']],
  [`${A};8;9,90\nlosartana;4;3,50`, [`${A};8`, 'losartana;4']],
])(
  'of a list that is half codes and half names, %j, the numbers after them are quantities',
  (text, wanted) => {
    expect(linhas(text)).toEqual(wanted);
  },
);
