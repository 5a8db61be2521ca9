import { CARRINHO_FINALIZADO } from '#contract/cart/carrinho-situacao.ts';
import { isPendente } from '#domain/cart/pendente.ts';
import type { CarrinhoBase } from '#outbox/carrinho/read-carrinho.ts';
import { confirmacaoDoCarrinhoHref, routes } from '#routes.ts';

/**
 * The address where a cart that awaits payment continues; null for one that can be changed. Holds at any moment, also
 * when another device went on.
 */
export const destinoDoPagamento = ({ snapshot }: Pick<CarrinhoBase, 'snapshot'>): string | null =>
  isPendente(snapshot?.carrinho?.idCarrinhoSituacao) ? routes.pagamento : null;

/**
 * The redirect for a user who comes to an absent cart: home, or the confirmation of the finished cart. Null while this
 * device has changes of its own to show, or has no response of the server yet.
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
