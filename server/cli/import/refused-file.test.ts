import { expect, test } from 'vitest';
import { recursoDasRecusadas, refusedName } from './refused-file.ts';

test('refused lines of mended ones get the next number, and no file gets the name of the loaded one', () => {
  const names = ['pasta/x.csv'];
  for (let round = 0; round < 3; round += 1) names.push(refusedName(names.at(-1) ?? '', 'clientes', 'csv'));
  expect(names.slice(1)).toEqual([
    'pasta/x.csv.recusadas.clientes.csv',
    'pasta/x.csv.recusadas.clientes-2.csv',
    'pasta/x.csv.recusadas.clientes-3.csv',
  ]);
  expect(refusedName('x.csv.recusadas.produtos.csv', 'precos', 'csv')).toBe('x.csv.recusadas.precos-2.csv');
  expect(refusedName('x.csv.recusadas.precos-2.xlsx', 'precos', 'csv')).toBe('x.csv.recusadas.precos-3.csv');
  expect([1, 2].map((later) => refusedName('x.csv', 'precos', 'csv', later))).toEqual([
    'x.csv.recusadas.precos-2.csv',
    'x.csv.recusadas.precos-3.csv',
  ]);
  expect(refusedName('clientes.ndjson', 'clientes', 'ndjson')).toBe(
    'clientes.ndjson.recusadas.clientes.ndjson',
  );
});

test.each([
  ['pasta/produtos.csv.recusadas.precos.csv', 'precos'],
  ['produtos.csv.recusadas.precos-2.csv', 'precos'],
  ['produtos.csv.recusadas.estoques-corrigido.xlsx', 'estoques'],
  ['x.csv.recusadas.cashbackLancamentos.csv', 'cashbackLancamentos'],
  ['x.csv.recusadas.precos.csv.recusadas.titulos.csv', 'titulos'],
  ['produtos.csv.recusadas.sapatos.csv', undefined],
  ['precos.csv', undefined],
  ['a.recusadas.precos/produtos.csv', undefined],
])('the refused lines %j are %j', (arquivo, recurso) => {
  expect(recursoDasRecusadas(arquivo)).toBe(recurso);
});
