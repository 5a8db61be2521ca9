import { expect, test } from 'vitest';
import type { PrecoResumo, ProdutoResumo } from '#engine/read.ts';
import { estoqueOf } from './estoque-view.ts';

const produto = (change: Partial<ProdutoResumo>): ProdutoResumo =>
  ({ comercializado: true, preco: null, ...change }) as ProdutoResumo;

const withStock = (estoque: number) => produto({ preco: { estoque } as PrecoResumo });

test('estoqueOf returns "disponivel" for 20 units, "poucas" for 1 to 19 and "falta" for 0', () => {
  expect(estoqueOf(withStock(20), true)).toBe('disponivel');
  expect(estoqueOf(withStock(19), true)).toBe('poucas');
  expect(estoqueOf(withStock(1), true)).toBe('poucas');
  expect(estoqueOf(withStock(0), true)).toBe('falta');
});

test('estoqueOf returns null without this customer’s prices, but "falta" for an unmarketed product', () => {
  expect(estoqueOf(withStock(50), false)).toBeNull();
  expect(estoqueOf(produto({ preco: null }), true)).toBeNull();
  expect(estoqueOf(produto({ comercializado: false }), false)).toBe('falta');
});
