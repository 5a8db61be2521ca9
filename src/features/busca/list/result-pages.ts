import type { Combo } from '#contract/catalogue/combo.ts';
import type { Facetas } from '#engine/facet.ts';
import type { ProdutoResumo } from '#engine/read.ts';
import type { SearchReply } from '#mirror/catalogue/engine-protocol.ts';

/** Products in one request to the engine. */
export const PAGE_SIZE = 60;

/** The most pages in memory; the ones farthest from the last reply go first. */
const PAGES_KEPT = 40;

/** A stretch of results, whole pages long. */
export type Stretch = { offset: number; limit: number };

/**
 * A question: all its parameters (`busca`, as an address), its text, and `key`, which also names prices and generation.
 */
export type QuestionName = { key: string; busca: string; query: string };

/** The results of one search, as far as it was scrolled. */
export type ResultPages = QuestionName & {
  /** Items found. */
  total: number;
  /** Rows that can be drawn: all of them from the device, only the loaded ones from a server. */
  count: number;
  mistyped: boolean;
  /** The price context of the products; null without prices. */
  idContexto: string | null;
  pages: ReadonlyMap<number, readonly ProdutoResumo[]>;
  /** Combos found that stand before the products. These and the others are in `total` and `count`. */
  combos: readonly Combo[];
  /** Combos that have a member that was searched for: they stand after the products. */
  depois: readonly Combo[];
  /** The filter options of the list; undefined where they were not requested. */
  facetas?: Facetas | undefined;
};

/** The whole pages that cover rows `first` to `last`. */
export function stretchFor(first: number, last: number): Stretch {
  const from = Math.floor(Math.max(0, first) / PAGE_SIZE);
  const to = Math.floor(Math.max(first, last, 0) / PAGE_SIZE);
  return { offset: from * PAGE_SIZE, limit: (to - from + 1) * PAGE_SIZE };
}

/** The stretch to request so that rows `first` to `last` can be drawn; null when they all can. */
export function missingStretch(results: ResultPages, first: number, last: number): Stretch | null {
  const end = Math.min(last, results.count - 1);
  if (end < first) return null;
  const { offset, limit } = stretchFor(first, end);
  const wanted = Array.from({ length: limit / PAGE_SIZE }, (_, i) => offset / PAGE_SIZE + i);
  const missing = wanted.filter((page) => !results.pages.has(page));
  const [from] = missing;
  const to = missing.at(-1);
  if (from === undefined || to === undefined) return null;
  return stretchFor(from * PAGE_SIZE, to * PAGE_SIZE);
}

/**
 * Adds a reply to the results. A reply to another question, or one whose figures differ (the catalogue changed in
 * between), starts again: pages of two catalogues are never mixed.
 */
export function withReply(
  before: ResultPages | null,
  question: QuestionName,
  { offset, limit }: Stretch,
  reply: SearchReply,
): ResultPages {
  const { total, mistyped, idContexto, produtos } = reply;
  const isMore = before?.key === question.key && before.total === total && before.idContexto === idContexto;
  const goesOn = isMore ? before.pages : new Map<number, readonly ProdutoResumo[]>();
  const facetas = reply.facetas ?? (isMore ? before.facetas : undefined);
  const first = offset / PAGE_SIZE;
  const fresh = Array.from(
    { length: limit / PAGE_SIZE },
    (_, i) => [first + i, produtos.slice(i * PAGE_SIZE, (i + 1) * PAGE_SIZE)] as const,
  ).filter(([, page]) => page.length > 0);
  const pages = [...new Map([...goesOn, ...fresh])]
    .sort(([a], [b]) => Math.abs(a - first) - Math.abs(b - first))
    .slice(0, PAGES_KEPT);
  return {
    ...question,
    total,
    count: total,
    mistyped,
    idContexto,
    pages: new Map(pages),
    combos: [],
    depois: [],
    facetas,
  };
}

/** The same result with combos before and after its products. */
export const withCombos = (
  results: ResultPages,
  combos: readonly Combo[],
  depois: readonly Combo[],
): ResultPages => ({
  ...results,
  combos,
  depois,
  total: results.total + combos.length + depois.length,
  count: results.count + combos.length + depois.length,
});

/** The content of a row of the list. */
export type ItemDaLista = { tipo: 'combo'; combo: Combo } | { tipo: 'produto'; produto: ProdutoResumo };

/** The item of a row; undefined while its page has not been read. */
export function itemAt(results: ResultPages, row: number): ItemDaLista | undefined {
  const { combos, depois, count } = results;
  const combo = combos[row] ?? depois[row - (count - depois.length)];
  if (combo) return { tipo: 'combo', combo };
  const produto = produtoAt(results, row);
  return produto && { tipo: 'produto', produto };
}

/** The product of a row; undefined for a combo, and while its page has not been read. */
export function produtoAt({ pages, combos }: ResultPages, row: number): ProdutoResumo | undefined {
  const index = row - combos.length;
  return index < 0 ? undefined : pages.get(Math.floor(index / PAGE_SIZE))?.[index % PAGE_SIZE];
}
