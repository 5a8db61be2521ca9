import { expect, test } from 'vitest';
import { readEmbalagem } from './embalagem-escrita.ts';

test.each([
  ['dipirona 500 mg c/ 10 comp', 'dipirona 500 mg', 10],
  ['azitromicina 500mg 3cp', 'azitromicina 500mg', 3],
  ['dipirona 500mg C/20', 'dipirona 500mg', 20],
  ['LOSARTANA 50 MG X 30', 'LOSARTANA 50 MG', 30],
  ['omeprazol com 28 caps 20mg', 'omeprazol 20mg', 28],
  ['neosaldina 20 drágeas', 'neosaldina', 20],
  ['losartana 50mg 30 comp. rev. ems', 'losartana 50mg ems', 30],
])('the pack of %j is left out of its name %j, and holds %i', (text, nome, unidades) => {
  expect(readEmbalagem(text)).toEqual({ nome, unidades });
});

test.each([
  'dipirona 500',
  'dipirona c/ 20 ml',
  'dipirona com 500mg',
  'soro x 500 ml',
  'creme c/ 1,5 g',
  'vitamina b12 comp',
  'paracetamol 750 comp',
  'allegra 12 horas',
  'losartana c/ 0',
  'max 30',
])('no pack of units is written in %j', (text) => {
  expect(readEmbalagem(text)).toBeNull();
});
