import type { Contexto } from '#contract/sincronizacao.ts';
import type { ProdutoResumo } from '#engine/read.ts';
import { produtoAt, type ResultPages } from './result-pages.ts';

/** How the list is drawn: cards under each other or rows by the width, a table, or a grid of cards. */
export type ListMode = 'cards' | 'table' | 'grid';

/** The product of a row as it may be shown: without a price that is another customer's. */
export function shownAt(
  results: ResultPages,
  row: number,
  contexto: Contexto | undefined,
): ProdutoResumo | undefined {
  const produto = produtoAt(results, row);
  if (!produto || produto.preco === null || showsPrecosOf(results, contexto)) return produto;
  return { ...produto, preco: null };
}

/** True where the prices of the results are those of the customer's context. */
export const showsPrecosOf = (results: ResultPages, contexto: Contexto | undefined): boolean =>
  contexto !== undefined && results.idContexto === contexto.idContexto;
