import { useInfiniteQuery } from '@tanstack/react-query';
import { useLiveQuery } from 'dexie-react-hooks';
import { useEffect, useMemo } from 'react';
import {
  CASHBACK_POR_PAGINA_MAXIMO,
  type CashbackLancamento,
  consultarCashback,
} from '#contract/customers/meu-cashback.ts';
import { PEDIDO_CANCELADO } from '#contract/orders/situacao.ts';
import type { CashbackFiltro } from '#domain/customer/meu-cashback.ts';
import { type CashbackGuardado, readCashback } from '#mirror/cashback.ts';
import { readPedidos } from '#mirror/read-pedidos.ts';
import { request } from '#net/request.ts';
import { readSession } from '#net/session.ts';
import { cashbackNaFila } from '#outbox/carrinho/cashback-na-fila.ts';
import { readCarrinhoBase } from '#outbox/carrinho/read-carrinho.ts';
import { useDevice } from '#parts/device/device.tsx';
import { toFalha } from '#parts/failure/falha.ts';
import { FalhaError, falhaOf, type Lido } from '#parts/failure/lido.ts';

/** The cashback on this device; `valor` is null where it was never brought. Amounts in cents. */
export type Guardado = {
  readonly at: number | null;
  readonly valor: CashbackGuardado | null;
  /** Cashback that the kept orders of the days were paid with, and that unsent orders take. */
  readonly aplicado: number;
  readonly naFila: number;
};

/** The cashback on this device; undefined while it is read. */
export function useGuardado(idPessoaCliente: number, { de, ate }: CashbackFiltro): Guardado | undefined {
  const { vault } = useDevice();
  return useLiveQuery(async () => {
    const [lido, pedidos, base] = await Promise.all([
      readCashback(vault, idPessoaCliente),
      readPedidos(vault, idPessoaCliente, { de, ate }),
      readCarrinhoBase(vault, idPessoaCliente),
    ]);
    const aplicado = pedidos
      .filter(({ portalPedidoSituacao }) => portalPedidoSituacao.idPedidoSituacao !== PEDIDO_CANCELADO)
      .reduce((sum, { valorCashbackAplicado = 0 }) => sum + valorCashbackAplicado, 0);
    return { at: lido?.at ?? null, valor: lido?.valor ?? null, aplicado, naFila: cashbackNaFila(base) };
  }, [vault, idPessoaCliente, de, ate]);
}

/** The cashback of some days by the server; amounts in cents. */
export type DoPeriodo = {
  readonly lancamentos: readonly CashbackLancamento[];
  readonly aplicado: number;
  readonly disponivel: number;
};

export type DoServidor = Lido<DoPeriodo> & { readonly lidos: number; readonly total: number | null };

/** The cashback of a filter by the server, page by page until one is empty; not `isWanted` asks for none. */
export function useDoServidor(
  idPessoaCliente: number,
  { de, ate, situacoes }: CashbackFiltro,
  isWanted: boolean,
): DoServidor {
  const { usuario } = useDevice();
  const { data, error, isFetching, isFetchingNextPage, hasNextPage, fetchNextPage, refetch } =
    useInfiniteQuery({
      queryKey: ['cashback', usuario.id, idPessoaCliente, de, ate, situacoes.join(';')],
      enabled: isWanted,
      queryFn: async ({ pageParam, signal }) => {
        const query = {
          idPessoaCliente,
          dataInicial: de,
          dataFinal: ate,
          variasSituacoes: [...situacoes],
          quantidadeRegistrosPagina: CASHBACK_POR_PAGINA_MAXIMO,
          numeroPagina: pageParam,
        };
        const reply = await request(
          consultarCashback,
          { query },
          { signal, token: readSession()?.token ?? null },
        );
        if (!reply.ok) throw new FalhaError(toFalha(reply.error));
        return reply.value;
      },
      initialPageParam: 1,
      getNextPageParam: (last, pages, page) => {
        const read = pages.reduce((sum, { meuCashbackCollection }) => sum + meuCashbackCollection.length, 0);
        const isEnd = last.meuCashbackCollection.length === 0;
        return !isEnd && read < last.totalizador.quantidadeRegistros ? page + 1 : null;
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
    return {
      lancamentos: pages.flatMap(({ meuCashbackCollection }) => meuCashbackCollection),
      aplicado: last.totalizador.valorCashbackAplicado,
      disponivel: last.totalizador.valorDisponivel,
    };
  }, [pages, hasNextPage]);
  return {
    valor,
    lidos: pages?.reduce((sum, { meuCashbackCollection }) => sum + meuCashbackCollection.length, 0) ?? 0,
    total: pages?.[0]?.totalizador.quantidadeRegistros ?? null,
    falha: isWanted ? falhaOf(error) : null,
    isLendo: isWanted && (isFetching || goesOn),
    reler: () => {
      if (isWanted) refetch().catch(() => undefined);
    },
  };
}
