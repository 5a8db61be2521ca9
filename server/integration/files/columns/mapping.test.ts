import { expect, test } from 'vitest';
import { COLUNAS } from './columns-of.ts';
import { parseMapeamentos, serializeMapeamentos } from './mapping.ts';
import { toRecord } from './to-record.ts';

test('stored mappings are read back', () => {
  const tipos = { precos: { colunas: { valorUnitario: 'Preço "novo"' }, decimal: ',' as const } };
  expect(parseMapeamentos(serializeMapeamentos(tipos))).toEqual({ ok: true, value: tipos });
});

test.each([
  ['{', 'O arquivo de colunas não é um JSON.'],
  ['[]', 'O arquivo de colunas é inválido.'],
  ['{"versao":2,"tipos":{}}', 'No arquivo de colunas, versao é inválido.'],
  [
    '{"versao":1,"tipos":{"precos":{"colunas":{"st":1}}}}',
    'No arquivo de colunas, tipos.precos.colunas.st é inválido.',
  ],
])('%s is refused with a sentence', (text, error) => {
  expect(parseMapeamentos(text)).toEqual({ ok: false, error });
});

const MAPA = {
  codigoErp: 'Código',
  nome: 'Nome',
  pmc: 'PMC',
  hospitalar: 'Hosp',
  vendas: 'Rank',
  marca: 'Marca',
};

test('the cells of a line become the members of a record', () => {
  const campos = { Código: '010', Nome: 'Água', PMC: 'R$ 3,20', Hosp: 'N', Rank: '', Marca: '', Outra: 'x' };
  expect(toRecord(campos, COLUNAS.produtos, MAPA)).toEqual({
    ok: true,
    value: { codigoErp: '010', nome: 'Água', pmc: 3.2, hospitalar: false, marca: '' },
  });
});

test.each([
  [
    { PMC: '1.234' },
    'A coluna "PMC" tem "1.234", que não é um número, ou pode ser dois (1.234: escreva 1234 ou 1,2340).',
  ],
  [{ Hosp: 'x' }, 'A coluna "Hosp" tem "x", que não é sim ou não.'],
  [{ Rank: '1,5' }, 'A coluna "Rank" tem "1,5", que não é um número inteiro.'],
])('a cell %j refuses its line with a sentence', (campos, error) => {
  expect(toRecord(campos, COLUNAS.produtos, MAPA)).toEqual({ ok: false, error });
});

test('the decimal sign of the file tells which number a cell is', () => {
  expect(toRecord({ PMC: '1.234' }, COLUNAS.produtos, MAPA, ',')).toEqual({ ok: true, value: { pmc: 1234 } });
});
