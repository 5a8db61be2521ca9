import { CARRINHO_FINALIZADO } from '#contract/cart/carrinho.ts';
import { isPendente } from '#domain/cart/pendente.ts';
import type { CarrinhoBase } from '#outbox/carrinho/read-carrinho.ts';
import { confirmacaoDoCarrinhoHref, routes } from '#routes.ts';

/**
 * Where a cart that awaits payment is gone on with; null for one that can be changed. This holds at any moment,
 * also when another device went on.
 */
export const destinoDoPagamento = ({ snapshot }: Pick<CarrinhoBase, 'snapshot'>): string | null =>
  isPendente(snapshot?.carrinho?.idCarrinhoSituacao) ? routes.pagamento : null;

/**
 * Where somebody who comes to the cart is sent when there is none to see: home, or to the confirmation of the cart
 * that was finished. Null while anything of this device's own is left to see, or the server was never heard.
 */
export function destinoDaChegada({ snapshot, rows, receipts, parked }: CarrinhoBase): string | null {
  const isOwn = rows.length > 0 || receipts.length > 0 || parked.length > 0;
  const { finalizado, linhas = [] } = snapshot?.avisos ?? {};
  if (snapshot === undefined || isOwn || finalizado || linhas.length > 0) return null;
  if (snapshot.carrinho === null) return routes.home;
  const { idCarrinho, idCarrinhoSituacao, totalItens } = snapshot.carrinho;
  if (idCarrinhoSituacao !== CARRINHO_FINALIZADO) return null;
  return totalItens > 0 ? confirmacaoDoCarrinhoHref(idCarrinho) : routes.home;
}
