import { addDays, isDay } from '#lib/business-day.ts';
import { formatDate } from '#lib/format-date.ts';
import { anoErro, type Periodo } from '#lib/periodo.ts';

/** So many days before today are shown at first. */
const DIAS = 7;

/** The days of a list at first. */
export const periodoInicial = (hoje: string): Periodo => ({ de: addDays(hoje, -DIAS), ate: hoje });

/** Reads the days in an address; `inicial` are the list's first days. Invalid days and ranges are ignored. */
export function readPeriodo(params: URLSearchParams, inicial: Periodo): Periodo {
  const dayOf = (name: 'de' | 'ate') => {
    const text = params.get(name);
    return text !== null && isDay(text) ? text : inicial[name];
  };
  const periodo = { de: dayOf('de'), ate: dayOf('ate') };
  return anoErro(periodo) === null ? periodo : { de: inicial.de, ate: inicial.ate };
}

/** Writes the days into an address; the first ones stay out of it. */
export function putPeriodo(params: URLSearchParams, { de, ate }: Periodo, inicial: Periodo): void {
  if (de !== inicial.de) params.set('de', de);
  if (ate !== inicial.ate) params.set('ate', ate);
}

/** The days in words: '20/11/2026 a 27/11/2026'. */
export const periodoText = ({ de, ate }: Periodo): string => `${formatDate(de)} a ${formatDate(ate)}`;
