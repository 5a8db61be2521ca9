import { useInfiniteQuery } from '@tanstack/react-query';
import { useLiveQuery } from 'dexie-react-hooks';
import { useEffect, useMemo } from 'react';
import { consultarNotas, NOTAS_POR_PAGINA_MAXIMO, type NotaFiscal } from '#contract/invoices/nota-fiscal.ts';
import { type ContaDoDia, contaDoDia } from '#domain/payment/conta-recebida.ts';
import { readNotas } from '#mirror/read-notas.ts';
import { readRecebiveis } from '#mirror/read-recebiveis.ts';
import { request } from '#net/request.ts';
import { readSession } from '#net/session.ts';
import { useDevice } from '#parts/device/device.tsx';
import { toFalha } from '#parts/failure/falha.ts';
import { FalhaError, falhaOf, type Lido } from '#parts/failure/lido.ts';
import type { Filtro } from './filtro.ts';

/** A customer's invoices that this device keeps; `at` is null where none were ever brought. */
export type Espelho = { notas: NotaFiscal[]; at: number | null };

/** The mirrored invoices of a customer; undefined while they are read. */
export function useEspelho(idPessoaCliente: number): Espelho | undefined {
  const { vault } = useDevice();
  return useLiveQuery(async () => {
    const [notas, checkpoint] = await Promise.all([
      readNotas(vault, idPessoaCliente),
      vault.checkpoints.get(`notas:${idPessoaCliente}`),
    ]);
    return { notas, at: checkpoint?.at ?? null };
  }, [vault, idPessoaCliente]);
}

/** A customer's instalments on this device with their figures of the day; undefined while they are read. */
export function useContas(idPessoaCliente: number, hoje: string): ContaDoDia[] | undefined {
  const { vault } = useDevice();
  return useLiveQuery(
    async () => (await readRecebiveis(vault, idPessoaCliente)).map((conta) => contaDoDia(conta, hoje)),
    [vault, idPessoaCliente, hoje],
  );
}

/** The server's invoices, page by page to the end. */
export type Antigas = Omit<Lido<NotaFiscal[]>, 'valor'> & {
  notas: readonly NotaFiscal[];
  /** How many there are; null until the server has said it. */
  total: number | null;
};

const NONE: readonly NotaFiscal[] = [];

/** A filter's query, in the wire's own words. */
export const queryOf = ({ numero, ano, mes }: Filtro) => ({
  ...(ano !== null && { ano: String(ano) }),
  ...(ano !== null && mes !== null && { mes: String(mes) }),
  ...(numero !== '' && { numeroNota: numero }),
});

/** Invoices by the server's word; not `isWanted` asks for none. The order is the screen's own. */
export function useAntigas(idPessoaCliente: number, filtro: Filtro, isWanted: boolean): Antigas {
  const { usuario } = useDevice();
  const query = queryOf(filtro);
  const { data, error, isFetching, isFetchingNextPage, hasNextPage, fetchNextPage, refetch } =
    useInfiniteQuery({
      queryKey: ['notas', usuario.id, idPessoaCliente, query],
      enabled: isWanted,
      queryFn: async ({ pageParam, signal }) => {
        const page = { quantidadeRegistrosPagina: NOTAS_POR_PAGINA_MAXIMO, numeroPagina: pageParam };
        const reply = await request(
          consultarNotas,
          { query: { idPessoaDestinatario: idPessoaCliente, ...query, ...page } },
          { signal, token: readSession()?.token ?? null },
        );
        if (!reply.ok) throw new FalhaError(toFalha(reply.error));
        return reply.value;
      },
      initialPageParam: 1,
      getNextPageParam: (last, pages, page) => {
        const read = pages.reduce((sum, { colecao }) => sum + colecao.length, 0);
        return last.colecao.length > 0 && read < last.totalRegistros ? page + 1 : null;
      },
      retry: false,
      staleTime: 60_000,
    });
  const goesOn = hasNextPage && !isFetchingNextPage && error === null;
  useEffect(() => {
    if (goesOn) fetchNextPage().catch(() => undefined);
  }, [goesOn, fetchNextPage]);
  const pages = isWanted ? data?.pages : undefined;
  const notas = useMemo(() => pages?.flatMap(({ colecao }) => colecao) ?? NONE, [pages]);
  return {
    notas,
    total: pages?.at(-1)?.totalRegistros ?? null,
    falha: isWanted ? falhaOf(error) : null,
    isLendo: isWanted && (isFetching || goesOn),
    reler: () => {
      if (isWanted) refetch().catch(() => undefined);
    },
  };
}
