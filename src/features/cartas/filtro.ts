import type { Periodo } from '#lib/periodo.ts';
import { SITUACOES, type SituacaoDaCarta } from '#parts/letters/situacao.tsx';
import { periodoInicial, putPeriodo, readPeriodo } from '#parts/list/periodo-filtro.ts';
import { routes } from '#routes.ts';

/** The choices in the list's address: days, and the ticked situations; none ticked is all. */
export type Filtro = Periodo & { readonly situacoes: readonly number[] };

export const TODAS: readonly number[] = SITUACOES.map(({ id }) => id);

/** The default filter on a day: the last seven days, every situation. */
export const filtroInicial = (hoje: string): Filtro => ({ ...periodoInicial(hoje), situacoes: TODAS });

/** Reads the part of the address behind the question mark. Invalid choices are ignored. */
export function readFiltro(search: string, hoje: string): Filtro {
  const params = new URLSearchParams(search);
  const periodo = readPeriodo(params, periodoInicial(hoje));
  const sit = params.get('sit');
  if (sit === null) return { ...periodo, situacoes: TODAS };
  const ids = sit.split(';').map(Number);
  const situacoes = TODAS.filter((id) => ids.includes(id));
  return { ...periodo, situacoes: situacoes.length === 0 && sit !== '' ? TODAS : situacoes };
}

/** The address of a filter; the first choices stay out of it. */
export function cartasHref({ situacoes, ...periodo }: Filtro, hoje: string): string {
  const params = new URLSearchParams();
  putPeriodo(params, periodo, periodoInicial(hoje));
  if (situacoes.length < TODAS.length) params.set('sit', situacoes.join(';'));
  return params.size === 0
    ? routes.cartaCorrecao
    : `${routes.cartaCorrecao}?${params.toString().replaceAll('%3B', ';')}`;
}

/** The ticked situations after a press on one. */
export const comOuSem = (situacoes: readonly number[], id: number): number[] =>
  TODAS.filter((one) => (one === id ? !situacoes.includes(one) : situacoes.includes(one)));

/** True if a filter lets every situation through. */
const isTudo = (situacoes: readonly number[]): boolean =>
  situacoes.length === 0 || situacoes.length === TODAS.length;

/** True if a filter lets a situation through. */
export const passa = ({ situacoes }: Filtro, idSituacao: number): boolean =>
  isTudo(situacoes) || situacoes.includes(idSituacao);

/** Something chosen, and the filter without it. */
export type ChipFiltro = { key: string; titulo: string; nome: string; without: Partial<Filtro> };

/** The situations, if only some are ticked; the days are always told next to the list. */
export function chipsOf({ situacoes }: Filtro): ChipFiltro[] {
  if (isTudo(situacoes)) return [];
  const isTicked = ({ id }: SituacaoDaCarta): boolean => situacoes.includes(id);
  const nome = SITUACOES.filter(isTicked)
    .map((one) => one.nome)
    .join(', ');
  return [{ key: 'situacao', titulo: 'Situação', nome, without: { situacoes: TODAS } }];
}
