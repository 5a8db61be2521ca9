import type { Periodo } from '#lib/periodo.ts';
import { periodoInicial, putPeriodo, readPeriodo } from '#parts/list/periodo-filtro.ts';
import { routes } from '#routes.ts';

/** Reads the part of the address behind the question mark. */
export const readFiltro = (search: string, hoje: string): Periodo =>
  readPeriodo(new URLSearchParams(search), periodoInicial(hoje));

/** The address of some days; the first ones stay out of it. */
export function extratoHref(periodo: Periodo, hoje: string): string {
  const params = new URLSearchParams();
  putPeriodo(params, periodo, periodoInicial(hoje));
  return params.size === 0 ? routes.extrato : `${routes.extrato}?${params}`;
}
