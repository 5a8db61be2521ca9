import { daysBetween } from './business-day.ts';

/** A range of days, 2026-11-20, both included. */
export type Periodo = { readonly de: string; readonly ate: string };

/** The most days of a range, both included: a leap year. */
const DIAS_MAXIMO = 366;

/** The first valid day of a range. */
export const PRIMEIRO_DIA = '1900-01-01';

export const DIA_INVALIDO = 'Informe uma data válida.';
const INVERTIDO = 'A data inicial é maior que a data final.';
const LONGO = 'O período pode ter no máximo um ano.';

/** The error of a range whose first day is after its last; null for a valid one. */
export const periodoErro = ({ de, ate }: Periodo): string | null => (de > ate ? INVERTIDO : null);

/** The same, also for a day before 1900 and for a range of more than a year. */
export const anoErro = ({ de, ate }: Periodo): string | null =>
  (de < PRIMEIRO_DIA || ate < PRIMEIRO_DIA ? DIA_INVALIDO : null) ??
  periodoErro({ de, ate }) ??
  (daysBetween(de, ate) >= DIAS_MAXIMO ? LONGO : null);
