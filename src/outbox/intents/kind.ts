import type { Carrinho } from '#contract/cart/carrinho.ts';
import type { Geolocalizacao } from '#contract/cart/carrinho-calls.ts';
import type { Mutacao } from '#domain/cart/fold.ts';
import type { Resolved } from '#outbox/freeze.ts';
import type { ClienteDetalhe } from '#vault/mirror-rows.ts';
import type { EnvioIntent, Intent, OutboxRow, PedidoDoCarrinho } from '#vault/outbox-rows.ts';

/**
 * The data to resolve a row against: the customer's open cart and preferences; null if the device has none.
 */
export type Against = {
  open: Carrinho | null;
  cliente: ClienteDetalhe | null;
  /** The place of the change; null if it is not sent. */
  place: Geolocalizacao | null;
};

/** The rules of one kind of queued change. */
export type Kind<I extends Intent> = {
  lane: (idPessoaCliente: number, intent: I) => string;
  /** True if the customer's cart must be known before the row is resolved. */
  needsCarrinho: boolean;
  /** True if later changes never merge into rows before it, and a refused one holds every later row of its lane. */
  isBarrier: boolean;
  /** True if its end changes the server's lists of orders or returns, which are then read again. */
  changesLists: boolean;
  /** True if its lane goes on without it: a server may have no call for it, and a weak line may never carry it. */
  isOptional: boolean;
  /** True if the order that the submission asks for depends on the change. */
  isPartOf: (intent: I, envio: EnvioIntent) => boolean;
  /** True if the orders that another device made of the cart contain nothing of the change. */
  isUntouched: (intent: I, pedidos: readonly PedidoDoCarrinho[]) => boolean;
  /** The effect on the cart on screen. */
  effect: (intent: I) => Mutacao;
  /** The row's call, built once at its first claim. */
  resolve: (row: OutboxRow, intent: I, against: Against) => Resolved;
};

/** Refuses a change whose cart is no longer open on the server. */
export const CLOSED: Resolved = {
  kind: 'refused',
  codigo: 'carrinho-vazio',
  description: 'Este carrinho não está mais aberto no servidor. Confira os pedidos do cliente.',
};
