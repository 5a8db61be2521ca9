import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import {
  consultarPedidoDetalhe,
  consultarTitulosPedido,
  type PedidoTitulo,
} from '#contract/orders/pedido-detalhe.ts';
import { consultarPedidoOrigens, consultarPedidoSituacoes } from '#contract/orders/pedido-filtros.ts';
import {
  consultarItensPedido,
  consultarPedidos,
  PEDIDOS_POR_PAGINA_MAXIMO,
  type PedidoResumo,
} from '#contract/orders/pedido-lista.ts';
import type { AnyCall, ReplyOf } from '#contract/wire/call.ts';
import type { CallInput } from '#contract/wire/to-wire.ts';
import { request } from '#net/request.ts';
import { readSession } from '#net/session.ts';
import { askForScreen } from '#outbox/send-for-screen.ts';
import { type Device, useDevice } from '#parts/device/device.tsx';
import { toFalha } from '#parts/failure/falha.ts';
import { FalhaError, falhaOf, type Lido, toLido } from '#parts/failure/lido.ts';
import type { Opcao } from './lista.ts';
import type { Periodo } from './queries.ts';

/** The root of the query keys here. */
const RAIZ = 'pedidos';

/** The filters' choices rarely change. */
const OPCOES_MS = 30 * 60_000;

async function ask<C extends AnyCall>(
  call: C,
  input: CallInput<C>,
  signal: AbortSignal,
): Promise<ReplyOf<C>> {
  const token = readSession()?.token ?? null;
  const reply = await request(call, input, { signal, token });
  if (!reply.ok) throw new FalhaError(toFalha(reply.error));
  return reply.value;
}

/** The server's orders that this device does not keep, page by page to the end. */
export type Antigos = Omit<Lido<PedidoResumo[]>, 'valor'> & {
  pedidos: readonly PedidoResumo[];
  /** How many there are; null until the server has said it. Where it is incomplete, so many at least. */
  total: number | null;
  isIncompleto: boolean;
};

const NONE: readonly PedidoResumo[] = [];

/** Which page: its number, for a server that does not read on after an order, and the order that it comes after. */
type Pagina = { numeroPagina: number; depoisDe?: number };

const PRIMEIRA: Pagina = { numeroPagina: 1 };

function nextPage(
  last: ReplyOf<typeof consultarPedidos>,
  pages: readonly ReplyOf<typeof consultarPedidos>[],
  page: Pagina,
): Pagina | null {
  if (last.colecao.length === 0 || last.continua === null) return null;
  const numeroPagina = page.numeroPagina + 1;
  if (last.continua !== undefined) return { numeroPagina, depoisDe: last.continua };
  const read = pages.reduce((sum, { colecao }) => sum + colecao.length, 0);
  return read < last.totalRegistros ? { numeroPagina } : null;
}

const toQuery = (procura: Periodo | { numero: string } | null) => {
  if (procura === null || 'numero' in procura) return procura ?? {};
  return { dataInicial: procura.de, dataFinal: procura.ate };
};

/** Orders of a stretch of days, or with a number, by the server's word; null asks for none. */
export function useAntigos(idPessoaCliente: number, procura: Periodo | { numero: string } | null): Antigos {
  const { usuario } = useDevice();
  const { data, error, isFetching, isFetchingNextPage, hasNextPage, fetchNextPage, refetch } =
    useInfiniteQuery({
      queryKey: [RAIZ, 'antigos', usuario.id, idPessoaCliente, procura],
      enabled: procura !== null,
      queryFn: ({ pageParam, signal }) =>
        ask(
          consultarPedidos,
          {
            query: {
              variosClientes: [idPessoaCliente],
              ...toQuery(procura),
              quantidadeRegistrosPagina: PEDIDOS_POR_PAGINA_MAXIMO,
              paginacao: true,
              ...pageParam,
            },
          },
          signal,
        ),
      initialPageParam: PRIMEIRA,
      getNextPageParam: nextPage,
      retry: false,
      staleTime: 60_000,
    });
  const goesOn = hasNextPage && !isFetchingNextPage && error === null;
  useEffect(() => {
    if (goesOn) fetchNextPage().catch(() => undefined);
  }, [goesOn, fetchNextPage]);
  const falha = procura === null ? null : falhaOf(error);
  const pages = data?.pages;
  const pedidos = useMemo(() => pages?.flatMap(({ colecao }) => colecao) ?? NONE, [pages]);
  return {
    pedidos,
    total: pages?.at(-1)?.totalRegistros ?? null,
    isIncompleto: pages?.at(-1)?.totalIncompleto ?? false,
    falha,
    isLendo: isFetching || goesOn,
    reler: () => {
      if (procura !== null) refetch().catch(() => undefined);
    },
  };
}

/** The server's choices for the filters; empty until they are there. */
export function useOpcoesDoServidor(isWanted: boolean): { situacoes: Opcao[]; origens: Opcao[] } {
  const { usuario } = useDevice();
  const options = { enabled: isWanted, retry: false, staleTime: OPCOES_MS } as const;
  const situacoes = useQuery({
    queryKey: [RAIZ, 'situacoes', usuario.id],
    queryFn: ({ signal }) => ask(consultarPedidoSituacoes, {}, signal),
    ...options,
  });
  const origens = useQuery({
    queryKey: [RAIZ, 'origens', usuario.id],
    queryFn: ({ signal }) => ask(consultarPedidoOrigens, {}, signal),
    ...options,
  });
  return {
    situacoes: situacoes.data?.map((s) => ({ id: s.idPedidoSituacao, nome: s.descPedidoSituacao })) ?? [],
    origens: origens.data?.map((o) => ({ id: o.idOrigemTipo, nome: o.descOrigemTipo })) ?? [],
  };
}

/**
 * The same for a call that names an order's id: it may be another order's since the server went back to a
 * backup.
 */
async function askMarked<C extends AnyCall>(
  device: Device,
  call: C,
  input: CallInput<C>,
  signal: AbortSignal,
): Promise<ReplyOf<C>> {
  const token = readSession()?.token ?? null;
  const reply = await askForScreen(device, (withMarca) =>
    request(call, input, { ...withMarca, signal, token }),
  );
  if (!reply.ok) throw new FalhaError(toFalha(reply.error));
  return reply.value;
}

/** An order with its lines, by the server's word; another `versao` asks again, and null does not ask yet. */
export function usePedidoDoServidor(idPrePedido: number, versao: string | null) {
  const device = useDevice();
  const { usuario, env } = device;
  return toLido(
    useQuery({
      queryKey: [RAIZ, 'detalhe', usuario.id, idPrePedido, versao],
      queryFn: async ({ signal }) => {
        const query = { idPrePedido };
        const [pedido, itens] = await Promise.all([
          askMarked(device, consultarPedidoDetalhe, { query }, signal),
          askMarked(device, consultarItensPedido, { query }, signal),
        ]);
        return { pedido, itens, at: env.now() };
      },
      enabled: versao !== null,
      placeholderData: keepPreviousData,
      retry: false,
      staleTime: 0,
    }),
  );
}

/** The invoices of an order. */
export function useTitulos(idPrePedido: number): Lido<PedidoTitulo[]> {
  const device = useDevice();
  return toLido(
    useQuery({
      queryKey: [RAIZ, 'titulos', device.usuario.id, idPrePedido],
      queryFn: ({ signal }) => askMarked(device, consultarTitulosPedido, { query: { idPrePedido } }, signal),
      retry: false,
      staleTime: 0,
    }),
  );
}
