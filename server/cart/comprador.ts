import { fail, ok, type Result } from '#lib/result.ts';
import { readCliente } from '#server/customers/data/clientes.ts';
import { type Compra, readCompra } from '#server/customers/data/compra.ts';
import { readPreferencia } from '#server/customers/data/preferencias.ts';
import type { Scope } from '#server/db/scope.ts';
import { naoVinculado, type Recusa } from '#server/http/recusa.ts';
import { semPreferencias } from './carrinho-recusas.ts';

/** The customer's buying terms, and the sale condition that the user prefers for them. */
export type Comprador = { readonly compra: Compra; readonly idCondicao: number | undefined };

/** Refuses another user's customer, and one whose preferences are not chosen yet. */
export async function readComprador(
  user: Scope,
  idPessoaCliente: number,
  now: Date,
): Promise<Result<Comprador, Recusa>> {
  const cliente = await readCliente(user, idPessoaCliente);
  if (cliente === undefined) return naoVinculado();
  const { compra, comPreferencia } = await readCompra(user, cliente, now);
  if (!comPreferencia) return fail(semPreferencias());
  const { condicao } = await readPreferencia(user, cliente);
  return ok({ compra, idCondicao: condicao?.idCondicao });
}
