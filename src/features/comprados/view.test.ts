import { expect, test } from 'vitest';
import type { Compra, Comprado } from '#domain/orders/comprados.ts';
import type { ProdutoResumo } from '#engine/read.ts';
import { nadaAReporText, sugestoesOf, toLinhas, unidadesUsuais } from './view.ts';

const HOJE = '2026-11-30';

const comprado = (idProduto: number, dias: readonly string[], quantidade = 12): Comprado => {
  const [first, ...rest] = dias.map((dia): Compra => ({ dia, quantidade, preco: 58_500 }));
  if (first === undefined) throw new Error('no purchase');
  return { idProduto, descProduto: `P${idProduto}`, compras: [first, ...rest] };
};

const produto = (idProduto: number, estoque = 100, comercializado = true) =>
  ({ idProduto, comercializado, preco: { estoque } }) as ProdutoResumo;

const EM_DIA = comprado(1, ['2026-11-25', '2026-11-10']);
const ATRASADO = comprado(2, ['2026-11-05', '2026-10-25']);
const NA_HORA = comprado(3, ['2026-11-15', '2026-10-31']);
const PAROU = comprado(4, ['2026-10-01', '2026-09-21']);
const UMA_VEZ = comprado(5, ['2026-11-29']);

const produtos = new Map([1, 2, 3, 4].map((id) => [id, produto(id)]));

test('bought products come by how late they are, each with its reason', () => {
  const linhas = toLinhas([UMA_VEZ, EM_DIA, NA_HORA, ATRASADO, PAROU], produtos, HOJE);
  expect(linhas.map(({ comprado: { idProduto }, motivo }) => [idProduto, motivo])).toEqual([
    [4, 'Leva 12 un. a cada 10 dias; a última foi há 60 dias.'],
    [2, 'Leva 12 un. a cada 11 dias; a última foi há 25 dias.'],
    [3, 'Leva 12 un. a cada 15 dias; a última foi há 15 dias.'],
    [1, 'Leva 12 un. a cada 15 dias; a última foi há 5 dias.'],
    [5, 'Levou 12 un. ontem.'],
  ]);
  expect(linhas.at(-1)?.produto).toBeUndefined();
});

test('what is due is suggested in the usual quantity, less the cart, and never more than the stock', () => {
  const of = (estoque: number, inCart = 0, comercializado = true) =>
    sugestoesOf(
      toLinhas(
        [EM_DIA, NA_HORA, PAROU, UMA_VEZ],
        new Map([...produtos, [3, produto(3, estoque, comercializado)]]),
        HOJE,
      ),
      () => inCart,
    ).map((s) => [s.produto.idProduto, s.quantidade]);
  expect(of(100)).toEqual([[3, 12]]);
  expect(of(5)).toEqual([[3, 5]]);
  expect(of(100, 4)).toEqual([[3, 8]]);
  expect(of(100, 12)).toEqual([]);
  expect(of(0)).toEqual([]);
  expect(of(100, 0, false)).toEqual([]);
});

test('when nothing is due, the next product and its day are told', () => {
  const textOf = (...comprados: Comprado[]) => nadaAReporText(toLinhas(comprados, produtos, HOJE));
  expect(textOf(EM_DIA, comprado(2, ['2026-11-29', '2026-10-20']), UMA_VEZ)).toBe(
    'Nada está na hora de repor. O próximo, em 10 dias: P1.',
  );
  expect(textOf(UMA_VEZ)).toBe('Nada está na hora de repor.');
});

test('one press wants the usual units, those of the last purchase without a rhythm, and never more than the stock', () => {
  const of = (bought: Comprado, estoque: number) =>
    toLinhas([bought], new Map([[bought.idProduto, produto(bought.idProduto, estoque)]]), HOJE).map(
      unidadesUsuais,
    );
  expect([of(NA_HORA, 100), of(UMA_VEZ, 100), of(NA_HORA, 5), of(NA_HORA, 0)]).toEqual([
    [12],
    [12],
    [5],
    [0],
  ]);
});
