import { addMonths } from '#lib/business-day.ts';
import { anoErro, type Periodo } from '#lib/periodo.ts';

const SEM_DATA = 'Informe a data.';

/** The days that the list of requests begins with: the same day of the month before, or its last one, to today. */
export const periodoDasPendencias = (hoje: string): Periodo => ({ de: addMonths(hoje, -1), ate: hoje });

/** The error of a pair of days, which are both given or both missing; null for a valid pair. */
export function erroPar(de: string | undefined, ate: string | undefined): string | null {
  if (de === undefined && ate === undefined) return null;
  return de === undefined || ate === undefined ? SEM_DATA : anoErro({ de, ate });
}
