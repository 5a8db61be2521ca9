import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import {
  assembleFeed,
  catalogoLines,
  contentName,
  cutFeed,
  precosDeltaLines,
  precosLines,
  runsOf,
} from './feed-lines.ts';

const preco = {
  valorUnitario: 182_512,
  descontoComercial: 4550,
  descontoFinanceiro: 100,
  st: 1180,
  idPessoaFilial: 1,
  estoque: 7,
};

test('a line holds 250 products, with prices in reais and discounts in percent', () => {
  const lines = precosLines(Array.from({ length: 251 }, () => preco));
  expect(lines).toHaveLength(2);
  expect(lines[1]).toBe(
    '{"n":1,"valorUnitario":[18.2512],"descontoComercial":[45.5],"descontoFinanceiro":[1],"st":[11.8],"idPessoaFilial":[1],"estoque":[7]}',
  );
});

const produto = {
  idProduto: 7,
  nome: 'A',
  apresentacao: '',
  substancia: '',
  idFabricante: 1,
  idMarca: 1,
  idLinha: 1,
  idSubCategoria: 1,
  codBarras: '',
  codigoErp: '',
  tipo: 1,
  tarja: 0,
  sinais: 0,
  pmc: 0,
  selos: '',
  vendas: 0,
  cashback: 0,
};

test('a segment has the column of codes only where a product has one', () => {
  const codesOf = (codigos: readonly string[]) =>
    catalogoLines(codigos.map((codigoErp) => ({ ...produto, codigoErp }))).map(
      (line) => (JSON.parse(line) as { codigoErp?: string[] }).codigoErp,
    );
  expect(codesOf(['', ''])).toEqual([undefined]);
  expect(codesOf(['', '000123'])).toEqual([['', '000123']]);
});

test('feed ends with the hash of every byte before the last line', () => {
  const { text, sha256 } = assembleFeed({ geracao: 'g' }, ['{"n":0}'], 1);
  const before = '{"geracao":"g"}\n{"n":0}\n';
  expect(sha256).toBe(createHash('sha256').update(before).digest('hex'));
  expect(text).toBe(`${before}{"fim":true,"total":1,"sha256":"${sha256}"}\n`);
});

test('equal content has equal names, and different content different ones', () => {
  expect(contentName(['a', 'b'])).toBe(contentName(['a', 'b']));
  expect(contentName(['a', 'b'])).not.toBe(contentName(['ab']));
});

test('prices outside the catalogue’s order carry their products’ ids', () => {
  expect(precosDeltaLines([{ ...preco, idProduto: 31 }])).toEqual([
    '{"n":0,"idProduto":[31],"valorUnitario":[18.2512],"descontoComercial":[45.5],"descontoFinanceiro":[1],"st":[11.8],"idPessoaFilial":[1],"estoque":[7]}',
  ]);
});

test('ids are written as runs', () => {
  expect(runsOf([3, 4, 5, 9, 11, 12])).toEqual([
    [3, 3],
    [9, 1],
    [11, 2],
  ]);
  expect(runsOf([])).toEqual([]);
});

test('segments before the given one are cut; too high a number gives undefined', () => {
  const whole = 'head\nzero\none\nend\n';
  expect(cutFeed(whole, 1)).toBe('head\none\nend\n');
  expect(cutFeed(whole, 2)).toBe('head\nend\n');
  expect(cutFeed(whole, 3)).toBeUndefined();
});
