import type { Cashback } from '#features/carrinho/cashback/use-cashback.ts';
import type { Escolha } from '#features/carrinho/escolha.ts';
import type { CarrinhoNaTela } from '#parts/cart/carrinho-na-tela.ts';

/** All that is decided on at a checkout, as it stands on screen. */
export type NaMesa = { naTela: CarrinhoNaTela; escolha: Escolha; cashback: Cashback };
