import type { Contexto } from '#contract/catalogue/sincronizacao.ts';
import { contextoOf } from '#mirror/cliente-compra.ts';
import { hasPreferencias } from '#parts/customer/preferencia-falta.ts';
import type { ClienteRow } from '#vault/mirror-rows.ts';

/**
 * The price context in which the customer sees products: of the campaign or condition that an address names
 * (`con`) if the customer has it, else of the preference. Undefined when the customer sees no prices.
 */
export function contextoForPrecos(
  cliente: ClienteRow | null | undefined,
  con: number | null = null,
): Contexto | undefined {
  const detalhe = cliente?.detalhe;
  if (!detalhe || !hasPreferencias(detalhe)) return undefined;
  const named = con === null ? undefined : detalhe.contextos.find((c) => c.idCondicao === con);
  return named ?? contextoOf(detalhe);
}

/** The promotions whose prices the customer may ask for, by their sale condition. */
export const promocoesOf = (cliente: ClienteRow | null | undefined): { id: number; nome: string }[] =>
  (cliente?.detalhe?.contextos ?? [])
    .filter(({ promocao }) => promocao !== undefined)
    .map(({ idCondicao, descCondicao }) => ({ id: idCondicao, nome: descCondicao }));

/** Returns the name of the sale condition in an address (`con`), from any of the user's customers that has it. */
export const condicaoName = (con: number | null, clientes: readonly ClienteRow[]): string | null =>
  con === null
    ? null
    : (clientes
        .flatMap(({ detalhe }) => detalhe?.contextos ?? [])
        .find(({ idCondicao }) => idCondicao === con)?.descCondicao ?? null);
