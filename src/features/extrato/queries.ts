import { useInfiniteQuery } from '@tanstack/react-query';
import { useLiveQuery } from 'dexie-react-hooks';
import { useEffect, useMemo } from 'react';
import { consultarContaCorrente, LANCAMENTOS_POR_PAGINA_MAXIMO } from '#contract/customers/conta-corrente.ts';
import type { ContaCorrente } from '#domain/customer/extrato.ts';
import type { Periodo } from '#lib/periodo.ts';
import type { DocumentoLido } from '#mirror/documentos.ts';
import { type ExtratoGuardado, readExtrato } from '#mirror/extrato.ts';
import { request } from '#net/request.ts';
import { readSession } from '#net/session.ts';
import { useDevice } from '#parts/device/device.tsx';
import { toFalha } from '#parts/failure/falha.ts';
import { FalhaError, falhaOf, type Lido } from '#parts/failure/lido.ts';

/** The current account on this device: null where it was never brought, undefined while it is read. */
export function useGuardado(idPessoaCliente: number): DocumentoLido<ExtratoGuardado> | null | undefined {
  const { vault } = useDevice();
  return useLiveQuery(
    async () => (await readExtrato(vault, idPessoaCliente)) ?? null,
    [vault, idPessoaCliente],
  );
}

/** The current account of some days by the server; `valor` is undefined until all pages are there. */
export type DoServidor = Lido<ContaCorrente & { readonly saldoAtual: number }> & {
  readonly lidos: number;
  readonly total: number | null;
};

/** The entries of some days by the server, page by page to the end; not `isWanted` asks for none. */
export function useDoServidor(idPessoaCliente: number, { de, ate }: Periodo, isWanted: boolean): DoServidor {
  const { usuario } = useDevice();
  const { data, error, isFetching, isFetchingNextPage, hasNextPage, fetchNextPage, refetch } =
    useInfiniteQuery({
      queryKey: ['extrato', usuario.id, idPessoaCliente, de, ate],
      enabled: isWanted,
      queryFn: async ({ pageParam, signal }) => {
        const query = {
          idPessoaCliente,
          dataInicial: de,
          dataFinal: ate,
          quantidadeRegistrosPagina: LANCAMENTOS_POR_PAGINA_MAXIMO,
          numeroPagina: pageParam,
        };
        const reply = await request(
          consultarContaCorrente,
          { query },
          { signal, token: readSession()?.token ?? null },
        );
        if (!reply.ok) throw new FalhaError(toFalha(reply.error));
        return reply.value;
      },
      initialPageParam: 1,
      getNextPageParam: (last, pages, page) => {
        const read = pages.reduce((sum, { lancamentos }) => sum + lancamentos.length, 0);
        return last.lancamentos.length > 0 && read < last.totalizador.totalRegistros ? page + 1 : null;
      },
      retry: false,
      staleTime: 60_000,
    });
  const goesOn = hasNextPage && !isFetchingNextPage && error === null;
  useEffect(() => {
    if (goesOn) fetchNextPage().catch(() => undefined);
  }, [goesOn, fetchNextPage]);
  const pages = isWanted ? data?.pages : undefined;
  const valor = useMemo(() => {
    const last = pages?.at(-1);
    if (pages === undefined || last === undefined || hasNextPage) return undefined;
    const { totalizador } = last;
    return {
      saldoInicial: totalizador.saldoInicial,
      saldoAtual: last.saldoAtual ?? totalizador.saldoAtual ?? totalizador.saldoFinal,
      lancamentos: pages.flatMap(({ lancamentos }) => lancamentos),
    };
  }, [pages, hasNextPage]);
  return {
    valor,
    lidos: pages?.reduce((sum, { lancamentos }) => sum + lancamentos.length, 0) ?? 0,
    total: pages?.[0]?.totalizador.totalRegistros ?? null,
    falha: isWanted ? falhaOf(error) : null,
    isLendo: isWanted && (isFetching || goesOn),
    reler: () => {
      if (isWanted) refetch().catch(() => undefined);
    },
  };
}
