import type { Contexto } from '#contract/catalogue/sincronizacao.ts';
import { type ItemDaLista, itemAt, type ResultPages } from '#features/busca/list/result-pages.ts';

/** How the list is drawn: cards or rows by the width, a table, or a grid of cards. */
export type ListMode = 'cards' | 'table' | 'grid';

/** The item of a row as it may be shown: without another customer's price. */
export function shownAt(
  results: ResultPages,
  row: number,
  contexto: Contexto | undefined,
): ItemDaLista | undefined {
  const item = itemAt(results, row);
  if (item?.tipo !== 'produto' || item.produto.preco === null || showsPrecosOf(results, contexto)) {
    return item;
  }
  return { tipo: 'produto', produto: { ...item.produto, preco: null } };
}

/** True where the prices of the results are those of the customer's context. */
export const showsPrecosOf = (results: ResultPages, contexto: Contexto | undefined): boolean =>
  contexto !== undefined && results.idContexto === contexto.idContexto;
