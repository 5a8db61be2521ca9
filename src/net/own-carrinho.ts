import type { Carrinho } from '#contract/cart/carrinho.ts';
import { consultarCarrinho } from '#contract/cart/carrinho-calls.ts';
import { fail, type Result } from '#lib/result.ts';
import { type NetError, request } from './request.ts';
import type { SendOptions } from './send.ts';

/**
 * Returns the response to a read of a customer's cart; another customer's cart in it is an error. A read
 * carries no key, so only its content shows that a proxy returned a copy of another response.
 */
export function ownCarrinho(
  reply: Result<Carrinho | null, NetError>,
  idPessoaCliente: number,
): Result<Carrinho | null, NetError> {
  const isOwn = !reply.ok || reply.value === null || reply.value.idPessoaCliente === idPessoaCliente;
  return isOwn ? reply : fail({ kind: 'unbelieved', status: 200, isOurs: true });
}

/** Reads a customer's cart from the server; null if there is none. */
export const readOwnCarrinho = async (
  idPessoaCliente: number,
  options: SendOptions,
): Promise<Result<Carrinho | null, NetError>> =>
  ownCarrinho(await request(consultarCarrinho, { query: { idPessoaCliente } }, options), idPessoaCliente);
