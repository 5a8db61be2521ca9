import { expect, test } from 'vitest';
import type { ProdutoResumo } from '#engine/read.ts';
import { comEstoque, partedBySimilar, quantidadeNoLugar } from './similares.ts';

const produto = (idProduto: number, estoque: number | null, comercializado = true) =>
  ({ idProduto, comercializado, preco: estoque === null ? null : { estoque } }) as ProdutoResumo;

test('of the related products only those in stock are kept, without the product itself', () => {
  const all = [produto(1, 9), produto(2, 0), produto(3, 1), produto(4, null), produto(5, 7, false)];
  expect(comEstoque(all, 1).map((p) => p.idProduto)).toEqual([3]);
});

test('products that replace one come apart from the others, the cheapest unit first', () => {
  const of = (idProduto: number, apresentacao: string, valorUnitario: number | null) =>
    ({
      idProduto,
      substancia: 'LOSARTANA',
      apresentacao,
      preco: valorUnitario && {
        valorUnitario,
        descontoComercial: 0,
        descontoFinanceiro: 0,
        st: 0,
        faixas: [],
        estoque: 1,
      },
    }) as unknown as ProdutoResumo;
  const all = [
    of(2, '50 MG COM CT BL X 30', 30_000),
    of(3, '50 MG COM CT BL X 60', 50_000),
    of(4, '100 MG COM CT BL X 30', 10_000),
    of(5, '50 MG COM CT BL X 15', null),
  ];
  const { similares, outros } = partedBySimilar(of(1, '50 MG COM CX X 30', 1), all, false);
  expect(similares.map((p) => p.idProduto)).toEqual([3, 2, 5]);
  expect(outros.map((p) => p.idProduto)).toEqual([4]);
});

test.each([
  ['500 MG COM CT BL X 60', '500 MG COM CT BL X 30', 16, 99, 32],
  ['500 MG COM CT BL X 20', '500 MG COM CT BL X 60', 16, 99, 6],
  ['500 MG COM CT BL X 20', '500 MG COM CT BL X 60', 90, 12, 12],
  ['500 MG COM CT BL X 60', '500 MG COM CT BL X 30', 16, 0, 1],
  ['500 MG COM CT BL X 60', '50 MG/ML SUS OR FR X 100 ML', 16, 99, 16],
])(
  'in place of %s, %s is offered: for %i packs with %i in stock %i',
  (antes, depois, quantidade, estoque, packs) => {
    const of = (apresentacao: string) => ({ apresentacao, preco: { estoque } }) as ProdutoResumo;
    expect(quantidadeNoLugar(of(depois), of(antes), quantidade)).toBe(packs);
  },
);
