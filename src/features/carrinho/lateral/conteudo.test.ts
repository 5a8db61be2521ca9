import { expect, test } from 'vitest';
import type { Carrinho } from '#contract/cart/carrinho.ts';
import { computeCarrinho } from '#domain/cart/carrinho.ts';
import { sampleCliente, sampleItem } from '#domain/cart/carrinho-sample.ts';
import { conteudoOf } from './conteudo.ts';

const cliente = sampleCliente({
  aplicarLimiteMinimoDiario: true,
  valorLimiteMinimoDiario: 80_000,
  valorTotalPedidosDia: 10_000,
  contextos: [],
  opcoes: [],
});

const item = (idPessoaFilial: number) => sampleItem({ idPessoaFilial });

const compute = (filiais: number[]) =>
  computeCarrinho(
    filiais.map((_, idItem) => ({ idItem, idItemTipo: 1, idCondicao: 1, quantidade: 1 })),
    (l) => item(filiais[l.idItem] ?? 1),
    [],
    cliente,
  );

const cart = (idCarrinhoSituacao: number): Carrinho => ({
  ...compute([]),
  grupos: [],
  itens: [],
  idCarrinho: 1,
  idCarrinhoSituacao,
  revisao: 1,
  politicaAceite: false,
});

const naTela = (filiais: number[], situacao = 2) => ({
  carrinho: compute(filiais),
  estimadas: new Set<string>(),
  estimado: false,
  base: {
    snapshot: { idPessoaCliente: 101, carrinho: cart(situacao), at: 0 },
    rows: [],
    receipts: [],
    parked: [],
  },
});

test('a visitor, a loading cart and one that awaits payment have a state each', () => {
  expect(conteudoOf(null, true)).toEqual({ kind: 'visitante' });
  expect(conteudoOf(null, false)).toEqual({ kind: 'carregando' });
  expect([3, 4, 5].map((s) => conteudoOf(naTela([1], s), false).kind)).toEqual([
    'pendente',
    'pendente',
    'pendente',
  ]);
  expect(conteudoOf(naTela([1], 6), false).kind).toBe('aberto');
});

test('an open cart shows its total and the amount missing to the day’s minimum, unless it is empty', () => {
  expect(conteudoOf(naTela([1, 1, 2]), false)).toMatchObject({ total: 3000, faltaDia: 67_000, ocultas: 0 });
  expect(conteudoOf(naTela([]), false)).toMatchObject({ filiais: [], total: 0, faltaDia: 0 });
});

test('a long cart shows its first lines in their groups, and counts the others', () => {
  const filiais = [...Array(30).fill(1), ...Array(15).fill(2), ...Array(3).fill(3)] as number[];
  const conteudo = conteudoOf(naTela(filiais), false);
  if (conteudo.kind !== 'aberto') throw new Error('not open');
  expect(conteudo.filiais.map((f) => f.grupos.map((g) => g.linhas.length))).toEqual([[30], [10]]);
  expect(conteudo.ocultas).toBe(8);
});
