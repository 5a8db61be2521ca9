import type { Carrinho } from '#contract/cart/carrinho.ts';
import { CARRINHO_PAGO_EM_PARTE } from '#contract/cart/carrinho-situacao.ts';

/** How a pending cart is named, and the sentence about it. */
export type PendenteWords = { readonly nome: string; readonly texto: string };

const AGUARDA: PendenteWords = {
  nome: 'que aguarda o pagamento',
  texto: 'Este carrinho aguarda o pagamento. Finalize o pagamento para continuar comprando.',
};
const PAGO: PendenteWords = {
  nome: 'pago, que falta finalizar',
  texto: 'Este carrinho está pago. Falta finalizar o pedido para continuar comprando.',
};
const TERMINA: PendenteWords = {
  nome: 'pago, que termina em instantes',
  texto: 'Este carrinho está pago. O pedido é finalizado em instantes, sem mais nada a fazer.',
};
const EM_PARTE: PendenteWords = {
  nome: 'pago em parte',
  texto: 'Este carrinho está pago em parte. Finalize o pagamento para continuar comprando.',
};

/**
 * The words for a cart whose payment is not finished; a paid cart of one group has nothing left to pay, and with its
 * policies accepted the server ends it.
 */
export function pendenteWords({
  idCarrinhoSituacao,
  grupos,
  politicaAceite,
}: Pick<Carrinho, 'idCarrinhoSituacao' | 'grupos' | 'politicaAceite'>): PendenteWords {
  if (idCarrinhoSituacao !== CARRINHO_PAGO_EM_PARTE) return AGUARDA;
  if (grupos.length > 1) return EM_PARTE;
  return politicaAceite ? TERMINA : PAGO;
}
