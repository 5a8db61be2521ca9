import { millisecondsInDay } from 'date-fns/constants';
import { toBusinessInstant } from './business-instant.ts';

const SATURDAY = 6;

const toUtc = (day: string): Date => new Date(`${day}T00:00:00Z`);
const toDay = (date: Date): string => date.toISOString().slice(0, 10);

/** The day of the calendar on which a moment falls in the business time zone: 2026-11-20. */
export const businessDayOf = (moment: Date): string => toBusinessInstant(moment).slice(0, 10);

/** The day so many days later, or earlier when `days` is negative. */
export const addDays = (day: string, days: number): string =>
  toDay(new Date(toUtc(day).getTime() + days * millisecondsInDay));

/** How many days `later` is after `earlier`; negative when it is before. */
export const daysBetween = (earlier: string, later: string): number =>
  (toUtc(later).getTime() - toUtc(earlier).getTime()) / millisecondsInDay;

/** The day so many working days later. Saturdays and Sundays do not count; holidays do, nobody here knows them. */
export function addWorkingDays(day: string, days: number): string {
  const date = toUtc(day);
  for (let left = days; left > 0; ) {
    date.setUTCDate(date.getUTCDate() + 1);
    if (date.getUTCDay() !== 0 && date.getUTCDay() !== SATURDAY) left -= 1;
  }
  return toDay(date);
}
