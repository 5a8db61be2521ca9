import type { Cashback } from '#features/carrinho/cashback/use-cashback.ts';
import type { Escolha } from '#features/carrinho/escolha.ts';
import type { CarrinhoNaTela } from '#parts/cart/carrinho-na-tela.ts';

/** The input of a checkout, as it is on screen. */
export type NaMesa = { naTela: CarrinhoNaTela; escolha: Escolha; cashback: Cashback };
