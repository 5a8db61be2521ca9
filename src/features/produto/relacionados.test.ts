import { expect, test } from 'vitest';
import type { ProdutoResumo } from '#engine/read.ts';
import { comEstoque } from './relacionados.ts';

const produto = (idProduto: number, estoque: number | null, comercializado = true) =>
  ({ idProduto, comercializado, preco: estoque === null ? null : { estoque } }) as ProdutoResumo;

test('of the related products only those in stock are kept, without the product itself', () => {
  const all = [produto(1, 9), produto(2, 0), produto(3, 1), produto(4, null), produto(5, 7, false)];
  expect(comEstoque(all, 1).map((p) => p.idProduto)).toEqual([3]);
});
