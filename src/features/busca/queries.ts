import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { consultarItens } from '#contract/ecommerce-item.ts';
import { manterPreferenciaUsuario } from '#contract/preferencia-usuario.ts';
import { type NetError, request } from '#net/request.ts';
import { readSession } from '#net/session.ts';
import { useDevice } from '#parts/device.tsx';
import { useLiveQuery } from '#parts/live-query.ts';
import { type Busca, buscaHref, type IdModoExibicao, type IdModoOrdenacao } from '#routes.ts';
import type { ModosSalvos } from '#vault/device-rows.ts';
import type { Vault } from '#vault/vault.ts';
import type { Opcoes } from './filtros.ts';
import { PAGE_SIZE, type QuestionName, type ResultPages } from './result-pages.ts';
import { type PaginaItens, toOpcoes, toQuery, toResultPages } from './visitante.ts';

const NO_MODOS: ModosSalvos = { exibicao: null, ordem: null, at: 0, toSend: false };

/** How the user last chose to see lists, as this device knows it; undefined while the row is read. */
export function useModosSalvos(): ModosSalvos | undefined {
  const { vault } = useDevice();
  return useLiveQuery(async () => (await vault.device.get(1))?.modos ?? NO_MODOS, [vault]);
}

/** Sends a choice that the server does not know of; what is chosen meanwhile stays to be sent. */
export async function sendModos(vault: Vault): Promise<void> {
  const modos = (await vault.device.get(1))?.modos;
  if (!modos?.toSend) return;
  const { exibicao, ordem, at } = modos;
  const body = {
    ...(exibicao === null ? {} : { IDModoExibicao: exibicao }),
    ...(ordem === null ? {} : { IDModoOrdenacao: ordem }),
  };
  const reply = await request(manterPreferenciaUsuario, { body }, { token: readSession()?.token ?? null });
  // Refused or unheard: it is sent again the next time.
  if (!reply.ok) return;
  await vault.device
    .where('id')
    .equals(1)
    .modify((row) => {
      if (row.modos?.at === at) row.modos.toSend = false;
    });
}

/** Keeps a choice on the device, and tells the server when it can be reached. */
export async function saveModos(
  vault: Vault,
  choice: { exibicao?: IdModoExibicao; ordem?: IdModoOrdenacao },
  now: () => number,
): Promise<void> {
  await vault.device
    .where('id')
    .equals(1)
    .modify((row) => {
      row.modos = { ...(row.modos ?? NO_MODOS), ...choice, at: now(), toSend: true };
    });
  await sendModos(vault);
}

/** A page with the question that it answers: what stays on screen while the next answer comes is not the next. */
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
  /** Why the newest question has no answer, or no more pages. */
  problem: 'signal' | 'server' | null;
  /** Asks for the next page, unless it is on its way, there is none, or it failed. */
  more: () => void;
  retry: () => void;
  isRetrying: boolean;
};

/** Rows drawn for what is still on its way. */
const ROWS_COMING = 3;

/** The server's search as a visitor has it, a page at a time; pages that were read stay for whoever comes back. */
export function useVisitanteResults(busca: Busca): VisitanteResults {
  const href = buscaHref({ ...busca, exi: null });
  const name: QuestionName = { busca: href, query: busca.pes, key: href };
  const query = useInfiniteQuery({
    queryKey: ['busca', href],
    queryFn: async ({ pageParam, signal }): Promise<Pagina> => {
      const reply = await request(consultarItens, { query: toQuery(busca, pageParam) }, { signal });
      if (!reply.ok) throw new SearchFailed(reply.error.kind);
      return { name, pagina: reply.value };
    },
    initialPageParam: 1,
    getNextPageParam: ({ pagina }, all) =>
      all.length * PAGE_SIZE < pagina.totalRegistros ? all.length + 1 : undefined,
    placeholderData: keepPreviousData,
  });
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
