import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { assembleFeed, contentName, precosLines } from './feed-lines.ts';

const preco = {
  valorUnitario: 182_512,
  descontoComercial: 4550,
  descontoFinanceiro: 100,
  st: 1180,
  idPessoaFilial: 1,
  estoque: 7,
};

test('writes 250 products a line, prices in reais and discounts in percent', () => {
  const lines = precosLines(Array.from({ length: 251 }, () => preco));
  expect(lines).toHaveLength(2);
  expect(lines[1]).toBe(
    '{"n":1,"valorUnitario":[18.2512],"descontoComercial":[45.5],"descontoFinanceiro":[1],"st":[11.8],"idPessoaFilial":[1],"estoque":[7]}',
  );
});

test('ends with the hash of every byte before the last line', () => {
  const { text, sha256 } = assembleFeed({ geracao: 'g' }, ['{"n":0}'], 1);
  const before = '{"geracao":"g"}\n{"n":0}\n';
  expect(sha256).toBe(createHash('sha256').update(before).digest('hex'));
  expect(text).toBe(`${before}{"fim":true,"total":1,"sha256":"${sha256}"}\n`);
});

test('names the same content alike and other content otherwise', () => {
  expect(contentName(['a', 'b'])).toBe(contentName(['a', 'b']));
  expect(contentName(['a', 'b'])).not.toBe(contentName(['ab']));
});
