import { expect, test } from 'vitest';
import { type ProdutoTabela, tabelaHead, tabelaNome, tabelaRows } from './tabela-preco.ts';

const produto: ProdutoTabela = {
  codigo: '101',
  codigosBarras: ['7896422507059', '7896004701234'],
  nome: 'DIPIRONA',
  apresentacao: '500 MG COM CT X 10',
  substancia: 'DIPIRONA; MONOIDRATADA',
  fabricante: '=MEDLEY',
  marca: 'Medley',
  linha: 'Genéricos',
  categoria: 'Dor',
  subCategoria: 'Analgésicos',
  comercializado: true,
  pmc: 1290,
  estoque: 40,
  preco: {
    valorUnitario: 100_000,
    descontoComercial: 1000,
    descontoFinanceiro: 250,
    liquidoUnit: 87_750,
    stUnit: 4388,
  },
};

test('tabelaRows writes a product as a spreadsheet reads it', () => {
  expect(tabelaRows(produto, false)).toBe(
    '101;7896422507059;DIPIRONA;500 MG COM CT X 10;"DIPIRONA; MONOIDRATADA";\'=MEDLEY;Medley;Genéricos;Dor;' +
      'Analgésicos;Comercializado;40;12,90;10,00;10,00;2,50;8,7750;0,4388;9,2138;\r\n',
  );
});

test('tabelaRows writes a row for each bar code on request', () => {
  const codes = (text: string) =>
    text
      .trim()
      .split('\r\n')
      .map((line) => line.split(';')[1]);
  expect(codes(tabelaRows(produto, true))).toEqual(['7896422507059', '7896004701234']);
  expect(codes(tabelaRows({ ...produto, codigosBarras: [] }, true))).toEqual(['']);
});

test('tabelaRows leaves unknown cells empty', () => {
  const row = tabelaRows({ ...produto, pmc: 0, preco: null, comercializado: false }, false);
  expect(row).toContain(';Inativo;40;;;;;;;;\r\n');
});

test('tabelaRows leaves the cell of a name empty that the company did not give', () => {
  const semNomes = {
    fabricante: 'Não informado',
    marca: 'Não informada',
    linha: 'Não informada',
    categoria: 'Não informada',
    subCategoria: 'Não informada',
  };
  expect(tabelaRows({ ...produto, ...semNomes }, false)).toContain(
    ';"DIPIRONA; MONOIDRATADA";;;;;;Comercializado;',
  );
});

test('tabelaHead has as many headings as a row has cells', () => {
  const bare = { ...produto, substancia: 'x' };
  expect(tabelaHead().split(';')).toHaveLength(tabelaRows(bare, false).split(';').length);
});

test('tabelaNome contains the moment', () => {
  expect(tabelaNome('2026-11-21T10:15:30-03:00')).toBe('TabelaPreço-20261121101530.csv');
});

test('tabelaHead begins with the headings of its columns', () => {
  expect(tabelaHead().replace(/^\uFEFF/, '')).toBe(
    'Código;Código de barras;Produto;Apresentação;Substância;Laboratório;Marca;Linha;Categoria;Subcategoria;' +
      'Situação;Estoque;PMC (R$);Preço (R$);Desconto comercial (%);Desconto financeiro (%);' +
      'Preço com desconto (R$);ST (R$);Preço final (R$);Quantidade\r\n',
  );
});

test('tabelaRows writes the rows of several bar codes one after another', () => {
  expect(
    tabelaRows({ ...produto, preco: null }, true)
      .split('\r\n')
      .map((row) => row.slice(0, 17)),
  ).toEqual(['101;7896422507059', '101;7896004701234', '']);
});
