import { expect, test } from 'vitest';
import { computeCarrinho } from '#domain/cart/carrinho.ts';
import { sampleCliente, sampleItem, sampleOpcao } from '#domain/cart/carrinho-sample.ts';
import { escolhaOf, vaoText } from './escolha.ts';

const cliente = sampleCliente(
  { opcoes: [{ idCondicao: 1, opcoes: [sampleOpcao(1), sampleOpcao(10)] }], idPagamentoPreferido: '1_1' },
  { minimoCompra: 30_000 },
);

const item = (idPessoaFilial: number, idCarrinhoGrupoTipo: number) =>
  sampleItem({ idPessoaFilial, idCarrinhoGrupoTipo });

const itens = [item(1, 1), item(2, 2), item(2, 3)];

const compute = (quantidades: number[], pagamentos: Parameters<typeof computeCarrinho>[2] = []) =>
  computeCarrinho(
    quantidades.flatMap((quantidade, at) =>
      quantidade === 0 ? [] : [{ idItem: at, idItemTipo: 1, idCondicao: 1, quantidade }],
    ),
    (l) => itens[l.idItem],
    pagamentos,
    cliente,
  );

test('every group that can goes; one under its minimum stays and shows the missing amount', () => {
  const escolha = escolhaOf(compute([10, 2, 3]), cliente, new Set());
  expect([...escolha.porGrupo]).toEqual([
    [
      '1:1:1',
      {
        vai: false,
        motivo:
          'Este grupo ainda não atingiu o valor mínimo de compra. Selecione mais R$\u00a0200,00 em produtos.',
        junto: false,
      },
    ],
    ['2:1:2', { vai: true, motivo: '', junto: false }],
    ['2:1:3', { vai: true, motivo: '', junto: false }],
  ]);
  expect([escolha.vao.valorTotal, escolha.vao.totalItens]).toEqual([5000, 2]);
  expect(vaoText(escolha)).toBe('2 de 3 grupos');
});

test('a group that the user unticked stays, and credit counts without it', () => {
  const { vao } = escolhaOf(compute([30, 2, 3]), cliente, new Set(['1:1:1']));
  expect(vao.grupos.map((g) => g.idCarrinhoGrupoTipo)).toEqual([2, 3]);
  expect(vao.valorTotalGruposPagamentoConvencional).toBe(5000);
});

test('a group paid by Pix takes all others along, even unticked ones and those under their minimum', () => {
  const pix = { idPessoaFilial: 2, idCondicao: 1, idCarrinhoGrupoTipo: 3, idPagamento: '1_10' };
  const carrinho = compute([10, 2, 3], [pix]);
  const { vao, porGrupo, continua } = escolhaOf(carrinho, cliente, new Set(['2:1:2']));
  expect(continua).toBe(true);
  expect(vao).toBe(carrinho);
  expect([...porGrupo.values()]).toEqual([
    { vai: true, motivo: '', junto: true },
    { vai: true, motivo: '', junto: true },
    { vai: true, motivo: '', junto: false },
  ]);
});

test('an unticked group paid by Pix stays, and the others are finalised', () => {
  const pix = { idPessoaFilial: 2, idCondicao: 1, idCarrinhoGrupoTipo: 3, idPagamento: '1_10' };
  const { vao, porGrupo, continua } = escolhaOf(compute([0, 2, 3], [pix]), cliente, new Set(['2:1:3']));
  expect(continua).toBe(false);
  expect([porGrupo.get('2:1:3')?.vai, porGrupo.get('2:1:2')?.vai]).toEqual([false, true]);
  expect(vao.permiteFinalizarCarrinho).toBe(true);
});

test('a single group always goes, even below its minimum or unticked', () => {
  const escolha = escolhaOf(compute([10]), cliente, new Set(['1:1:1']));
  expect(escolha.porGrupo.get('1:1:1')).toEqual({ vai: true, motivo: '', junto: false });
  expect(vaoText(escolha)).toBe('');
});
