import { CARRINHO_FINALIZADO } from '#contract/cart/carrinho-situacao.ts';
import { fail, ok, type Result } from '#lib/result.ts';
import type { Scope } from '#server/db/scope.ts';
import type { Recusa } from '#server/http/recusa.ts';
import { readPedidosDoCarrinho } from '#server/orders/data/pedidos.ts';
import { carrinhoNaoEncontrado, notOpen } from './carrinho-recusas.ts';
import { readComputed } from './carrinho-view.ts';
import { type CarrinhoRow, lockCarrinho, readUnfinished } from './data/carrinho.ts';

/** Returns why a locked cart cannot be changed, or undefined if it is open. A finished cart's refusal lists its orders. */
export async function whyClosed(user: Scope, row: CarrinhoRow, now: Date): Promise<Recusa | undefined> {
  const closed = notOpen(row);
  if (closed === undefined || row.idCarrinhoSituacao !== CARRINHO_FINALIZADO) return closed;
  const pedidos = await readPedidosDoCarrinho(user, row.idCarrinho);
  const unfinished = await readUnfinished(user, row.idPessoaCliente);
  const numeros = pedidos.map((pedido) => pedido.idPrePedido).join(', ');
  return {
    ...closed,
    ...(numeros === '' ? {} : { Description: `Este carrinho já foi finalizado: nº ${numeros}.` }),
    pedidos,
    carrinho: unfinished ? await readComputed(user, unfinished, now) : null,
  };
}

/** The user's open cart with this id, held until the transaction ends, or why it cannot be changed. */
export async function lockOpen(
  user: Scope,
  idCarrinho: number,
  now: Date,
): Promise<Result<CarrinhoRow, Recusa>> {
  const row = await lockCarrinho(user, idCarrinho);
  if (row === undefined) return fail(carrinhoNaoEncontrado());
  const closed = await whyClosed(user, row, now);
  return closed === undefined ? ok(row) : fail(closed);
}
