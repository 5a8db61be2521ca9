import { expect, test } from 'vitest';
import type { Carrinho } from '#contract/cart/carrinho.ts';
import type { CarrinhoBase } from '#outbox/carrinho/read-carrinho.ts';
import type { CarrinhoRow } from '#vault/mirror-rows.ts';
import { destinoDaChegada, destinoDoPagamento, isAusente } from './destino.ts';

const cart = (idCarrinhoSituacao: number): Carrinho => ({
  idCarrinho: 1,
  idPessoaCliente: 101,
  idCarrinhoSituacao,
  revisao: 3,
  politicaAceite: false,
  valorTotal: 0,
  totalItens: 0,
  grupos: [],
  itens: [],
  permiteFinalizarCarrinho: true,
  semMeiopagamento: false,
  aplicarLimiteMinimoDiario: false,
  valorLimiteMinimoDiario: 0,
  valorTotalPedidosDia: 0,
  valorTotalGruposPagamentoConvencional: 0,
  valorTotalGruposPagamentoAntecipado: 0,
  limitePagamentoAntecipado: 0,
});

const row = (carrinho: Carrinho | null): CarrinhoRow => ({ idPessoaCliente: 101, carrinho, at: 0 });

const base = (snapshot: CarrinhoRow | undefined): CarrinhoBase => ({
  snapshot,
  rows: [],
  receipts: [],
  parked: [],
});

test('a cart that awaits payment, is in process or partly paid continues at the payment', () => {
  const where = [2, 3, 4, 5, 6].map((s) => destinoDoPagamento(base(row(cart(s)))));
  expect(where).toEqual([null, '/pagamento', '/pagamento', '/pagamento', null]);
  expect(destinoDoPagamento(base(row(null)))).toBeNull();
  expect(destinoDoPagamento(base(undefined))).toBeNull();
});

test('a finished cart leads to its confirmation; an absent, an emptied and an open one stay', () => {
  const finished = base(row({ ...cart(6), totalItens: 2 }));
  const bases = [finished, base(row(null)), base(row(cart(6))), base(row(cart(2))), base(undefined)];
  expect(bases.map(destinoDaChegada)).toEqual(['/confirmacao?carrinho=1', null, null, null, null]);
  expect(bases.map(isAusente)).toEqual([true, true, true, false, false]);
});

test('a notice about another device is shown before the user is sent elsewhere', () => {
  const avisos = { linhas: [], finalizado: { at: 1, itens: 2, unidades: 4 } };
  expect(isAusente(base({ ...row(cart(6)), avisos }))).toBe(false);
});
