import { expect, test } from 'vitest';
import type { ItemCalculado } from '#domain/cart/carrinho.ts';
import { type Conferido, isGanho } from './ganho.ts';

const grupo = { idPessoaFilial: 1, idCondicao: 1, idCarrinhoGrupoTipo: 1, idPagamentoVisto: '2_1' };
const item: ItemCalculado = {
  idItem: 5,
  idItemTipo: 1,
  idCondicao: 1,
  idPessoaFilial: 1,
  idCarrinhoGrupoTipo: 1,
  descricao: 'DIPIRONA',
  descricaoMarca: 'Marca',
  categoria: 'Analgésicos',
  quantidade: 10,
  quantidadeAtendida: 8,
  quantidadeFalta: 2,
  valorUnitario: 100_000,
  descontoComercial: 0,
  descontoFinanceiro: 0,
  stValor: 0,
  valorLiquido: 100_000,
  valorTotal: 8000,
};
const seen: Conferido = { totalVisto: 8000, grupos: [grupo], linhas: [item] };

test('an unchanged or a cheaper order is a gain', () => {
  expect(isGanho(seen, seen)).toBe(true);
  const cheaper = { ...item, valorLiquido: 90_000, valorTotal: 7200 };
  expect(isGanho(seen, { ...seen, totalVisto: 7200, linhas: [cheaper] })).toBe(true);
  const more = { ...cheaper, quantidadeAtendida: 8, quantidadeFalta: 2 };
  expect(isGanho(seen, { ...seen, totalVisto: 7200, linhas: [more] })).toBe(true);
});

test.each<[string, Conferido]>([
  ['a higher total', { ...seen, totalVisto: 8001 }],
  ['a dearer line', { ...seen, linhas: [{ ...item, valorLiquido: 100_001 }] }],
  ['fewer served', { ...seen, linhas: [{ ...item, quantidadeAtendida: 7 }] }],
  ['another quantity', { ...seen, linhas: [{ ...item, quantidade: 9 }] }],
  ['a line less', { ...seen, linhas: [] }],
  ['a line more', { ...seen, linhas: [item, { ...item, idItem: 6 }] }],
  ['another line', { ...seen, linhas: [{ ...item, idItem: 6 }] }],
  ['another branch', { ...seen, linhas: [{ ...item, idPessoaFilial: 2 }] }],
  ['another group', { ...seen, grupos: [{ ...grupo, idPessoaFilial: 2 }] }],
  ['a group less', { ...seen, grupos: [] }],
  ['another payment', { ...seen, grupos: [{ ...grupo, idPagamentoVisto: '3_6' }] }],
])('%s needs a new confirmation', (_name, now) => {
  expect(isGanho(seen, now)).toBe(false);
});

const other = { ...grupo, idPessoaFilial: 2 };
const second = { ...item, idItem: 6, idPessoaFilial: 2 };
const both: Conferido = { totalVisto: 16_000, grupos: [grupo, other], linhas: [item, second] };

test.each<[string, Conferido]>([
  ['one of two payments is another', { ...both, grupos: [grupo, { ...other, idPagamentoVisto: '3_6' }] }],
  ['one of two lines is dearer', { ...both, linhas: [item, { ...second, valorLiquido: 100_001 }] }],
  ['a group more came', { ...both, grupos: [grupo, other, { ...grupo, idPessoaFilial: 3 }] }],
])('an order in two groups needs a new confirmation if %s', (_name, now) => {
  expect(isGanho(both, both)).toBe(true);
  expect(isGanho(both, now)).toBe(false);
});
