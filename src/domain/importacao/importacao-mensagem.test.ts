import { expect, test } from 'vitest';
import { readCodigo, readMensagem } from './importacao-mensagem.ts';

const A = '7896422507059';
/** A bar code with a wrong check digit. */
const WRONG = '7896422507058';

const read = (line: string): string | null => {
  const linha = readMensagem(line);
  return linha && `${linha.identificacao};${linha.quantidade}`;
};

test.each([
  '[21/11/2026 09:15] Ana: 10 dipirona',
  '  [1/2/26, 9:05:33] Ana Souza: 10 dipirona',
  '21/11/2026, 09:15 - Ana: 10 dipirona',
  '21/11/2026  09:15  -  Ana:  10 dipirona',
  '21/11/2026 09:15-Ana:10 dipirona',
  '21/11/2026 09:15 10 dipirona',
  '[21/11/2026 09:15]Ana: 10 dipirona',
])('readMensagem drops a message’s date, time and sender: %s', (line) => {
  expect(read(line)).toBe('dipirona;10');
});

test('readMensagem keeps a date in the middle of a line', () => {
  expect(read('validade 21/11/2026 09:15 dipirona 4 cx')).toBe('validade 21/11/2026 09:15 dipirona;4');
});

test.each(['-', '*', '•', '·', '–', '>', '1)', '12.', '123)', '  •', '-  ', '12)  '])(
  'readMensagem drops the sign of a list item: %s',
  (sign) => {
    expect(read(`${sign} losartana 20 cx`)).toBe('losartana;20');
  },
);

test('readMensagem keeps words that only look like the sign of a list item', () => {
  expect(read('A losartana 20 cx')).toBe('A losartana;20');
  expect(read('ac. fólico 5 mg 20 cx')).toBe('ac. fólico 5 mg;20');
  expect(read('-losartana 20 cx')).toBe('losartana;20');
  expect(read('losartana - 25 mg 20 cx')).toBe('losartana - 25 mg;20');
});

test.each([
  [`dipirona ${A} 5 un`, `${A};5`],
  [`${WRONG}. 3 un`, `${WRONG};3`],
  [`dipirona ${WRONG},50 3 un`, `dipirona ${WRONG},50;3`],
  [`dipirona 1,${WRONG} 3 un`, `dipirona 1,${WRONG};3`],
  ['dipirona 12345670 3 un', '12345670;3'],
  ['dipirona 1234567 3 un', 'dipirona 1234567;3'],
  ['dipirona 123456789012345 3 un', 'dipirona 123456789012345;3'],
])('a bar code of 8 to 14 digits names the product: %s', (line, wanted) => {
  expect(read(line)).toBe(wanted);
});

test.each([
  ['3 un dipirona 789 6422 50705 9', `${A};3`],
  ['789.6422.50705-9 dipirona 3 un', `${A};3`],
  ['03600 02914 52 dipirona 3 un', '036000291452;3'],
  ['3 un dipirona 789 6422 50705 8', 'dipirona 789 6422 50705 8;3'],
  ['9638 5074 dipirona 3 un', '9638 5074 dipirona;3'],
  ['19638 5074 dipirona 3 un', '19638 5074 dipirona;3'],
])('a bar code with gaps counts only if it is long and its check digit is right: %s', (line, wanted) => {
  expect(read(line)).toBe(wanted);
});

test.each([
  ['101 4', '101;4'],
  ['101   12', '101;12'],
  ['102x5', '102;5'],
  ['102 X 5', '102;5'],
  ['102*5', '102;5'],
  ['102  -  5', '102;5'],
  ['102–5', '102;5'],
  ['102 = 5', '102;5'],
  ['102:5', '102;5'],
  ['102;15;9,90', '102;15'],
  ['102 15 ; 9,90', '102;15'],
  [`${A} 120`, `${A};120`],
  ['7 3', '7;3'],
  ['abc 101 4', 'abc 101 4;1'],
  ['101 4 abc', '101 4 abc;1'],
])('a code followed by a number is a product and its quantity: %s', (line, wanted) => {
  expect(read(line)).toBe(wanted);
});

test.each([
  ['104', '104;1'],
  ['12', '12;1'],
  [A, `${A};1`],
  ['789 6422 50705 9', `${A};1`],
  ['7,896422507059E+12', `${A};1`],
  ['7,89642E+12', '7,89642E+12;1'],
  ['101,00', '101;1'],
])('a code alone is one pack: %s', (line, wanted) => {
  expect(read(line)).toBe(wanted);
});

test.each([
  ['dipirona qtd 12', 12],
  ['dipirona Qtde.: 12', 12],
  ['dipirona QUANTIDADE=12', 12],
  ['dipirona quant  :  12', 12],
  ['dipirona qt12', 12],
  ['dipirona 12cx', 12],
  ['dipirona 12 caixas', 12],
  ['dipirona 12 UN.', 12],
  ['dipirona 12 pçs', 12],
  ['dipirona x 12', 12],
  ['dipirona x12', 12],
  ['dipirona X  12', 12],
  ['dipirona ×12', 12],
  ['dipirona *12', 12],
  ['12 x dipirona', 12],
  ['12x dipirona', 12],
  ['12 ×   dipirona', 12],
  ['dipirona - 12', 12],
  ['dipirona –12', 12],
  ['dipirona: 12', 12],
  ['dipirona =  12', 12],
  ['dipirona  12', 12],
  ['12 dipirona', 12],
  ['123456   dipirona', 123_456],
  ['dipirona 123456 frascos', 123_456],
])('readMensagem reads the product’s name and the quantity: %s', (line, quantidade) => {
  expect(readMensagem(line)).toEqual({ identificacao: 'dipirona', quantidade });
});

test.each([
  'dipirona qtd 1.500',
  'dipirona 1/20 cx',
  'dipirona 1,20 cx',
  'dipirona 20 cxa',
  'dipirona 20 cx2',
  'dipirona max 12',
  'dipirona x 500 mg',
  'dipirona x 500mg',
  'dipirona x 500 ml',
  'dipirona x 1.5',
  'dipirona x 1500,75',
  'dipirona 12 x caneta',
  'dipirona - 12 comprimidos',
  'dipirona 12',
  '12xdipirona',
  'c 10 dipirona',
])('a number that is no quantity stays in the name: %s', (line) => {
  expect(readMensagem(line)).toEqual({ identificacao: line, quantidade: 1 });
});

test.each([
  [`${A} dipirona 12`, 12],
  [`${A} dipirona 500mg 12`, 12],
  [`${A} dipirona 1,5% 12`, 12],
  [`${A} dipirona 123456`, 123_456],
  [`${A} dipirona 12 34`, 1],
  [`${A} dipirona 500mg`, 1],
  [`${A} dipirona B12`, 1],
  [`${A} dipirona 12.`, 12],
  [`${A} dipirona`, 1],
  ['dipirona caneta 12', 1],
])('next to a bar code the only other number is the quantity: %s', (line, quantidade) => {
  expect(readMensagem(line)?.quantidade).toBe(quantidade);
});

test.each([
  ['6 paracetamol 750', 'paracetamol 750;6'],
  ['6 paracetamol  750', 'paracetamol 750;6'],
  ['6  amoxicilina + clavulanato  875', 'amoxicilina + clavulanato 875;6'],
  ['6 paracetamol 750 mg', 'paracetamol 750 mg;6'],
  ['6 un paracetamol 750 mg', 'paracetamol 750 mg;6'],
  ['6 un paracetamol  750', 'paracetamol 750;6'],
  ['6x paracetamol', 'paracetamol;6'],
  ['6x paracetamol  750', 'paracetamol 750;6'],
  ['6 cx dipirona 500', 'dipirona 500;6'],
  ['6 cx dipirona  500', 'dipirona 500;6'],
  ['2 dipirona 10', 'dipirona 10;2'],
  ['2 dipirona  10', '2 dipirona;10'],
  ['2 dipirona 500mg  100', '2 dipirona 500mg;100'],
  ['2 dipirona 500  100', '2 dipirona 500;100'],
  ['6 paracetamol - 750', '6 paracetamol;750'],
  ['6 paracetamol x 750', '6 paracetamol;750'],
  ['6 paracetamol qtd 750', '6 paracetamol;750'],
  ['1000 vitaminas  500', '1000 vitaminas;500'],
  ['dipirona 500  10', 'dipirona 500;10'],
  ['allegra 12 horas  120', 'allegra 12 horas;120'],
  ['3 allegra 12 horas', 'allegra 12 horas;3'],
  ['6 a 120', 'a 120;6'],
])('of a number in front and one at the end, a strength is no quantity: %j', (line, wanted) => {
  expect(read(line)).toBe(wanted);
});

test.each([
  ['clonazepam 2mg 30 cp 4', 'clonazepam 2mg 30 cp;4'],
  ['azitromicina 500mg 3cp 10', 'azitromicina 500mg 3cp;10'],
  ['glimepirida 2mg 30 cp 08', 'glimepirida 2mg 30 cp;8'],
  ['metformina 850 c/30 12', 'metformina 850 c/30;12'],
  ['metformina 850 c/ 30 un. 12', 'metformina 850 c/ 30 un.;12'],
  ['dipirona 500mg c/ 10 comp 5', 'dipirona 500mg c/ 10 comp;5'],
  ['losartana 50mg com 30 6', 'losartana 50mg com 30;6'],
  ['losartana 50 MG X 30 99999', 'losartana 50 MG X 30;99999'],
  ['buscopan 20 comprimidos 4', 'buscopan 20 comprimidos;4'],
  ['losartana 50mg 30 comp rev 4', 'losartana 50mg 30 comp rev;4'],
  ['dipirona 500mg 500 comp 2', 'dipirona 500mg 500 comp;2'],
  ['neosaldina 20 drágeas 3', 'neosaldina 20 drágeas;3'],
  [`${A} dipirona c/10 12`, `${A};12`],
])('a number alone at the end is the quantity after a pack: %s', (line, wanted) => {
  expect(read(line)).toBe(wanted);
});

test.each([
  ['losartana 50mg 30 cp 100000', 'losartana 50mg 30 cp 100000;1'],
  ['losartana 50mg 30 cp 0', 'losartana 50mg 30 cp 0;1'],
  ['dipirona 500 10', 'dipirona 500 10;1'],
  ['metformina 850', 'metformina 850;1'],
  ['dipirona 500 comp 20', 'dipirona 500 comp 20;1'],
  ['6 paracetamol 750 comp 20', 'paracetamol 750 comp 20;6'],
  ['vitamina b12 comp 30', 'vitamina b12 comp 30;1'],
  ['losartana 50mg 30 cp 4mg', 'losartana 50mg 30 cp 4mg;1'],
  ['losartana 50mg x 30', 'losartana 50mg;30'],
  ['losartana 50mg 30 cp 4 cx', 'losartana 50mg 30 cp;4'],
])('a number that stands after no pack, or is no quantity, is read as before: %s', (line, wanted) => {
  expect(read(line)).toBe(wanted);
});

test('a name loses the signs and blanks around it', () => {
  expect(read('-- dipirona;  sódica ; 3 un;')).toBe('dipirona; sódica;3');
  expect(read('  dipirona   sódica  - 3')).toBe('dipirona sódica;3');
});

test('readMensagem returns null for a line without a number', () => {
  expect(read('bom dia!')).toBeNull();
  expect(read('[21/11/2026 09:15] Ana: bom dia!')).toBeNull();
  expect(read('')).toBeNull();
});

test.each([
  [' 123 ', '123'],
  ['12345678901234', '12345678901234'],
  ['123456789012345', null],
  ['12,00', '12'],
  ['10.0', '10'],
  ['12345678901234,0', '12345678901234'],
  ['12,05', null],
  ['12;00', null],
  ['a12,00', null],
  ['12,00a', null],
  ['12,0,0', null],
  ['7.8', null],
  ['789 6422 50705 9', A],
  ['789-6422.50705 9', A],
  ['789 6422 50705 8', null],
  [' 7,896422507059E+12 ', A],
  ['7,89642E+12', '7,89642E+12'],
  ['dipirona', null],
  ['', null],
])('readCodigo reads the cell %j as the code %j', (cell, wanted) => {
  expect(readCodigo(cell)).toBe(wanted);
});
