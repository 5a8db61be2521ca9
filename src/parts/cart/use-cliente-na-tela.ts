import { useClienteAtual } from '#parts/customer/use-cliente.ts';
import type { ClienteRow } from '#vault/mirror-rows.ts';
import { useCarrinho } from './carrinho-na-tela.ts';

/**
 * The current customer, taken from the page's cart until this screen has read it. Only for drawing: for a moment after
 * a change of customer it is the earlier one. A screen that redirects or acts by itself uses `useClienteAtual`.
 */
export function useClienteNaTela(): ClienteRow | null | undefined {
  const carrinho = useCarrinho();
  const read = useClienteAtual();
  return read === undefined ? carrinho?.cliente : read;
}
