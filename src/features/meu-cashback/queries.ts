import { useInfiniteQuery } from '@tanstack/react-query';
import { useLiveQuery } from 'dexie-react-hooks';
import { useMemo } from 'react';
import { CASHBACK_POR_PAGINA, consultarCashback } from '#contract/customers/meu-cashback.ts';
import { PEDIDO_CANCELADO } from '#contract/orders/situacao.ts';
import type { CashbackDoPeriodo, CashbackFiltro } from '#domain/customer/meu-cashback.ts';
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

/** The cashback of some days by the server: the pages that were read, and the sums over all. Amounts in cents. */
export type DoPeriodo = CashbackDoPeriodo & {
  readonly registros: number;
  readonly aplicado: number;
  readonly disponivel: number;
};

export type DoServidor = Lido<DoPeriodo> & {
  readonly lidos: number;
  readonly total: number | null;
  /** Reads the next page, if one may come. */
  readonly lerMais: () => void;
};

/** The cashback of a filter by the server, by pages until one is empty; not `isWanted` asks for none. */
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
          quantidadeRegistrosPagina: CASHBACK_POR_PAGINA,
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
      getNextPageParam: (last, _pages, page) => (last.meuCashbackCollection.length === 0 ? null : page + 1),
      retry: false,
      staleTime: 60_000,
    });
  const pages = isWanted ? data?.pages : undefined;
  const valor = useMemo(() => {
    const first = pages?.[0];
    if (pages === undefined || first === undefined) return undefined;
    const { totalizador } = first;
    return {
      lancamentos: pages.flatMap(({ meuCashbackCollection }) => meuCashbackCollection),
      registros: totalizador.quantidadeRegistros,
      emAnalise: totalizador.valorCashbackNaoGerado,
      gerado: totalizador.valorCashbackGerado,
      aplicado: totalizador.valorCashbackAplicado,
      disponivel: totalizador.valorDisponivel,
    };
  }, [pages]);
  const goesOn = isWanted && hasNextPage && !isFetchingNextPage && error === null;
  return {
    valor,
    lidos: pages?.reduce((sum, { meuCashbackCollection }) => sum + meuCashbackCollection.length, 0) ?? 0,
    total: pages?.[0]?.totalizador.quantidadeRegistros ?? null,
    falha: isWanted ? falhaOf(error) : null,
    isLendo: isWanted && isFetching,
    lerMais: () => {
      if (goesOn) fetchNextPage().catch(() => undefined);
    },
    reler: () => {
      if (isWanted) refetch().catch(() => undefined);
    },
  };
}
