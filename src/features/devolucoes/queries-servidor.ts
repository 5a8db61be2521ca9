import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import type { Devolucao } from '#contract/returns/devolucao.ts';
import { consultarDevolucao, consultarDevolucoes } from '#contract/returns/devolucao-consultas.ts';
import { request } from '#net/request.ts';
import { readSession } from '#net/session.ts';
import { readFeitas } from '#outbox/devolucoes/read-devolucoes.ts';
import { askForScreen } from '#outbox/send-for-screen.ts';
import { useDevice } from '#parts/device/device.tsx';
import { FalhaError, falhaOf, type Lido, toLido } from '#parts/failure/lido.ts';
import { toFalhaDaParte } from '#parts/failure/sem-funcao.ts';
import type { DevolucaoDoServidor } from '#parts/returns/devolucao-lida.ts';
import type { Pergunta } from './lista.ts';

/** The root of the query keys here. */
const RAIZ = 'devolucoes';

/** The server's returns that this device does not keep, page by page to the end. */
export type Antigas = Omit<Lido<Devolucao[]>, 'valor'> & {
  devolucoes: readonly Devolucao[];
  /** How many there are; null until the server has said it. */
  total: number | null;
};

const NONE: readonly Devolucao[] = [];

/** A customer's returns by the server; `pergunta` null asks for none. */
export function useAntigas(idCliente: number, pergunta: Pergunta | null): Antigas {
  const { usuario } = useDevice();
  const isWanted = pergunta !== null;
  const { data, error, isFetching, isFetchingNextPage, hasNextPage, fetchNextPage, refetch } =
    useInfiniteQuery({
      queryKey: [RAIZ, 'antigas', usuario.id, idCliente, pergunta],
      enabled: isWanted,
      queryFn: async ({ pageParam, signal }) => {
        const query = { idCliente, ...pergunta, paginaAtual: pageParam };
        const token = readSession()?.token ?? null;
        const reply = await request(consultarDevolucoes, { query }, { signal, token });
        if (!reply.ok) throw new FalhaError(toFalhaDaParte(reply.error));
        return reply.value;
      },
      initialPageParam: 1,
      getNextPageParam: (last, pages, page) => {
        const read = pages.reduce((sum, { length }) => sum + length, 0);
        return last.length > 0 && read < (pages[0]?.[0]?.totalRegistros ?? 0) ? page + 1 : null;
      },
      retry: false,
      staleTime: 60_000,
    });
  const goesOn = hasNextPage && !isFetchingNextPage && error === null;
  useEffect(() => {
    if (goesOn) fetchNextPage().catch(() => undefined);
  }, [goesOn, fetchNextPage]);
  const pages = isWanted ? data?.pages : undefined;
  const devolucoes = useMemo(() => pages?.flat() ?? NONE, [pages]);
  return {
    devolucoes,
    total: pages === undefined ? null : (pages[0]?.[0]?.totalRegistros ?? 0),
    falha: isWanted ? falhaOf(error) : null,
    isLendo: isWanted && (isFetching || goesOn),
    reler: () => {
      if (isWanted) refetch().catch(() => undefined);
    },
  };
}

/** A return with its lines, by the server; null asks for none. */
export function useDevolucaoDoServidor(idDevolucaoEletronica: number | null): Lido<DevolucaoDoServidor> {
  const device = useDevice();
  return toLido(
    useQuery({
      queryKey: [RAIZ, 'detalhe', device.usuario.id, idDevolucaoEletronica],
      queryFn: async ({ signal }) => {
        const feitas = await readFeitas(device.vault);
        const query = { idDevolucaoEletronica: idDevolucaoEletronica ?? 0 };
        const token = readSession()?.token ?? null;
        // Its id may be another return's since the server went back to a backup.
        const reply = await askForScreen(device, (withMarca) =>
          request(consultarDevolucao, { query }, { ...withMarca, signal, token }),
        );
        if (!reply.ok) throw new FalhaError(toFalhaDaParte(reply.error));
        return { devolucao: reply.value, feitas };
      },
      enabled: idDevolucaoEletronica !== null,
      retry: false,
      staleTime: 0,
    }),
  );
}
