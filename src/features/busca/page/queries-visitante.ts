import {
  infiniteQueryOptions,
  keepPreviousData,
  type QueryClient,
  useInfiniteQuery,
} from '@tanstack/react-query';
import { consultarItens } from '#contract/catalogue/ecommerce-item.ts';
import { buscaFor, type Opcoes } from '#features/busca/filter/filtros.ts';
import { PAGE_SIZE, type QuestionName, type ResultPages } from '#features/busca/list/result-pages.ts';
import { type NetError, request } from '#net/request.ts';
import { type Busca, buscaHref, readBusca } from '#routes.ts';
import { type PaginaItens, toOpcoes, toQuery, toResultPages } from './visitante.ts';

/** A page with its question: the previous page stays on screen while the next response comes. */
type Pagina = { name: QuestionName; pagina: PaginaItens };

class SearchFailed extends Error {
  readonly kind: NetError['kind'];

  constructor(kind: NetError['kind']) {
    super(`search: ${kind}`);
    this.kind = kind;
  }
}

export type VisitanteResults = {
  results: ResultPages | null;
  opcoes: Opcoes;
  isCurrent: boolean;
  /** The reason why the newest question has no response, or no more pages. */
  problem: 'signal' | 'server' | null;
  /** Asks for the next page, unless it is on its way, does not exist, or failed. */
  more: () => void;
  retry: () => void;
  isRetrying: boolean;
};

/** Placeholder rows for items that are still coming. */
const ROWS_COMING = 3;

/** The request of a visitor's search, a page at a time. */
function visitanteQuery(busca: Busca) {
  const href = buscaHref({ ...busca, exi: null });
  const name: QuestionName = { busca: href, query: busca.pes, key: href };
  return infiniteQueryOptions({
    queryKey: ['busca', href],
    queryFn: async ({ pageParam, signal }): Promise<Pagina> => {
      const reply = await request(consultarItens, { query: toQuery(busca, pageParam) }, { signal });
      if (!reply.ok) throw new SearchFailed(reply.error.kind);
      return { name, pagina: reply.value };
    },
    initialPageParam: 1,
    getNextPageParam: ({ pagina }, all) =>
      all.length * PAGE_SIZE < pagina.totalRegistros ? all.length + 1 : undefined,
  });
}

/** Asks for the first page of the search in an address (`?pes=...`) before its screen is there to ask. */
export const beginBusca = (queries: QueryClient, search: string): Promise<void> =>
  queries.prefetchInfiniteQuery(visitanteQuery(buscaFor(readBusca(search), false)));

/** A visitor's search on the server, a page at a time; read pages stay for a visitor who comes back. */
export function useVisitanteResults(busca: Busca): VisitanteResults {
  const query = useInfiniteQuery({ ...visitanteQuery(busca), placeholderData: keepPreviousData });
  const { data, error, hasNextPage, isFetching, isFetchingNextPage, isPlaceholderData } = query;
  const [first] = data?.pages ?? [];
  const failed = error instanceof SearchFailed && error.kind === 'silence' ? 'signal' : 'server';
  return {
    results: first
      ? toResultPages(
          first.name,
          data?.pages.map(({ pagina }) => pagina) ?? [],
          isFetchingNextPage ? ROWS_COMING : 0,
        )
      : null,
    opcoes: first ? toOpcoes(first.pagina) : {},
    isCurrent: data !== undefined && !isPlaceholderData,
    problem: error === null ? null : failed,
    more: () => {
      if (hasNextPage && !isFetching && error === null) {
        query.fetchNextPage().catch((cause: unknown) => console.error('no more pages', cause));
      }
    },
    retry: () => {
      const again = first && hasNextPage ? query.fetchNextPage() : query.refetch();
      again.catch((cause: unknown) => console.error('the search failed again', cause));
    },
    isRetrying: isFetching,
  };
}
