import type { Carrinho } from '#contract/cart/carrinho.ts';
import { consultarCarrinho } from '#contract/cart/carrinho-calls.ts';
import { fail, type Result } from '#lib/result.ts';
import { type NetError, request } from './request.ts';
import type { SendOptions } from './send.ts';

/**
 * The answer to a read of a customer's cart. The cart of another customer is no answer: a read carries no key, so only
 * its content shows that a proxy has given the copy of another answer.
 */
export function ownCarrinho(
  reply: Result<Carrinho | null, NetError>,
  idPessoaCliente: number,
): Result<Carrinho | null, NetError> {
  const isOwn = !reply.ok || reply.value === null || reply.value.idPessoaCliente === idPessoaCliente;
  return isOwn ? reply : fail({ kind: 'unbelieved', status: 200, marked: true });
}

/** Reads a customer's cart from the server; null if there is none. */
export const readOwnCarrinho = async (
  idPessoaCliente: number,
  options: SendOptions,
): Promise<Result<Carrinho | null, NetError>> =>
  ownCarrinho(await request(consultarCarrinho, { query: { idPessoaCliente } }, options), idPessoaCliente);
