import { useClienteAtual } from '#parts/customer/use-cliente.ts';
import type { ClienteRow } from '#vault/mirror-rows.ts';
import { useCarrinho } from './carrinho-na-tela.ts';

/**
 * The current customer as the page's cart knows it, until this screen has read it: for drawing at once. Where a screen
 * leads away or acts by itself, `useClienteAtual` is right: just after a change the cart may still be the other one's.
 */
export function useClienteNaTela(): ClienteRow | null | undefined {
  const carrinho = useCarrinho();
  const read = useClienteAtual();
  return read === undefined ? carrinho?.cliente : read;
}
