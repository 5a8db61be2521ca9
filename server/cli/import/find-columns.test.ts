import { expect, test } from 'vitest';
import type { COLUNAS } from '#server/integration/files/columns/columns-of.ts';
import type { Mapeamentos } from '#server/integration/files/columns/mapping.ts';
import { findColumns, findParte, rememberColumns } from './find-columns.ts';

const find = (recurso: keyof typeof COLUNAS, titulos: readonly string[], tipos: Mapeamentos = {}) =>
  findColumns({ linha: 1, titulos }, recurso, { tipos, nome: 'colunas.json' }, true);

/** The titles that are remembered after a table. */
const remember = (recurso: keyof typeof COLUNAS, titulos: readonly string[], tipos: Mapeamentos = {}) => {
  const found = find(recurso, titulos, tipos);
  if (!found.ok) throw new Error(found.error);
  return rememberColumns(tipos, found.value);
};

test('a table with other titles than the remembered ones is read, and keeps what it lacks', () => {
  const first = remember('precos', ['Produto', 'Preço', 'Desconto']);
  const second = find('precos', ['Cód. Produto', 'Valor'], first);
  expect(second).toMatchObject({
    ok: true,
    value: [{ mapeamento: { colunas: { produto: 'Cód. Produto', valorUnitario: 'Valor' } }, avisos: [] }],
  });
  expect(remember('precos', ['Cód. Produto', 'Valor'], first)).toEqual({
    precos: {
      colunas: { produto: 'Cód. Produto', valorUnitario: 'Valor', descontoComercial: 'Desconto' },
    },
  });
});

test('a remembered column that is not needed may be absent', () => {
  const tipos = remember('usuarios', ['Código', 'Nome', 'E-mail', 'Clientes']);
  const found = find('usuarios', ['Código', 'Nome', 'E-mail'], tipos);
  expect(found.ok && found.value[0]?.mapeamento.colunas).not.toHaveProperty('clientes');
});

test('an absent title that a person gave refuses a needed column, and is told of another one', () => {
  const tipos = { precos: { colunas: { valorUnitario: 'Vlr 1', st: 'Imposto' } } };
  const faltam = find('precos', ['Produto', 'Valor'], tipos);
  expect(faltam).toEqual({
    ok: false,
    error:
      'Faltam colunas: valorUnitario. As do arquivo: Produto, Valor. ' +
      'Em colunas.json a coluna de valorUnitario é "Vlr 1", que o arquivo não tem. ' +
      'Em colunas.json a coluna de st é "Imposto", que o arquivo não tem. ' +
      'Corrija o título em colunas.json, ou apague-o para que a coluna seja adivinhada. ' +
      'Para só alterar registros que já existem, elas não são necessárias: importe com --alterar.',
  });
  expect(find('precos', ['Produto', 'Vlr 1'], tipos)).toMatchObject({
    ok: true,
    value: [{ avisos: ['Em colunas.json a coluna de st é "Imposto", que o arquivo não tem.'] }],
  });
});

test('lines that only change known records need no more than their code', () => {
  const titulos = ['CODCLI', 'BLOQUEIO'];
  const findClientes = (soAltera: boolean, given = titulos) => {
    const lembradas = { tipos: {}, nome: 'colunas.json', soAltera };
    return findColumns({ linha: 1, titulos: given }, 'clientes', lembradas, true);
  };
  expect(findClientes(true)).toMatchObject({
    ok: true,
    value: [{ mapeamento: { colunas: { codigoErp: 'CODCLI', bloqueioMotivo: 'BLOQUEIO' } } }],
  });
  expect(findClientes(false)).toEqual({
    ok: false,
    error:
      'Faltam colunas: nome, cpfCnpj. As do arquivo: CODCLI, BLOQUEIO. Diga quais são em colunas.json. ' +
      'Para só alterar registros que já existem, elas não são necessárias: importe com --alterar.',
  });
  expect(findClientes(true, ['BLOQUEIO'])).toMatchObject({
    ok: false,
    error: expect.stringMatching(/^Faltam colunas: codigoErp\. .* em colunas\.json\.$/),
  });
});

test('a table of past orders needs all its columns in each mode', () => {
  const lembradas = { tipos: {}, nome: 'c', soAltera: true };
  const found = findColumns({ linha: 1, titulos: ['Nº pedido', 'Status'] }, 'historico', lembradas, true);
  expect(found.ok ? '' : found.error).toMatch(/^Faltam colunas: produto, .* Diga quais são em c\.$/);
});

const avisosOf = (titulos: readonly string[], tipos?: Mapeamentos) => {
  const found = find('produtos', titulos, tipos);
  return found.ok ? found.value[0]?.avisos : found.error;
};

test('a table of products with unused columns tells that it has no price and no stock', () => {
  expect(avisosOf(['Código', 'Descrição', 'Físico', 'Líquido'])).toEqual([
    'Não há coluna de preço: os produtos novos não têm preço enquanto não vier um arquivo de precos. ' +
      'Se uma das colunas acima é ela, diga em colunas.json, dentro de "tipos": ' +
      '"produtos.precos": { "colunas": { "valorUnitario": "título da coluna" } }.',
    'Não há coluna de estoque: os produtos novos ficam em falta enquanto não vier um arquivo de estoques. ' +
      'Se uma das colunas acima é ela, diga em colunas.json, dentro de "tipos": ' +
      '"produtos.estoques": { "colunas": { "estoque": "título da coluna" } }.',
  ]);
  expect(avisosOf(['Código', 'Descrição', 'Preço', 'Saldo', 'Cor'])).toEqual([]);
  expect(avisosOf(['Código', 'Descrição'])).toEqual([]);
});

test('a stored title of stock is used, and one that the table lacks is told', () => {
  const tipos = {
    'produtos.estoques': { colunas: { estoque: 'Físico' } },
    'produtos.precos': { colunas: { valorUnitario: 'Líquido' } },
  };
  expect(avisosOf(['Código', 'Descrição', 'Físico', 'Líquido'], tipos)).toEqual([]);
  const semEstoque = { ...tipos, 'produtos.estoques': { colunas: { estoque: '' } } };
  expect(avisosOf(['Código', 'Descrição', 'Líquido', 'Saldo'], semEstoque)).toEqual([]);
  expect(avisosOf(['Código', 'Descrição', 'Líquido'], tipos)).toEqual([
    'Em colunas.json a coluna de estoque é "Físico", que o arquivo não tem.',
  ]);
});

test('refused prices of a table of products have the columns that it had', () => {
  const titulos = [
    'linha do arquivo',
    'motivo da recusa',
    'Código',
    'Descrição',
    'Físico',
    'Preço',
    'Líquido',
  ];
  const parte = (tipos: Mapeamentos, titles: readonly string[] = titulos) => {
    const found = findParte({ linha: 1, titulos: titles }, 'precos', { tipos, nome: 'colunas.json' });
    return found.ok ? found.value.map(({ tipo, mapeamento }) => [tipo, mapeamento.colunas]) : found.error;
  };
  expect(parte({})).toEqual([['produtos.precos', { produto: 'Código', valorUnitario: 'Preço' }]]);
  expect(parte({ 'produtos.precos': { colunas: { valorUnitario: 'Líquido' } } })).toEqual([
    ['produtos.precos', { produto: 'Código', valorUnitario: 'Líquido' }],
  ]);
  expect(parte({ precos: { colunas: { valorUnitario: 'Líquido' } } })).toEqual([
    ['precos', { produto: 'Código', valorUnitario: 'Líquido' }],
  ]);
  const semNome = titulos.filter((title) => title !== 'Descrição');
  expect(parte({}, semNome)).toEqual([['precos', { produto: 'Código', valorUnitario: 'Preço' }]]);
  expect(parte({ 'produtos.precos': { colunas: {} } }, semNome)).toMatch(/^Faltam colunas: nome\./);
});
