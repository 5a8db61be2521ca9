import { addCountedDays, weekdayOf } from '#lib/business-day.ts';
import { isNationalHoliday } from '#lib/holiday.ts';

/** The days on which a company delivers: names of weekdays, from Sunday on, less some days. */
export type DiasDeEntrega = {
  readonly semana: readonly string[];
  /** Days as texts. */
  readonly excecoes: readonly string[];
  /** National holidays are no days of delivery. */
  readonly semFeriados: boolean;
};

/** The names of the weekdays, Sunday first. */
const SEMANA = ['dom', 'seg', 'ter', 'qua', 'qui', 'sex', 'sab'];

/** Returns the day of delivery: that many days of delivery after a day. At least one weekday has deliveries. */
export function previsaoDe(
  dia: string,
  prazo: number,
  { semana, excecoes, semFeriados }: DiasDeEntrega,
): string {
  const isEntrega = (day: string) =>
    semana.includes(SEMANA[weekdayOf(day)] ?? '') &&
    !excecoes.includes(day) &&
    !(semFeriados && isNationalHoliday(day));
  return addCountedDays(dia, prazo, isEntrega);
}
