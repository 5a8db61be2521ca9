import type { PedidoResumo } from '#contract/orders/pedido-lista.ts';
import type { CarrinhoBase } from '#outbox/carrinho/read-carrinho.ts';
import { ONE_DAY_MS } from './outros-pedidos.ts';

/**
 * The orders among a customer's that carry the code this device gave a submission, in the order of their numbers:
 * another device has decided on it and sent it. Codes come again after years, so only those made since count.
 */
export function pedidosDoCodigo(
  pedidos: readonly PedidoResumo[],
  { codigoLocal, at }: { codigoLocal: string; at: number },
): PedidoResumo[] {
  return pedidos
    .filter((p) => p.codigoLocal === codigoLocal && Date.parse(p.dataHora) >= at - ONE_DAY_MS)
    .sort((a, b) => a.idPrePedido - b.idPrePedido);
}

/** 'nº 100010' or 'nºs 100010, 100011'. */
export const numerosText = (pedidos: readonly { idPrePedido: number }[]): string =>
  `${pedidos.length === 1 ? 'nº' : 'nºs'} ${pedidos.map(({ idPrePedido }) => idPrePedido).join(', ')}`;

/** The server has said that no cart of this customer is open, or that nothing is in it. */
export const isSemCarrinho = ({ snapshot }: CarrinhoBase): boolean =>
  snapshot !== undefined && (snapshot.carrinho?.itens ?? []).length === 0;
