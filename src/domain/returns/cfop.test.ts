import { expect, test } from 'vitest';
import { cfopDaDevolucao } from './cfop.ts';

test.each([
  // By the sale's own operation, not by the amounts of the line.
  ['5101', 0, '5202'],
  ['5102', 9_00, '5202'],
  ['5119', 0, '5202'],
  ['5202', 0, '5202'],
  ['5401', 9_00, '5411'],
  ['5403', 0, '5411'],
  // ST was withheld before, so that the line has none.
  ['5405', 0, '5411'],
  ['6403', 9_00, '5411'],
  // Others say nothing of ST.
  ['5910', 0, '5202'],
  ['5910', 9_00, '5411'],
  ['', 0, '5202'],
  ['', 9_00, '5411'],
])('cfopDaDevolucao follows %s with ST of %i cents', (cfop, st, devolucao) => {
  expect(cfopDaDevolucao({ cfop, st }, true)).toBe(devolucao);
  expect(cfopDaDevolucao({ cfop, st }, false)).toBe(`6${devolucao.slice(1)}`);
});
