import { addDays, isDay } from '#lib/business-day.ts';
import { formatDate } from '#lib/format-date.ts';
import { anoErro, type Periodo } from '#lib/periodo.ts';
import { routes } from '#routes.ts';

/** The entries of so many days before today are shown at first. */
const DIAS = 7;

/** The days of the statement at first. */
export const filtroInicial = (hoje: string): Periodo => ({ de: addDays(hoje, -DIAS), ate: hoje });

/** Reads the part of the address behind the question mark. Invalid days and ranges are ignored. */
export function readFiltro(search: string, hoje: string): Periodo {
  const params = new URLSearchParams(search);
  const inicial = filtroInicial(hoje);
  const dayOf = (name: 'de' | 'ate') => {
    const text = params.get(name);
    return text !== null && isDay(text) ? text : inicial[name];
  };
  const periodo = { de: dayOf('de'), ate: dayOf('ate') };
  return anoErro(periodo) === null ? periodo : inicial;
}

/** The address of some days; the default ones stay out of it. */
export function extratoHref({ de, ate }: Periodo, hoje: string): string {
  const inicial = filtroInicial(hoje);
  const params = new URLSearchParams();
  if (de !== inicial.de) params.set('de', de);
  if (ate !== inicial.ate) params.set('ate', ate);
  return params.size === 0 ? routes.extrato : `${routes.extrato}?${params}`;
}

/** The days in words: '20/11/2026 a 27/11/2026'. */
export const periodoText = ({ de, ate }: Periodo): string => `${formatDate(de)} a ${formatDate(ate)}`;
