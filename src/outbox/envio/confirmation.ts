import type { Carrinho } from '#contract/cart/carrinho.ts';
import type { GrupoRecusado } from '#contract/cart/confirmar-carrinho.ts';
import type { LinhaPedida } from '#domain/cart/linha.ts';
import type { PedidoDoCarrinho, PedidoNumero } from '#vault/outbox-rows.ts';

/**
 * A refusal by the server or by the device. `pedidos`: the orders of the finished cart that the change named. Of a
 * return: the units that each lot has left, or the draft that the invoice has already.
 */
export type Refusal = {
  status: number;
  codigo: string;
  message: string;
  description: string;
  pedidos?: PedidoDoCarrinho[];
  restam?: { idProduto: number; lote: string; quantidade: number }[];
  rascunho?: number;
};

/**
 * The effect that the server confirmed. `recusados`: groups of a submission that stayed in the cart;
 * `pedidosDoCarrinho`: the orders of that cart. `sobrescrito`: the line's quantity before the change, if the
 * user had seen another one.
 */
export type Confirmation = {
  carrinho: Carrinho | null;
  pedidos: PedidoNumero[];
  recusados?: readonly GrupoRecusado[];
  pedidosDoCarrinho?: PedidoDoCarrinho[];
  sobrescrito?: LinhaPedida | null;
  /** The id of the return that was made or changed. */
  idDevolucao?: number;
  /** The id of the phone that was inserted or changed. */
  idTelefone?: number;
  /** True if another device had done the same to the return or the contact before. */
  feitaPorOutro?: true;
  /** True if the server has no call for photographs: the change holds on this device only. */
  ficaAqui?: true;
};

/** The confirmation of a change that belongs to no cart. */
export const DONE: Confirmation = { carrinho: null, pedidos: [] };
