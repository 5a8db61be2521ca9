import { expect, test } from 'vitest';
import { type Linha, saoAsMesmasLinhas } from './mesmas-linhas.ts';

const linha = (lote: string, quantidade: number, idDevolucaoMotivo?: number): Linha => ({
  idProduto: 1,
  lote,
  quantidade,
  idDevolucaoMotivo,
});

test.each<[string, Linha[], Linha[], boolean]>([
  ['in another order', [linha('A', 1), linha('B', 2)], [linha('B', 2), linha('A', 1)], true],
  ['with other units', [linha('A', 1)], [linha('A', 2)], false],
  ['with a line more', [linha('A', 1)], [linha('A', 1), linha('B', 1)], false],
  ['doubled in place of another', [linha('A', 1), linha('A', 1)], [linha('A', 1), linha('B', 1)], false],
  ['with another reason', [linha('A', 1, 1)], [linha('A', 1, 7)], false],
  ['without a reason on one side', [linha('A', 1, 1)], [linha('A', 1)], true],
  ['of no lines', [], [], true],
])('lines %s: the same %#', (_, a, b, isSame) => {
  expect(saoAsMesmasLinhas(a, b)).toBe(isSame);
});
