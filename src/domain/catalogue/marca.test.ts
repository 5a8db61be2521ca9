import { expect, test } from 'vitest';
import { marcaNaLinha, nomeInformado } from './marca.ts';

test.each([
  ['EMS', 'EMS Sigma', 'EMS'],
  ['Não informada', 'EMS Sigma', 'EMS Sigma'],
  ['', 'EMS Sigma', 'EMS Sigma'],
  ['Não informada', 'Não informado', ''],
])('a line of brand %j and manufacturer %j names %j', (marca, fabricante, named) => {
  expect(marcaNaLinha({ marca, fabricante })).toBe(named);
});

test('a name that the company did not give is shown as nothing', () => {
  expect(['Não informada', 'Não informado', 'Dor'].map(nomeInformado)).toEqual(['', '', 'Dor']);
});
