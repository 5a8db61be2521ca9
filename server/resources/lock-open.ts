import { CARRINHO_FINALIZADO } from '#contract/carrinho.ts';
import { fail, ok, type Result } from '#lib/result.ts';
import type { Recusa } from '#server/http/recusa.ts';
import type { CarrinhoRow } from '#server/store/queries/carrinho.ts';
import type { UserQueries } from '#server/store/queries/user-queries.ts';
import { carrinhoNaoEncontrado, notOpen } from './carrinho-recusas.ts';
import { readComputed } from './carrinho-view.ts';

/** Returns why a locked cart cannot be changed, or undefined if it is open. A finished cart's refusal lists its orders. */
export async function whyClosed(user: UserQueries, row: CarrinhoRow, now: Date): Promise<Recusa | undefined> {
  const closed = notOpen(row);
  if (closed === undefined || row.idCarrinhoSituacao !== CARRINHO_FINALIZADO) return closed;
  const pedidos = await user.readPedidosDoCarrinho(row.idCarrinho);
  const unfinished = await user.readUnfinished(row.idPessoaCliente);
  const numeros = pedidos.map((pedido) => pedido.idPrePedido).join(', ');
  return {
    ...closed,
    ...(numeros === '' ? {} : { Description: `Este carrinho já foi finalizado: nº ${numeros}.` }),
    pedidos,
    carrinho: unfinished ? await readComputed(user, unfinished, now) : null,
  };
}

/** The user's open cart of an id, held until the transaction ends, or why it cannot be changed. */
export async function lockOpen(
  user: UserQueries,
  idCarrinho: number,
  now: Date,
): Promise<Result<CarrinhoRow, Recusa>> {
  const row = await user.lockCarrinho(idCarrinho);
  if (row === undefined) return fail(carrinhoNaoEncontrado());
  const closed = await whyClosed(user, row, now);
  return closed === undefined ? ok(row) : fail(closed);
}
