import { addDays } from '#lib/business-day.ts';
import { formatDate } from '#lib/format-date.ts';
import type { Periodo } from '#lib/periodo.ts';
import { putPeriodo, readPeriodo } from '#parts/list/periodo-filtro.ts';
import { routes } from '#routes.ts';

/** The choices in the list's address. Days are 2026-11-20, both included; null chooses every situation. */
export type Filtro = Periodo & { readonly idSituacao: number | null };

/** The returns of so many days before today are shown at first. */
const DIAS = 90;

const idText = /^[1-9]\d{0,8}$/;

/** The default filter on a day. */
export const filtroInicial = (hoje: string): Filtro => ({
  de: addDays(hoje, -DIAS),
  ate: hoje,
  idSituacao: null,
});

/** Whether the days are the default ones, in which every return that is not over is listed, whatever its age. */
export function temDiasIniciais({ de, ate }: Periodo, hoje: string): boolean {
  const inicial = filtroInicial(hoje);
  return de === inicial.de && ate === inicial.ate;
}

/** Reads the part of the address behind the question mark. Invalid choices are ignored. */
export function readFiltro(search: string, hoje: string): Filtro {
  const params = new URLSearchParams(search);
  const sit = params.get('sit') ?? '';
  return {
    ...readPeriodo(params, filtroInicial(hoje)),
    idSituacao: idText.test(sit) ? Number(sit) : null,
  };
}

/** The address of a filter; default choices stay out of it. */
export function devolucoesHref({ de, ate, idSituacao }: Filtro, hoje: string): string {
  const inicial = filtroInicial(hoje);
  const params = new URLSearchParams();
  putPeriodo(params, { de, ate }, inicial);
  if (idSituacao !== null) params.set('sit', String(idSituacao));
  return params.size === 0 ? routes.devolucao : `${routes.devolucao}?${params}`;
}

/** Something chosen, and the filter without it. */
export type ChipFiltro = { key: string; titulo: string; nome: string; without: Partial<Filtro> };

/** The choices in the address that differ from the default; `situacaoOf` names a situation. */
export function chipsOf(
  { de, ate, idSituacao }: Filtro,
  hoje: string,
  situacaoOf: (idSituacao: number) => string,
): ChipFiltro[] {
  const { idSituacao: _todas, ...dias } = filtroInicial(hoje);
  const chips: (ChipFiltro | false)[] = [
    !temDiasIniciais({ de, ate }, hoje) && {
      key: 'periodo',
      titulo: 'Período',
      nome: `${formatDate(de)} a ${formatDate(ate)}`,
      without: dias,
    },
    idSituacao !== null && {
      key: 'situacao',
      titulo: 'Situação',
      nome: situacaoOf(idSituacao),
      without: { idSituacao: null },
    },
  ];
  return chips.filter((chip) => chip !== false);
}
