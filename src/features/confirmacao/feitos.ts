import type { PedidoResumo } from '#contract/orders/pedido-lista.ts';
import type { CarrinhoBase } from '#outbox/carrinho/read-carrinho.ts';
import { CLOCKS_DIFFER_MS } from './outros-pedidos.ts';

/**
 * The customer's orders with the code that this device gave a submission, in the order of their numbers: another device
 * has decided on it and sent it. Codes repeat after years, so only orders made since count.
 */
export function pedidosDoCodigo(
  pedidos: readonly PedidoResumo[],
  { codigoLocal, at }: { codigoLocal: string; at: number },
): PedidoResumo[] {
  return pedidos
    .filter((p) => p.codigoLocal === codigoLocal && Date.parse(p.dataHora) >= at - CLOCKS_DIFFER_MS)
    .sort((a, b) => a.idPrePedido - b.idPrePedido);
}

/** 'nº 100010' or 'nºs 100010, 100011'. */
export const numerosText = (pedidos: readonly { idPrePedido: number }[]): string =>
  `${pedidos.length === 1 ? 'nº' : 'nºs'} ${pedidos.map(({ idPrePedido }) => idPrePedido).join(', ')}`;

/** True when the server has said that the customer has no open cart, or an empty one. */
export const isSemCarrinho = ({ snapshot }: CarrinhoBase): boolean =>
  snapshot !== undefined && (snapshot.carrinho?.itens ?? []).length === 0;
