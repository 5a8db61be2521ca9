import { addDays, addMonths, weekdayOf } from '#lib/business-day.ts';
import { isNationalHoliday } from '#lib/holiday.ts';

const mesExtenso = new Intl.DateTimeFormat('pt-BR', { month: 'long', timeZone: 'UTC' });

/** The name of a month (2026-11): novembro. */
export const nomeDoMes = (mes: string): string => mesExtenso.format(new Date(`${mes}-01T00:00:00Z`));

/** The percent of a goal that is reached, a whole number rounded down; above 100 once it is passed. */
export const percentualDe = (realizado: number, valor: number): number =>
  Math.floor((realizado * 100) / valor);

/** The days of the month from this one on, itself included, that are no Saturday, Sunday or national holiday. */
export function diasUteisAteOFim(hoje: string): number {
  const fim = addMonths(`${hoje.slice(0, 7)}-01`, 1);
  let count = 0;
  for (let dia = hoje; dia < fim; dia = addDays(dia, 1))
    if (weekdayOf(dia) % 6 !== 0 && !isNationalHoliday(dia)) count += 1;
  return count;
}

/** How a goal stands: percent, missing cents, working days left, and missing cents of each, null without one. */
type Andamento = {
  readonly percentual: number;
  readonly falta: number;
  readonly dias: number;
  readonly porDia: number | null;
};

/** Tells how a goal stands on a day (2026-11-20). The amount of a day is rounded up, so that it suffices. */
export function andamentoDe(
  { realizado, valor }: { readonly realizado: number; readonly valor: number },
  hoje: string,
): Andamento {
  const falta = Math.max(0, valor - realizado);
  const dias = diasUteisAteOFim(hoje);
  return {
    percentual: percentualDe(realizado, valor),
    falta,
    dias,
    porDia: dias === 0 ? null : Math.ceil(falta / dias),
  };
}
