import { LEGENDA_ORCAMENTO, LEGENDA_PEDIDO } from '#contract/orders/situacao.ts';
import { addDays, isDay } from '#lib/business-day.ts';
import { routes } from '#routes.ts';

/** Orders of the list: newest and oldest first, highest and lowest total first. */
export const ORDENS = ['recentes', 'antigos', 'maior', 'menor'] as const;

export type Ordem = (typeof ORDENS)[number];

/**
 * All that the address of the list says. Days are 2026-11-20, both included; an empty list chooses nothing. An order with
 * `numero` may be of any day; '' asks for none.
 */
export type Filtro = {
  readonly numero: string;
  readonly de: string;
  readonly ate: string;
  readonly situacoes: readonly number[];
  readonly origens: readonly number[];
  readonly legendas: readonly number[];
  readonly ordem: Ordem;
};

/** The orders of so many days before today are shown at first. */
const DIAS = 7;

const idText = /^[1-9]\d{0,8}$/;

/** The default filter on a day. */
export const filtroInicial = (hoje: string): Filtro => ({
  numero: '',
  de: addDays(hoje, -DIAS),
  ate: hoje,
  situacoes: [],
  origens: [],
  legendas: [],
  ordem: 'recentes',
});

/** Characters of the longest number of an order, the company's own. */
const NUMERO_MAXIMO = 60;

/** A typed number without blanks around it. */
export const toNumero = (text: string): string => text.trim().slice(0, NUMERO_MAXIMO);

const toIds = (text: string | null): readonly number[] => [
  ...new Set((text ?? '').split(';').flatMap((piece) => (idText.test(piece) ? [Number(piece)] : []))),
];

const isOrdem = (text: string | null): text is Ordem => ORDENS.some((ordem) => ordem === text);

const toDay = (text: string | null): string | null => (text !== null && isDay(text) ? text : null);

/** Reads the part of the address behind the question mark. Invalid days, ids and orders are ignored. */
export function readFiltro(search: string, hoje: string): Filtro {
  const params = new URLSearchParams(search);
  const inicial = filtroInicial(hoje);
  const ordem = params.get('ord');
  return {
    numero: toNumero(params.get('num') ?? ''),
    de: toDay(params.get('de')) ?? inicial.de,
    ate: toDay(params.get('ate')) ?? inicial.ate,
    situacoes: toIds(params.get('sit')),
    origens: toIds(params.get('ori')),
    legendas: toIds(params.get('leg')).filter((id) => id === LEGENDA_PEDIDO || id === LEGENDA_ORCAMENTO),
    ordem: isOrdem(ordem) ? ordem : 'recentes',
  };
}

/** The address of a filter; default choices stay out of it. */
export function pedidosHref(filtro: Filtro, hoje: string): string {
  const inicial = filtroInicial(hoje);
  const said = [
    ['num', encodeURIComponent(filtro.numero)],
    ['de', filtro.de === inicial.de ? '' : filtro.de],
    ['ate', filtro.ate === inicial.ate ? '' : filtro.ate],
    ['sit', filtro.situacoes.join(';')],
    ['ori', filtro.origens.join(';')],
    ['leg', filtro.legendas.join(';')],
    ['ord', filtro.ordem === 'recentes' ? '' : filtro.ordem],
  ].flatMap(([name, text]) => (text ? [`${name}=${text}`] : []));
  return said.length === 0 ? routes.pedidos : `${routes.pedidos}?${said.join('&')}`;
}

/** The error of a range of days; null for a valid one. */
export const periodoErro = (de: string, ate: string): string | null =>
  de > ate ? 'A data inicial é maior que a data final.' : null;

/** The ids with one more, or without it. */
export const comOuSem = (ids: readonly number[], id: number): readonly number[] =>
  ids.includes(id) ? ids.filter((other) => other !== id) : [...ids, id];
