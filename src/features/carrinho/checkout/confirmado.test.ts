import { expect, test } from 'vitest';
import type { CarrinhoCalculado } from '#domain/cart/carrinho.ts';
import { toCalculado } from '#domain/cart/carrinho-view.ts';
import { sampleCarrinho } from '#outbox/outbox-sample.ts';
import { confirmadoOf } from './confirmado.ts';

const cartOf = (quantidade: number): CarrinhoCalculado =>
  toCalculado(
    sampleCarrinho([
      { idItem: 1, quantidade: 2 },
      { idItem: 2, quantidade, filial: 2 },
    ]),
  );
const cart = cartOf(3);
const asked = confirmadoOf(cart, 0);

/** The same cart with its keys and its lists the other way round, as another reader may write it. */
const reversed = <T extends object>(value: T): T => Object.fromEntries(Object.entries(value).reverse()) as T;

test('the amounts of a cart are the same after the server answered it', () => {
  const answered = {
    ...cart,
    grupos: cart.grupos.map((g) => ({ ...reversed(g), descricaoFilial: 'CD Sul' })).reverse(),
    itens: cart.itens.map((i) => ({ ...reversed(i), descricaoMarca: 'Outra' })).reverse(),
  };
  expect(confirmadoOf(answered, 0)).toBe(asked);
});

test.each([
  ['another quantity', cartOf(4), 0],
  ['cashback', cart, 100],
  ['another total of a line', { ...cart, itens: cart.itens.map((i) => ({ ...i, valorTotal: 1 })) }, 0],
  ['fewer units in stock', { ...cart, itens: cart.itens.map((i) => ({ ...i, quantidadeAtendida: 1 })) }, 0],
  ['another total of a group', { ...cart, grupos: cart.grupos.map((g) => ({ ...g, total: 1 })) }, 0],
  ['no payment', { ...cart, grupos: cart.grupos.map((g) => ({ ...g, prazo: null })) }, 0],
])('the amounts of a cart are other ones with %s', (_what, changed, cashback) => {
  expect(confirmadoOf(changed, cashback)).not.toBe(asked);
});
