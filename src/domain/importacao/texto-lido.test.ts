import { expect, test } from 'vitest';
import { readColado } from './importacao-tabela.ts';
import { arrumarTextoLido } from './texto-lido.ts';

const linhasDe = (lido: string) =>
  readColado(arrumarTextoLido(lido)).linhas.map(({ identificacao, quantidade }) => [
    identificacao,
    quantidade,
  ]);

/** As the engine read it from a photographed list, a table and a message (`golden-fotos.bench.ts`). */
const IMPRESSA = `PEDIDO DE COMPRA

DIPIRONA SODICA 500MG COMP                                             24
LOSARTANA POTASSICA 50MG C/30                                      60
HIDROCLOROTIAZIDA 25MG                                                       100
SORO FISIOLOGICO 500ML                                                 48
`;
const TABELA = `EAN                  Produto                                                  Qtd
7896422507059      Dipirona Monoidratada 500mg                            10
7890008015631      Cefalexina 500mg                                         4
`;
const MENSAGEM = `Farmácia Central
Bom dia! Segue o pedido:
dorflex 10 cx
neosaldina 20 drágeas - 6 un
3 buscopan composto
4x sorine infantil
nimesulida 100mg - 30
obrigada

09:41
`;

test('a printed list gives its products with the quantities of its column', () => {
  expect(linhasDe(IMPRESSA)).toEqual([
    ['DIPIRONA SODICA 500MG COMP', 24],
    ['LOSARTANA POTASSICA 50MG C/30', 60],
    ['HIDROCLOROTIAZIDA 25MG', 100],
    ['SORO FISIOLOGICO 500ML', 48],
  ]);
});

test('a table gives its codes with their quantities', () => {
  expect(linhasDe(TABELA)).toEqual([
    ['7896422507059', 10],
    ['7890008015631', 4],
  ]);
});

test('a message gives its wishes; a time of day is left for the person to take out', () => {
  expect(linhasDe(MENSAGEM).slice(0, 5)).toEqual([
    ['dorflex', 10],
    ['neosaldina 20 drágeas', 6],
    ['buscopan composto', 3],
    ['sorine infantil', 4],
    ['nimesulida 100mg', 30],
  ]);
});

test.each([
  ['789642250705g  Dipirona  10', '789642250705g  Dipirona  10'],
  ['78964225O7O59  Dipirona  10', '7896422507059  Dipirona  10'],
  ['7B9642250705g', '7B9642250705g'],
  ['789l317427S42 x 3', '7891317427542 x 3'],
  ['|7891317427542| Losartana | 30 |', '7891317427542  Losartana  30'],
  ['OSSOS DO BOI', 'OSSOS DO BOI'],
])('%j is mended to %j: letters in a code only where its check digit then is right', (lido, arrumado) => {
  expect(arrumarTextoLido(lido)).toBe(arrumado);
});

test('two products side by side are parted at the second code', () => {
  expect(arrumarTextoLido('7896422507059 Dipirona 10   7891317427542 Losartana 5')).toBe(
    '7896422507059 Dipirona  10\n7891317427542 Losartana  5',
  );
});

test('a quantity, and the words of a code, that stand on a line of their own are joined to it', () => {
  expect(arrumarTextoLido('Dipirona 500mg comp\n10 cx\n7891317427542\nLosartana 50mg 5')).toBe(
    'Dipirona 500mg comp  10 cx\n7891317427542  Losartana 50mg  5',
  );
});

test("the content of a package is no quantity, and a list's rules and specks are no lines", () => {
  expect(arrumarTextoLido('LOSARTANA 50MG C/ 30\n~ _ |\n——\n.\nOMEPRAZOL COM 28')).toBe(
    'LOSARTANA 50MG C/ 30\nOMEPRAZOL COM 28',
  );
});

test.each([
  ['6 paracetamol 750', ['paracetamol 750', 6]],
  ['1 DIPIRONA SODICA 500MG COMP 240', ['1 DIPIRONA SODICA 500MG COMP', 240]],
  ['2 dipirona 10', ['2 dipirona', 10]],
])('a strength at the end of a line with its quantity in front is not set apart: %j', (lido, wanted) => {
  expect(linhasDe(lido)).toEqual([wanted]);
});

test('a strength after one space is no quantity, and the quantity on the next line is joined to it', () => {
  expect(linhasDe('PARACETAMOL 750')).toEqual([['PARACETAMOL 750', 1]]);
  expect(linhasDe('PARACETAMOL 750\n10\n7891317427542\nLOSARTANA 50MG 5')).toEqual([
    ['PARACETAMOL 750', 10],
    ['7891317427542', 5],
  ]);
  expect(linhasDe('PARACETAMOL     750\nDORFLEX 36')).toEqual([
    ['PARACETAMOL', 750],
    ['DORFLEX', 36],
  ]);
});

test.each(['10 frascos', '10 pacotes', '10 embalagens', '10 pçs'])(
  'the quantity %j on a line of its own is joined to its product',
  (quantidade) => {
    expect(linhasDe(`Dipirona 500mg\n${quantidade}`)).toEqual([['Dipirona 500mg', 10]]);
  },
);
