import { fail, ok, type Result } from '#lib/result.ts';
import { naoVinculado, type Recusa } from '#server/http/recusa.ts';
import type { Compra } from '#server/store/queries/compra.ts';
import type { UserQueries } from '#server/store/queries/user-queries.ts';
import { semPreferencias } from './carrinho-recusas.ts';

/** What a customer may buy by, and the sale condition that the user prefers for him. */
export type Comprador = { readonly compra: Compra; readonly idCondicao: number | undefined };

/** Refused for a customer of somebody else, and for one whose preferences nobody chose yet. */
export async function readComprador(
  user: UserQueries,
  idPessoaCliente: number,
  now: Date,
): Promise<Result<Comprador, Recusa>> {
  const cliente = await user.readCliente(idPessoaCliente);
  if (cliente === undefined) return naoVinculado();
  const { compra, comPreferencia } = await user.readCompra(cliente, now);
  if (!comPreferencia) return fail(semPreferencias());
  const { condicao } = await user.readPreferencia(cliente);
  return ok({ compra, idCondicao: condicao?.idCondicao });
}
