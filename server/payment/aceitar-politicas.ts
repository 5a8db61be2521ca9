import { ok, type Result } from '#lib/result.ts';
import { isPendente } from '#server/cart/carrinho-pendente.ts';
import { lockCarrinho, putCarrinho } from '#server/cart/data/carrinho.ts';
import type { Scope } from '#server/db/scope.ts';
import { readPedidoAPagar } from './data/pagamentos.ts';

/** Accepts the policies for the user's cart of an order while it awaits payment; otherwise does nothing. In a transaction. */
export async function aceitarPoliticas(user: Scope, idPrePedido: number): Promise<Result<undefined, never>> {
  const pedido = await readPedidoAPagar(user, idPrePedido);
  if (pedido === undefined || pedido.idCarrinho === null) return ok(undefined);
  const row = await lockCarrinho(user, pedido.idCarrinho);
  if (row !== undefined && isPendente(row) && !row.politicaAceite) {
    await putCarrinho(user, row, { politicaAceite: true });
  }
  return ok(undefined);
}
