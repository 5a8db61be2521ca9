import { expect, test } from 'vitest';
import type { GrupoPrePedido } from '#contract/cart/carrinho-pendente.ts';
import { aPagarComCartao, destinoOf, podeAlterar, resumoOf, situacaoOf } from './view.ts';

const grupo = (change: Partial<GrupoPrePedido> = {}): GrupoPrePedido => ({
  idCarrinhoGrupo: 1,
  descEcommerceCarrinhoGrupo: 'Produtos em geral',
  idSituacao: 2,
  idPrePedido: 900,
  idPrePedidoSituacao: 2,
  idSituacaoContaReceber: 1,
  idPessoaFilial: 11,
  idFormaPagamento: 8,
  pagamentoAntecipado: true,
  valor: 10_000,
  emProcessamento: false,
  mensagem: null,
  ...change,
});

test.each([
  [{}, 'aguardando'],
  [{ idSituacao: 4, idSituacaoContaReceber: 2 }, 'pago'],
  [{ idSituacao: 5 }, 'saldo'],
  [{ idPrePedidoSituacao: 5 }, 'saldo'],
  [{ idSituacaoContaReceber: 2, idFormaPagamento: 6 }, 'saldo'],
  [{ idSituacaoContaReceber: 2, idFormaPagamento: 10 }, 'pago'],
  [{ idSituacao: 1, idPrePedidoSituacao: 3, pagamentoAntecipado: false }, 'processado'],
  [{ emProcessamento: true }, 'processando'],
] as const)('%j stands as %s', (change, situacao) => {
  expect(situacaoOf(grupo(change))).toBe(situacao);
});

test('the method changes only with more than two to choose from, while nothing is paid or being charged', () => {
  expect([2, 3].map((opcoes) => podeAlterar(grupo(), opcoes))).toEqual([false, true]);
  const conventional = grupo({ idSituacao: 1, pagamentoAntecipado: false });
  expect(podeAlterar(conventional, 3)).toBe(true);
  const fixed = [{ idSituacao: 4 }, { idSituacao: 5 }, { idPrePedidoSituacao: 5 }, { emProcessamento: true }];
  expect(fixed.map((change) => podeAlterar(grupo(change), 9))).toEqual([false, false, false, false]);
});

test('a card is asked for unpaid card groups alone, and may be left out where a charge is under way', () => {
  const all = [
    grupo({ idPrePedido: 1 }),
    grupo({ idPrePedido: 2, idSituacao: 4 }),
    grupo({ idPrePedido: 3, idFormaPagamento: 10 }),
    grupo({ idPrePedido: 4, emProcessamento: true }),
    grupo({ idPrePedido: 5 }),
  ];
  expect(aPagarComCartao(all).map((g) => [g.idPrePedido, g.isOpcional])).toEqual([
    [1, false],
    [4, true],
    [5, false],
  ]);
});

test('only a cart that awaits payment stays on the page', () => {
  const of = (idCarrinhoSituacao: number) => destinoOf({ idCarrinho: 70, idCarrinhoSituacao });
  expect(destinoOf(null)).toBe('/');
  expect([2, 3, 4, 5, 6].map(of)).toEqual(['/carrinho', null, null, null, '/confirmacao?carrinho=70']);
});

test('the part that cashback paid is not in the total', () => {
  const base = { subtotal: 12_000, descontos: 1500, stTotal: 500, total: 11_000 };
  const carrinho = {
    grupos: [
      { ...base, idCarrinhoGrupo: 1 },
      { ...base, idCarrinhoGrupo: 2 },
    ],
  } as unknown as Parameters<typeof resumoOf>[0];
  const grupos = [
    grupo({ idCarrinhoGrupo: 1, valor: 11_000 }),
    grupo({ idCarrinhoGrupo: 2, valor: 10_300, pagamentoAntecipado: false }),
  ];
  expect(resumoOf(carrinho, grupos)).toEqual({
    produtos: 24_000,
    descontos: 3000,
    st: 1000,
    cashback: 700,
    total: 21_300,
  });
});
