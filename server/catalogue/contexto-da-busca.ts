import type { Contexto } from '#contract/catalogue/sincronizacao.ts';
import { ok, type Result } from '#lib/result.ts';
import { readCliente } from '#server/customers/data/clientes.ts';
import { listContextos } from '#server/customers/data/compra.ts';
import { readPreferencia } from '#server/customers/data/preferencias.ts';
import type { Scope } from '#server/db/scope.ts';
import { naoVinculado, type Recusa, refuse } from '#server/http/recusa.ts';

/** The customer and the condition that items are requested for; a visitor has neither. */
export type Comprador = {
  readonly user: Scope | undefined;
  readonly idPessoaCliente: number | undefined;
  readonly idCondicao: number | undefined;
  /** Decides which campaigns are on. */
  readonly now: Date;
};

/**
 * The context of the shown prices: of the requested condition, otherwise of the customer's preferred one. Undefined: no
 * prices.
 */
export async function contextoDaBusca({
  user,
  idPessoaCliente,
  idCondicao,
  now,
}: Comprador): Promise<Result<Contexto | undefined, Recusa>> {
  if (user === undefined || idPessoaCliente === undefined) return ok(undefined);
  const cliente = await readCliente(user, idPessoaCliente);
  if (cliente === undefined) return naoVinculado();
  const wanted = idCondicao ?? (await readPreferencia(user, cliente)).condicao?.idCondicao;
  const contexto = (await listContextos(user, cliente, now)).find((one) => one.idCondicao === wanted);
  if (contexto === undefined && idCondicao !== undefined)
    return refuse('item-sem-condicao', 'Este cliente não compra por esta condição de venda.');
  return ok(contexto);
}
