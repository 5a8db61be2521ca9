import { foldText } from '#lib/fold-text.ts';
import type { Opcao } from './filtros.ts';

/** The number of members that are shown before a group is expanded. */
export const PRIMEIRAS = 6;

/** The longest text of a group's own search. */
export const TEXTO_DO_GRUPO_MAXIMO = 500;

const notAllowed = /[^\p{L} .-]/gu;

/** While a dead key waits for its letter, its own sign stands in the field for a moment. */
const notAllowedComposing = /[^\p{L}\p{M} .´`^~¨'-]/gu;

/** Removes all characters but letters, space, dot and hyphen from a group's text. */
export const lettersOnly = (text: string, isComposing = false): string =>
  text.replace(isComposing ? notAllowedComposing : notAllowed, '').slice(0, TEXTO_DO_GRUPO_MAXIMO);

/**
 * Returns the members whose name contains the text, whatever the accents: the first ones, and the rest. The first are
 * those with the most items, if known; the rest keep the order of names. The member for products without one is the
 * last, and alone it is left out: it narrows nothing.
 */
export function split(
  opcoes: readonly Opcao[],
  texto: string,
): { primeiras: readonly Opcao[]; restantes: readonly Opcao[] } {
  const wanted = foldText(texto.trim());
  const named = opcoes.filter(({ isSem }) => !isSem);
  const all = named.length === 0 ? [] : [...named, ...opcoes.filter(({ isSem }) => isSem)];
  const found = wanted === '' ? all : all.filter(({ nome }) => foldText(nome).includes(wanted));
  // Equal counts keep the order of names: sorting is stable.
  const byItems = found.toSorted(
    (a, b) =>
      Number(a.isSem ?? false) - Number(b.isSem ?? false) || (b.quantidade ?? 0) - (a.quantidade ?? 0),
  );
  const primeiras = byItems.slice(0, PRIMEIRAS);
  const isFirst = new Set(primeiras.map(({ id }) => id));
  return { primeiras, restantes: found.filter(({ id }) => !isFirst.has(id)) };
}
