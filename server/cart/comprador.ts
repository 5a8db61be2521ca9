import { fail, ok, type Result } from '#lib/result.ts';
import { readCliente } from '#server/customers/data/clientes.ts';
import { type Compra, readCompra } from '#server/customers/data/compra.ts';
import { readPreferencia } from '#server/customers/data/preferencias.ts';
import type { Scope } from '#server/db/scope.ts';
import { naoVinculado, type Recusa } from '#server/http/recusa.ts';
import { semPreferencias } from './carrinho-recusas.ts';

/** What a customer may buy by, and the sale condition that the user prefers for him. */
export type Comprador = { readonly compra: Compra; readonly idCondicao: number | undefined };

/** Refused for a customer of somebody else, and for one whose preferences nobody chose yet. */
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
