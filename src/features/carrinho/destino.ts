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
 * True when the device knows no open cart: none, or a finished one. False while this device has changes of its own to show,
 * or has no response of the server yet.
 */
export function isAusente({ snapshot, rows, receipts, parked }: CarrinhoBase): boolean {
  const isOwn = rows.length > 0 || receipts.length > 0 || parked.length > 0;
  const { finalizado, linhas = [] } = snapshot?.avisos ?? {};
  if (snapshot === undefined || isOwn || finalizado || linhas.length > 0) return false;
  return snapshot.carrinho === null || snapshot.carrinho.idCarrinhoSituacao === CARRINHO_FINALIZADO;
}

/** The confirmation of a finished cart, for a user who comes to it; null for one without products, and for an open one. */
export function destinoDaChegada(base: CarrinhoBase): string | null {
  const { idCarrinho, totalItens = 0 } = base.snapshot?.carrinho ?? {};
  return idCarrinho !== undefined && totalItens > 0 && isAusente(base)
    ? confirmacaoDoCarrinhoHref(idCarrinho)
    : null;
}
