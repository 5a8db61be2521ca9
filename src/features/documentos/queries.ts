import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useLiveQuery } from 'dexie-react-hooks';
import { useMemo } from 'react';
import {
  consultarPendenciaSituacoes,
  consultarPendencias,
  PENDENCIAS_POR_PAGINA,
  type PendenciaSituacao,
} from '#contract/documents/pendencia.ts';
import { SITUACOES_DA_PENDENCIA } from '#domain/documents/pendencia.ts';
import type { DocumentoLido } from '#mirror/documentos.ts';
import { type PendenciasGuardadas, putPendencias, readPendencias } from '#mirror/pendencias.ts';
import { request } from '#net/request.ts';
import { readSession } from '#net/session.ts';
import { useDevice } from '#parts/device/device.tsx';
import { FalhaError, falhaOf, type Lido } from '#parts/failure/lido.ts';
import { toFalhaDaParte } from '#parts/failure/sem-funcao.ts';
import type { Filtro } from './filtro.ts';
import { isInicial, joinPages, type Pendencias } from './lista.ts';

/** The newest requests on this device: null where they were never brought, undefined while they are read. */
export function useGuardadas(idPessoaCliente: number): DocumentoLido<PendenciasGuardadas> | null | undefined {
  const { vault } = useDevice();
  return useLiveQuery(
    async () => (await readPendencias(vault, idPessoaCliente)) ?? null,
    [vault, idPessoaCliente],
  );
}

/** The key of every list of a user's requests. */
export const pendenciasKey = (idUsuario: number) => ['pendencias', idUsuario] as const;

const queryOf = (idPessoaCliente: number, filtro: Filtro, paginaAtual: number) => ({
  idPessoaCliente,
  paginaAtual,
  qtdPorPagina: PENDENCIAS_POR_PAGINA,
  dataInicialPendencia: filtro.de,
  dataFinalPendencia: filtro.ate,
  ordenacao: filtro.ordem,
  paginacao: 'true',
  ...(filtro.resolvida.de === ''
    ? {}
    : { dataInicialResolucao: filtro.resolvida.de, dataFinalResolucao: filtro.resolvida.ate }),
  ...(filtro.idSituacao === null ? {} : { idSituacao: filtro.idSituacao }),
});

/** The requests of a filter by the server, as far as they were read. */
export type DoServidor = Lido<Pendencias> & {
  /** When they were read, in epoch milliseconds. */
  readonly at: number;
  /** Reads the next page, if there is one. */
  readonly lerMais: () => void;
};

/** The requests of a filter by the server, page by page. The first page of the default filter stays on the device. */
export function useDoServidor(idPessoaCliente: number, filtro: Filtro, hoje: string): DoServidor {
  const { usuario, vault, env } = useDevice();
  const query = useInfiniteQuery({
    queryKey: [...pendenciasKey(usuario.id), idPessoaCliente, filtro],
    queryFn: async ({ pageParam, signal }) => {
      const at = env.now();
      const reply = await request(
        consultarPendencias,
        { query: queryOf(idPessoaCliente, filtro, pageParam) },
        { signal, token: readSession()?.token ?? null },
      );
      if (!reply.ok) throw new FalhaError(toFalhaDaParte(reply.error));
      const { colecao, totalRegistros } = reply.value;
      if (pageParam === 1 && isInicial(filtro, hoje)) {
        const { de, ate } = filtro;
        const pendencias = colecao.slice(0, PENDENCIAS_POR_PAGINA);
        await putPendencias(vault, idPessoaCliente, {
          at,
          valor: { de, ate, total: totalRegistros, pendencias },
        }).catch((error: unknown) => console.warn('the requests could not be kept', error));
      }
      return reply.value;
    },
    initialPageParam: 1,
    getNextPageParam: (last, pages, page) => {
      const read = pages.reduce((sum, { colecao }) => sum + colecao.length, 0);
      return last.colecao.length > 0 && read < last.totalRegistros ? page + 1 : null;
    },
    retry: false,
    staleTime: 30_000,
  });
  const { data, error, isFetching, isFetchingNextPage, hasNextPage, fetchNextPage, refetch } = query;
  const valor = useMemo(() => {
    const last = data?.pages.at(-1);
    if (data === undefined || last === undefined) return undefined;
    return { linhas: joinPages(data.pages.map(({ colecao }) => colecao)), total: last.totalRegistros };
  }, [data]);
  return {
    valor,
    at: query.dataUpdatedAt,
    falha: falhaOf(error),
    // A list that is read again stays as it is meanwhile.
    isLendo: isFetchingNextPage || (isFetching && (data === undefined || error !== null)),
    lerMais: () => {
      if (hasNextPage && !isFetching && error === null) fetchNextPage().catch(() => undefined);
    },
    reler: () => void refetch().catch(() => undefined),
  };
}

/** The situations that the filter offers: by the server, where it can be asked. */
export function useSituacoes(): readonly PendenciaSituacao[] {
  const { usuario } = useDevice();
  const { data } = useQuery({
    queryKey: ['pendencia-situacoes', usuario.id],
    queryFn: async ({ signal }) => {
      const reply = await request(
        consultarPendenciaSituacoes,
        {},
        { signal, token: readSession()?.token ?? null },
      );
      if (!reply.ok) throw new FalhaError(toFalhaDaParte(reply.error));
      return reply.value;
    },
    placeholderData: keepPreviousData,
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  });
  return data ?? SITUACOES_DA_PENDENCIA;
}
