import { useMemo } from 'react';
import type { PedidoResumo } from '#contract/orders/pedido-lista.ts';
import { addDays } from '#lib/business-day.ts';
import { historicoDesde } from '#mirror/historico.ts';
import type { EnvioLinha } from '#parts/cart/envio-linha.ts';

import type { Filtro } from './filtro.ts';
import { listPedidos, type Opcao, opcoesOf, origensOf, situacoesOf, totaisOf } from './lista.ts';
import { type Periodo, useEspelho, useProprios } from './queries.ts';
import { type Antigos, useAntigos, useOpcoesDoServidor } from './queries-servidor.ts';

/** A row of the list: an order, or an unconfirmed submission. */
export type Linha =
  | { tipo: 'pedido'; key: string; pedido: PedidoResumo }
  | { tipo: 'proprio'; key: string; envio: EnvioLinha };

export type Lista = {
  /** This device's own first; undefined while nothing is known. */
  linhas: readonly Linha[] | undefined;
  /** Of the orders alone, in cents. */
  totais: { quantidade: number; soma: number };
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

const toLinhas = (proprios: readonly EnvioLinha[], pedidos: readonly PedidoResumo[]): readonly Linha[] => [
  ...proprios.map((envio): Linha => ({ tipo: 'proprio', key: envio.key, envio })),
  ...pedidos.map((pedido): Linha => ({ tipo: 'pedido', key: `p${pedido.idPrePedido}`, pedido })),
];

/** The days of all orders that the device keeps. */
const SEMPRE: Periodo = { de: '0000-01-01', ate: '9999-12-31' };

const NONE: readonly PedidoResumo[] = [];
const SEM_PROPRIOS: readonly EnvioLinha[] = [];

/** Unsent orders have no number, no status and no origin and are no quotation: a filter by these leaves them out. */
const showsProprios = ({ numero, situacoes, origens, legendas }: Filtro): boolean =>
  numero === '' &&
  situacoes.length === 0 &&
  origens.length === 0 &&
  (legendas.length === 0 || legendas.includes(1));

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
  const proprios = useProprios(idPessoaCliente);
  const opcoes = useOpcoesDoServidor(isFiltering);

  const here = espelho?.pedidos;
  const known = useMemo(() => [...(here ?? NONE), ...antigos.pedidos], [here, antigos.pedidos]);
  const pedidos = useMemo(() => listPedidos(known, filtro), [known, filtro]);
  const found = useMemo(
    () => ({
      situacoes: opcoesOf([], situacoesOf(known)),
      origens: opcoesOf([], origensOf(known)),
    }),
    [known],
  );
  const shown = showsProprios(filtro) ? (proprios ?? SEM_PROPRIOS) : SEM_PROPRIOS;
  const linhas = useMemo(() => toLinhas(shown, pedidos), [shown, pedidos]);
  const isKnown = espelho !== undefined && proprios !== undefined;
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
