import type { Carrinho } from '#contract/carrinho.ts';
import { fail, type Result } from '#lib/result.ts';
import type { NetError } from './request.ts';

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
