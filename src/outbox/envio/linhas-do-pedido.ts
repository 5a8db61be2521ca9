import type { LinhaPedida } from '#domain/cart/linha.ts';
import type { PedidoDoCarrinho } from '#vault/outbox-rows.ts';

/** Returns the lines of an order, by natural key; undefined if the server did not send them. */
export const linhasDoPedido = ({ linhas, idCondicao }: PedidoDoCarrinho): LinhaPedida[] | undefined =>
  linhas?.map((linha) => ({ ...linha, idCondicao }));
