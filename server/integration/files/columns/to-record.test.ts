import { expect, test } from 'vitest';
import { COLUNAS } from './columns-of.ts';
import { guessColumns } from './guess-columns.ts';
import { toRecord } from './to-record.ts';

test.each([
  ['Crédito', 'C'],
  ['CRED', 'C'],
  ['débito', 'D'],
  ['d', 'D'],
  ['X', 'X'],
])('the nature %j of an entry of a table is %s, with its day in the business time zone', (cell, natureza) => {
  const titles = ['Lançamento', 'Cód. Cliente', 'Data', 'Histórico', 'D/C', 'Valor'];
  const cells = ['77', 'C-9', '20/11/2026', 'Depósito', cell, '1.250,00'];
  const { mapa } = guessColumns(titles, COLUNAS.lancamentos);
  const campos = Object.fromEntries(titles.map((title, at) => [title, cells[at] ?? '']));
  expect(toRecord(campos, COLUNAS.lancamentos, mapa, ',')).toEqual({
    ok: true,
    value: {
      codigoErp: '77',
      cliente: 'C-9',
      natureza,
      valor: 1250,
      dataHora: '2026-11-20T12:00:00-03:00',
      observacao: 'Depósito',
    },
  });
});

test.each([
  ['ESCRITÓRIO', 'escritorio'],
  ['Integração', 'integracao'],
  ['chéfe', 'chéfe'],
])('the role %j of a cell is %s, whatever its accents are', (cell, papel) => {
  expect(toRecord({ Papel: cell }, COLUNAS.usuarios, { papel: 'Papel' })).toEqual({
    ok: true,
    value: { papel },
  });
});
