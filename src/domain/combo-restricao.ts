/** What a combo may be restricted by. */
export type ComboRestricaoTipo = 'cliente' | 'condicao' | 'operacao' | 'origem' | 'vendedor';

/** One rule of who may buy a combo: only this id, or with `exceto` all but this one. */
export type ComboRestricao = { tipo: ComboRestricaoTipo; id: number; exceto: boolean };

/** Who asks for a combo, and how. A visitor is nobody: absent ids meet no rule that names somebody. */
export type ComboQuem = { readonly [tipo in ComboRestricaoTipo]?: number };

/**
 * Whether a combo is sold to who asks: of each kind that is named, one of those named, and none of the excepted.
 */
export function isPermitido(restricoes: readonly ComboRestricao[], quem: ComboQuem): boolean {
  if (restricoes.some(({ tipo, id, exceto }) => exceto && quem[tipo] === id)) return false;
  const named = restricoes.filter((restricao) => !restricao.exceto);
  return named.every(({ tipo }) => named.some((other) => other.tipo === tipo && other.id === quem[tipo]));
}
