import type { LinhaPedida } from '#domain/cart/linha.ts';
import type { PedidoDoCarrinho } from '#vault/outbox-rows.ts';

/** The lines of an order, by natural key. Undefined when the server did not tell them. */
export const linhasDoPedido = ({ linhas, idCondicao }: PedidoDoCarrinho): LinhaPedida[] | undefined =>
  linhas?.map((linha) => ({ ...linha, idCondicao }));
