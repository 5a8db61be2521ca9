import { addDays, weekdayOf } from '#lib/business-day.ts';

/** The days on which a company delivers: names of weekdays, from Sunday on, less some days. */
export type DiasDeEntrega = {
  readonly semana: readonly string[];
  /** Days as texts. */
  readonly excecoes: readonly string[];
};

/** The names of the weekdays, Sunday first. */
const SEMANA = ['dom', 'seg', 'ter', 'qua', 'qui', 'sex', 'sab'];

/** Returns the day of delivery: that many days of delivery after a day. At least one weekday has deliveries. */
export function previsaoDe(dia: string, prazo: number, { semana, excecoes }: DiasDeEntrega): string {
  let day = dia;
  for (let left = prazo; left > 0; ) {
    day = addDays(day, 1);
    if (semana.includes(SEMANA[weekdayOf(day)] ?? '') && !excecoes.includes(day)) left -= 1;
  }
  return day;
}
