/** The kinds of rules about the buyers of a combo. */
export type ComboRestricaoTipo = 'cliente' | 'condicao' | 'operacao' | 'origem' | 'vendedor';

/** A rule about the buyers of a combo: only this id, or with `exceto` every other id. */
export type ComboRestricao = { tipo: ComboRestricaoTipo; id: number; exceto: boolean };

/** The buyer's ids, by kind. A visitor lacks some; an absent id matches no rule. */
export type ComboQuem = { readonly [tipo in ComboRestricaoTipo]?: number };

/**
 * Returns whether the buyer may buy a combo: for each kind with named ids the buyer has one of them, and the
 * buyer has no excepted id.
 */
export function isPermitido(restricoes: readonly ComboRestricao[], quem: ComboQuem): boolean {
  if (restricoes.some(({ tipo, id, exceto }) => exceto && quem[tipo] === id)) return false;
  const named = restricoes.filter((restricao) => !restricao.exceto);
  return named.every(({ tipo }) => named.some((other) => other.tipo === tipo && other.id === quem[tipo]));
}
