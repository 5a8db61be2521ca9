import type { Carrinho } from '#contract/cart/carrinho.ts';
import { onlyGrupos } from '#domain/cart/carrinho.ts';
import { isSameGrupo } from '#domain/cart/linha.ts';
import { fail, ok } from '#lib/result.ts';
import { readComputed } from '#server/cart/carrinho-view.ts';
import { type PendenteHeld, whyHeld } from '#server/cart/grupo-do-carrinho.ts';
import { reopenCarrinho } from '#server/cart/grupo-removido.ts';
import type { Scope } from '#server/db/scope.ts';
import { REABERTO } from '#server/db/situacoes.ts';
import { insertEventosDePedidos } from '#server/events/data/order-events.ts';
import type { Outcome } from '#server/http/route.ts';
import type { PrePedidoRow } from '#server/orders/data/pre-pedidos.ts';
import { finishCarrinho } from '#server/orders/fazer-pedidos.ts';
import { cancelPedidos } from '#server/payment/data/cancelar-pedidos.ts';

/** Which orders of a pending cart stay, why the others are cancelled, and when. */
type Deixar = {
  readonly stays: (pedido: PrePedidoRow) => boolean;
  readonly motivo: string;
  readonly now: Date;
};

/**
 * Leaves the payment of a pending cart that the caller holds: cancels the orders that do not stay, and puts their lines
 * into an open cart again. Refused while a charge of one of them is under way.
 */
export async function leavePagamento(
  user: Scope,
  whole: PendenteHeld,
  { stays, motivo, now }: Deixar,
): Outcome<Carrinho> {
  const { row, pedidos } = whole;
  const kept = pedidos.filter(stays);
  const left = pedidos.filter((pedido) => !stays(pedido));
  const held = await whyHeld(user, row, left);
  if (held !== undefined) return fail(held);
  await cancelPedidos(user, row, left, { situacao: REABERTO, motivo, now });
  if (kept.length === 0) return ok(await readComputed(user, await reopenCarrinho(user, row), now));
  const sent = onlyGrupos(whole.calculado, (grupo) => kept.some((stay) => isSameGrupo(stay, grupo)));
  const carrinho = await finishCarrinho(user, { whole, sent, now });
  await insertEventosDePedidos(user.db, 'pedido.confirmado', kept, now);
  return ok(carrinho);
}
