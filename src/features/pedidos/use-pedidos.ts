import { useMemo } from 'react';
import type { PedidoResumo } from '#contract/orders/pedido-lista.ts';
import { LEGENDA_ORCAMENTO, LEGENDA_PEDIDO } from '#contract/orders/situacao.ts';
import { addDays } from '#lib/business-day.ts';
import { historicoDesde } from '#mirror/historico.ts';
import { withMarca } from '#outbox/orcamentos/read-orcamentos.ts';
import type { Filtro } from './filtro.ts';
import { listPedidos, type Opcao, opcoesOf, origensOf, situacoesOf, type Totais, totaisOf } from './lista.ts';
import { type Proprio, toProprio, useOrcamentosAqui } from './orcamentos-aqui.ts';
import { type Periodo, useEspelho, useProprios } from './queries.ts';
import { type Antigos, useAntigos, useOpcoesDoServidor } from './queries-servidor.ts';

/** A row of the list: an order, or an unconfirmed submission or quotation. */
export type Linha =
  | { tipo: 'pedido'; key: string; pedido: PedidoResumo }
  | { tipo: 'proprio'; key: string; envio: Proprio };

export type Lista = {
  /** This device's own first; undefined while nothing is known. */
  linhas: readonly Linha[] | undefined;
  /** Of the orders alone, in cents. */
  totais: Totais;
  proprios: number;
  /** When the device's own copy was brought; null where it has none. */
  at: number | null;
  /** Of days before those that the device keeps: why they are not all there, and how far they have come. */
  antigos: Omit<Antigos, 'pedidos' | 'at'> & { lidos: number };
  opcoes: { situacoes: readonly Opcao[]; origens: readonly Opcao[] };
};

/** Splits a range of days into the part that the device keeps and the part that only the server knows. */
export function partesOf({ de, ate }: Periodo, desde: string): { antes: Periodo | null; aqui: Periodo } {
  const before = de < desde;
  return {
    antes: before ? { de, ate: ate < desde ? ate : addDays(desde, -1) } : null,
    aqui: { de: before ? desde : de, ate },
  };
}

const toLinhas = (proprios: readonly Proprio[], pedidos: readonly PedidoResumo[]): readonly Linha[] => [
  ...proprios.map((envio): Linha => ({ tipo: 'proprio', key: envio.key, envio })),
  ...pedidos.map((pedido): Linha => ({ tipo: 'pedido', key: `p${pedido.idPrePedido}`, pedido })),
];

/** The days of all orders that the device keeps. */
const SEMPRE: Periodo = { de: '0000-01-01', ate: '9999-12-31' };

const NONE: readonly PedidoResumo[] = [];

/** Unsent orders and quotations have no number, no status and no origin: a filter by these leaves them out. */
const showsProprio = ({ numero, situacoes, origens, legendas }: Filtro, { isOrcamento }: Proprio): boolean =>
  numero === '' &&
  situacoes.length === 0 &&
  origens.length === 0 &&
  (legendas.length === 0 || legendas.includes(isOrcamento ? LEGENDA_ORCAMENTO : LEGENDA_PEDIDO));

/** The list of a customer's orders under a filter, from the device, beyond its days from the server. */
export function usePedidos(
  idPessoaCliente: number,
  filtro: Filtro,
  { now, isFiltering }: { now: number; isFiltering: boolean },
): Lista {
  const desde = historicoDesde(now);
  const { numero } = filtro;
  const { antes, aqui } = numero === '' ? partesOf(filtro, desde) : { antes: { numero }, aqui: SEMPRE };
  const espelho = useEspelho(idPessoaCliente, aqui);
  // A device that never had any asks for the last days too.
  const isVazio = espelho?.at === null;
  const antigos = useAntigos(
    idPessoaCliente,
    isVazio && numero === '' ? { de: filtro.de, ate: filtro.ate } : antes,
  );
  const envios = useProprios(idPessoaCliente);
  const orcamentos = useOrcamentosAqui(idPessoaCliente);
  const opcoes = useOpcoesDoServidor(isFiltering);

  const here = espelho?.pedidos;
  const marcas = orcamentos?.marcas;
  const known = useMemo(
    () =>
      [...(here ?? NONE), ...antigos.pedidos].map((pedido) => (marcas ? withMarca(pedido, marcas) : pedido)),
    [here, antigos.pedidos, marcas],
  );
  const pedidos = useMemo(() => listPedidos(known, filtro), [known, filtro]);
  const found = useMemo(
    () => ({
      situacoes: opcoesOf([], situacoesOf(known)),
      origens: opcoesOf([], origensOf(known)),
    }),
    [known],
  );
  const shown = useMemo(
    () =>
      [...(orcamentos?.proprios ?? []).map(toProprio), ...(envios ?? [])]
        .filter((proprio) => showsProprio(filtro, proprio))
        .sort((a, b) => b.at - a.at),
    [orcamentos, envios, filtro],
  );
  const linhas = useMemo(() => toLinhas(shown, pedidos), [shown, pedidos]);
  const isKnown = espelho !== undefined && envios !== undefined && orcamentos !== undefined;
  const isWaiting = isVazio && antigos.total === null && antigos.falha === null;
  return {
    linhas: isKnown && !isWaiting ? linhas : undefined,
    totais: useMemo(() => totaisOf(pedidos), [pedidos]),
    proprios: shown.length,
    at: espelho?.at ?? null,
    antigos: { ...antigos, lidos: antigos.pedidos.length },
    opcoes: {
      situacoes: opcoesOf(opcoes.situacoes, found.situacoes),
      origens: opcoesOf(opcoes.origens, found.origens),
    },
  };
}
