import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { CARTAS_POR_PAGINA_MAXIMO, type CartaCorrecao } from '#contract/letters/carta.ts';
import { consultarCartas } from '#contract/letters/carta-consultas.ts';
import { request } from '#net/request.ts';
import { readSession } from '#net/session.ts';
import { useDevice } from '#parts/device/device.tsx';
import { FalhaError, falhaOf, type Lido } from '#parts/failure/lido.ts';
import { toFalhaDaParte } from '#parts/failure/sem-funcao.ts';
import type { Filtro } from './filtro.ts';

/** The server's letters of some days, page by page to the end. */
export type DoServidor = Omit<Lido<unknown>, 'valor'> & {
  readonly cartas: readonly CartaCorrecao[];
  /** How many there are; null until the server has said it. */
  readonly total: number | null;
};

const NONE: readonly CartaCorrecao[] = [];

/** Letters that this device does not keep, by the server; not `isWanted` asks for none. */
export function useDoServidor(idPessoaCliente: number, filtro: Filtro, isWanted: boolean): DoServidor {
  const device = useDevice();
  const { de, ate, situacoes } = filtro;
  const { data, error, isFetching, isFetchingNextPage, hasNextPage, fetchNextPage, refetch } =
    useInfiniteQuery({
      queryKey: ['cartas', device.usuario.id, idPessoaCliente, de, ate, situacoes.join(';')],
      enabled: isWanted,
      queryFn: async ({ pageParam, signal }) => {
        const query = {
          idPessoaCliente,
          dataInicial: de,
          dataFinal: ate,
          variasSituacoes: [...situacoes],
          quantidadeRegistrosPagina: CARTAS_POR_PAGINA_MAXIMO,
          numeroPagina: pageParam,
        };
        const token = readSession()?.token ?? null;
        const reply = await request(consultarCartas, { query }, { signal, token });
        if (!reply.ok) throw new FalhaError(toFalhaDaParte(reply.error));
        return reply.value;
      },
      initialPageParam: 1,
      getNextPageParam: (last, pages, page) => {
        const read = pages.reduce((sum, { colecao }) => sum + colecao.length, 0);
        return last.colecao.length > 0 && read < last.totalRegistros ? page + 1 : null;
      },
      retry: false,
      staleTime: 0,
    });
  const goesOn = hasNextPage && !isFetchingNextPage && error === null;
  useEffect(() => {
    if (goesOn) fetchNextPage().catch(() => undefined);
  }, [goesOn, fetchNextPage]);
  const pages = isWanted ? data?.pages : undefined;
  const cartas = useMemo(() => pages?.flatMap(({ colecao }) => colecao) ?? NONE, [pages]);
  return {
    cartas,
    total: pages?.[0]?.totalRegistros ?? null,
    falha: isWanted ? falhaOf(error) : null,
    isLendo: isWanted && (isFetching || goesOn),
    reler: () => {
      if (isWanted) refetch().catch(() => undefined);
    },
  };
}
