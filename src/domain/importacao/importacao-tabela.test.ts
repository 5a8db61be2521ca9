import { expect, test } from 'vitest';
import { readColado, readTabela } from './importacao-tabela.ts';

const A = '7896422507059';

const linhas = (text: string): string[] =>
  readColado(text).linhas.map(({ identificacao, quantidade }) => `${identificacao};${quantidade}`);

test('readColado takes a text in the import’s own form as it is', () => {
  expect(readColado('101;2\n102')).toEqual({
    linhas: [
      { identificacao: '101', quantidade: 2 },
      { identificacao: '102', quantidade: 1 },
    ],
    ignoradas: [],
    tipo: '1',
  });
});

test('readColado reads two columns of a spreadsheet', () => {
  expect(linhas(`${A}\t10\n7896004701234\t3`)).toEqual([`${A};10`, '7896004701234;3']);
});

test('readColado reads the texts of scanned DataMatrix codes, alone and in a column', () => {
  const scanned = `010${A}17270430`;
  expect(readColado(`${scanned}\n]d2${scanned}10AB12\n(01)0${A}(10)AB12`)).toEqual({
    linhas: Array.from({ length: 3 }, () => ({ identificacao: A, quantidade: 1 })),
    ignoradas: [],
    tipo: '0',
  });
  expect(readColado(scanned).tipo).toBe('0');
  expect(linhas(`]d2${scanned}10AB12\t5\n(01)0${A}\t3`)).toEqual([`${A};5`, `${A};3`]);
});

test('readColado reads columns by their headings, in any order', () => {
  expect(linhas(`Produto\tQtde.\tCód. de barras\nDipirona 500mg\t10\t${A}`)).toEqual([`${A};10`]);
  expect(linhas('Cód;Descrição;Preço;Quantidade\n101;DIPIRONA;12,90;4')).toEqual(['101;4']);
});

test('readColado finds the columns of codes and of quantities without headings', () => {
  expect(linhas(`DIPIRONA 500 MG\t${A}\t12,90\t4\nLOSARTANA 50 MG\t7896004701234\t8,10\t20`)).toEqual([
    `${A};4`,
    '7896004701234;20',
  ]);
});

test('readColado ignores and reports an order sheet’s rows without a quantity', () => {
  const read = readColado(
    `EAN;Produto;Quantidade\n${A};Dipirona;5\n7896004701234;Losartana;\n7896004701235;X;0`,
  );
  expect(read.linhas).toEqual([{ identificacao: A, quantidade: 5 }]);
  expect(read.ignoradas).toEqual(['7896004701234 Losartana', '7896004701235 X 0']);
});

test('a product without a code keeps its name and the quantity of its column', () => {
  expect(linhas(`EAN;Produto;Qtd\n;Dipirona 500mg;5\n${A};Losartana;2`)).toEqual([
    'Dipirona 500mg;5',
    `${A};2`,
  ]);
});

test.each([
  ['dipirona 500\t10', ['dipirona 500;10']],
  ['dipirona 500;10', ['dipirona 500;10']],
  [
    'dipirona 500\t10\nlosartana 50 mg\t200\nrivotril 2\t1000',
    ['dipirona 500;10', 'losartana 50 mg;200', 'rivotril 2;1000'],
  ],
  ['10\tdipirona 500\n120\tlosartana 50\n5\tdorflex', ['dipirona 500;10', 'losartana 50;120', 'dorflex;5']],
  ['dipirona 500 mg\tEMS\t10\nlosartana\tMedley\t20', ['dipirona 500 mg EMS;10', 'losartana Medley;20']],
  ['dipirona 500\t12,00\t10\nlosartana\t8,00\t20', ['dipirona 500;10', 'losartana;20']],
  ['dipirona 500\t10\nPedido da semana\nlosartana 50\t20', ['dipirona 500;10', 'losartana 50;20']],
])('the quantity next to a product’s name is no code: %j', (text, read) => {
  expect(linhas(text)).toEqual(read);
});

test.each([
  ['1234\tdipirona 500\n5678\tlosartana', ['1234;1', '5678;1']],
  ['12\tdipirona\t5\n15\tlosartana\t8', ['12;5', '15;8']],
  ['dipirona\t1234\t5\nlosartana\t5678\t8', ['1234;5', '5678;8']],
  ['dipirona\t12345\nlosartana\t12346', ['12345;1', '12346;1']],
])('codes next to a product’s name stay codes: %j', (text, read) => {
  expect(linhas(text)).toEqual(read);
});

test('the quantity of a row without a code is never read as a code', () => {
  for (const text of [
    'Código;Quantidade\n1234;2\n;7\n1500;3',
    '1234;2\n;7\n1500;3',
    '1234\t2\n\t7\n1500\t3',
  ]) {
    const read = readColado(text);
    expect(read.linhas, text).toEqual([
      { identificacao: '1234', quantidade: 2 },
      { identificacao: '1500', quantidade: 3 },
    ]);
    expect(read.ignoradas, text).toEqual(['7']);
  }
  expect(
    readTabela([
      [A, '2'],
      ['', '5'],
      [A, '3'],
    ]).linhas,
  ).toHaveLength(2);
});

test('a code may have gaps, zero decimals, or be shortened without loss', () => {
  expect(linhas(`789 6422 50705 9\t2\n${A},00\t3\n7,896422507059E+12\t4`)).toEqual([
    `${A};2`,
    `${A};3`,
    `${A};4`,
  ]);
});

test('a code that a spreadsheet cut is kept, so that it can be reported', () => {
  expect(linhas(`7,89642E+12\t2\n${A}\t3`)).toEqual(['7,89642E+12;2', `${A};3`]);
});

test('a quantity may have thousands separators and zero decimals', () => {
  expect(linhas('EAN;Qtd\n7896422507059;1.000\n7896004701234;12,00')).toEqual([
    `${A};1000`,
    '7896004701234;12',
  ]);
});

test('a comma may separate a code from a quantity', () => {
  expect(linhas(`${A},10\n7896004701234, 3`)).toEqual([`${A};10`, '7896004701234;3']);
});

test('readColado reads a copied message line by line', () => {
  const message = [
    '[21/11/2026 09:15] Ana Souza: Bom dia!',
    '[21/11/2026, 09:16] Ana Souza: segue o pedido:',
    '21/11/2026 09:16 - Ana Souza: 10 dipirona 500mg',
    '- losartana 50mg 20 cx',
    `${A} 5 un`,
    `* 12x ${A}`,
    'neosaldina c/ 20 drg - 3',
    'obrigada',
  ].join('\n');
  const read = readColado(message);
  expect(read.linhas).toEqual([
    { identificacao: 'dipirona 500mg', quantidade: 10 },
    { identificacao: 'losartana 50mg', quantidade: 20 },
    { identificacao: A, quantidade: 5 },
    { identificacao: A, quantidade: 12 },
    { identificacao: 'neosaldina c/ 20 drg', quantidade: 3 },
  ]);
  expect(read.ignoradas).toHaveLength(3);
});

test('blanks or signs may separate codes from quantities', () => {
  expect(linhas('101 4\n102 x 5\n103 - 6\n104')).toEqual(['101;4', '102;5', '103;6', '104;1']);
});

test('a message may contain lines in the import’s own form', () => {
  expect(linhas(`segue 2 itens:\n10 dipirona 500mg\n101;3\n102;4;9,90\n${A};5`)).toEqual([
    'segue 2 itens;1',
    'dipirona 500mg;10',
    '101;3',
    '102;4',
    `${A};5`,
  ]);
});

test('readColado reports how most lines name their products', () => {
  expect(readColado(`${A} 1\n101 2\n7896004701234 2`).tipo).toBe('0');
  expect(readColado('101 2\n102 2').tipo).toBe('1');
  expect(readColado('10 dipirona').tipo).toBeNull();
});

test('readTabela reads the rows of a file', () => {
  expect(
    readTabela([['Tabela de novembro'], ['Código', 'Qtd'], ['101', '2'], ['', ''], ['102', '3']]),
  ).toEqual({
    linhas: [
      { identificacao: '101', quantidade: 2 },
      { identificacao: '102', quantidade: 3 },
    ],
    ignoradas: ['Tabela de novembro'],
    tipo: '1',
  });
});

test('readColado returns no lines for an empty text', () => {
  expect(readColado('')).toEqual({ linhas: [], ignoradas: [], tipo: null });
});

test.each([
  ['dipirona 500\t10\nFARM-0077\t4\n7891317427542\t2', ['FARM-0077', 4], ['7891317427542', 2]],
  ['dipirona 500\t10\n12345\t4\n6789\t2', ['12345', 4], ['6789', 2]],
] as const)('a name among codes keeps its quantity, and quantities are no codes: %j', (text, ...codes) => {
  const read = readColado(text).linhas.map(({ identificacao, quantidade }) => [identificacao, quantidade]);
  expect(read).toEqual([['dipirona 500', 10], ...codes]);
});
