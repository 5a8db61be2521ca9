import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useLiveQuery } from 'dexie-react-hooks';
import { useEffect, useMemo } from 'react';
import { useSnapshot } from 'valtio';
import {
  consultarExtratoCliente,
  PARCELAS_POR_PAGINA_MAXIMO,
  type Recebivel,
} from '#contract/payment/extrato-cliente.ts';
import { readRecebiveis } from '#mirror/read-recebiveis.ts';
import { request } from '#net/request.ts';
import { readSession } from '#net/session.ts';
import { useDevice } from '#parts/device/device.tsx';
import { pagamentoAberto } from '#parts/dialogs/pagamento-aberto.ts';
import { toFalha } from '#parts/failure/falha.ts';
import { FalhaError, falhaOf, type Lido } from '#parts/failure/lido.ts';

/** A customer's instalments that this device keeps; `at` is null where none were ever brought. */
export type Espelho = { contas: Recebivel[]; at: number | null };

/** The mirrored instalments of a customer; undefined while they are read. */
export function useEspelho(idPessoaCliente: number): Espelho | undefined {
  const { vault } = useDevice();
  return useLiveQuery(async () => {
    const [contas, checkpoint] = await Promise.all([
      readRecebiveis(vault, idPessoaCliente),
      vault.checkpoints.get(`recebiveis:${idPessoaCliente}`),
    ]);
    return { contas, at: checkpoint?.at ?? null };
  }, [vault, idPessoaCliente]);
}

/** The server's instalments, page by page to the end. */
export type DoServidor = Omit<Lido<Recebivel[]>, 'valor'> & {
  contas: readonly Recebivel[];
  /** How many there are; null until the server has sent it. */
  total: number | null;
};

const NONE: readonly Recebivel[] = [];

/** All instalments of a customer by the server, read again after a payment; not `isWanted` asks for none. */
export function useDoServidor(idPessoaCliente: number, isWanted: boolean): DoServidor {
  const { usuario } = useDevice();
  const { pagos } = useSnapshot(pagamentoAberto);
  const {
    data,
    error,
    isFetching,
    isFetchingNextPage,
    isPlaceholderData,
    hasNextPage,
    fetchNextPage,
    refetch,
  } = useInfiniteQuery({
    queryKey: ['contas', usuario.id, idPessoaCliente, pagos],
    enabled: isWanted,
    queryFn: async ({ pageParam, signal }) => {
      const query = { idPessoaCliente, paginaAtual: pageParam, qtdPagina: PARCELAS_POR_PAGINA_MAXIMO };
      const reply = await request(
        consultarExtratoCliente,
        { query },
        { signal, token: readSession()?.token ?? null },
      );
      if (!reply.ok) throw new FalhaError(toFalha(reply.error));
      return reply.value;
    },
    initialPageParam: 1,
    getNextPageParam: (last, pages, page) => {
      const read = pages.reduce((sum, { length }) => sum + length, 0);
      return read < (last[0]?.quantidadeRegistros ?? 0) ? page + 1 : null;
    },
    // After a payment the list keeps its rows, and with them its place, until they are read again.
    placeholderData: keepPreviousData,
    retry: false,
    staleTime: 60_000,
  });
  const goesOn = hasNextPage && !isFetchingNextPage && !isPlaceholderData && error === null;
  useEffect(() => {
    if (goesOn) fetchNextPage().catch(() => undefined);
  }, [goesOn, fetchNextPage]);
  const pages = isWanted ? data?.pages : undefined;
  const contas = useMemo(() => pages?.flat() ?? NONE, [pages]);
  return {
    contas,
    total: pages === undefined ? null : (pages[0]?.[0]?.quantidadeRegistros ?? 0),
    falha: isWanted ? falhaOf(error) : null,
    isLendo: isWanted && (isFetching || goesOn),
    reler: () => {
      if (isWanted) refetch().catch(() => undefined);
    },
  };
}
