import { expect, test } from 'vitest';
import { COLUNAS } from './columns-of.ts';
import { guessColumns } from './guess-columns.ts';
import { guessKind } from './guess-kind.ts';
import { guessParte, PARTES_DE_PRODUTOS } from './product-parts.ts';

test.each([
  ['produtos', 'Código;Descrição;Preço;Estoque'],
  ['produtos', 'Cód. Produto;Descrição;Laboratório'],
  ['precos', 'Tabela;Cód. Produto;Preço'],
  ['estoques', 'Filial;Cód. Produto;Saldo'],
  ['clientes', 'Código;Razão Social;CNPJ;Município;UF;Limite de crédito'],
  ['usuarios', 'RCA;Nome;E-mail'],
  ['lancamentos', 'Código;Cód. Cliente;Data;Histórico;D/C;Valor'],
  ['filiais', 'Filial;Razão Social;CNPJ da filial;Cidade;UF'],
] as const)('titles of %s tell their kind', (kind, titles) => {
  expect(guessKind(titles.split(';'))).toBe(kind);
});

test.each(['Cor;Tamanho', 'Código', '', 'Código;Razão Social;CNPJ;Município;UF'])(
  'the titles %j tell no kind',
  (titles) => {
    expect(guessKind(titles.split(';'))).toBeUndefined();
  },
);

const partesOf = (titles: readonly string[]) => {
  const { mapa } = guessColumns(titles, COLUNAS.produtos);
  return PARTES_DE_PRODUTOS.map((parte) => guessParte(titles, mapa, parte));
};

test('a table of products has the columns of prices and stock that its products leave', () => {
  const titles = ['Código', 'Descrição', 'Filial', 'PMC', 'Preço', 'Desconto', 'Saldo', 'Ativo'];
  expect(partesOf(titles)).toEqual([
    { produto: 'Código', valorUnitario: 'Preço', descontoComercial: 'Desconto' },
    { produto: 'Código', filial: 'Filial', estoque: 'Saldo' },
  ]);
});

test('a table of products without amounts has neither prices nor stock', () => {
  expect(partesOf(['Código', 'Descrição', 'Desconto', 'Estoque mínimo'])).toEqual([undefined, undefined]);
});

test('a remembered title of a price wins, and one that is absent makes no price of another column', () => {
  const titles = ['Código', 'Descrição', 'Preço', 'Preço 2'];
  const { mapa } = guessColumns(titles, COLUNAS.produtos);
  const [precos] = PARTES_DE_PRODUTOS;
  if (precos === undefined) throw new Error('prices');
  expect(guessParte(titles, mapa, precos, { valorUnitario: 'Preço 2' })?.['valorUnitario']).toBe('Preço 2');
  expect(guessParte(titles, mapa, precos, { valorUnitario: 'Preço 3' })).toBeUndefined();
});
