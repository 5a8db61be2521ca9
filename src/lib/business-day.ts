import { addBusinessDays } from 'date-fns/addBusinessDays';
import { addDays as addDaysTo } from 'date-fns/addDays';
import { addMonths as addMonthsTo } from 'date-fns/addMonths';
import { addYears as addYearsTo } from 'date-fns/addYears';
import { differenceInCalendarDays } from 'date-fns/differenceInCalendarDays';
import { getDay } from 'date-fns/getDay';
import { isValid } from 'date-fns/isValid';
import { lightFormat } from 'date-fns/lightFormat';
import { parseISO } from 'date-fns/parseISO';
import { toBusinessInstant } from './business-instant.ts';

// Days are texts (2026-11-20) without a zone. date-fns parses and formats them in the same zone, so the day
// never shifts.
const toDay = (date: Date): string => lightFormat(date, 'yyyy-MM-dd');

const MOST_PARSED = 2000;
const parsed = new Map<string, Date>();

/** A day as a date, which no caller changes. Lists name the same few days thousands of times, so they are kept. */
function dateOf(day: string): Date {
  const kept = parsed.get(day);
  if (kept !== undefined) return kept;
  if (parsed.size >= MOST_PARSED) parsed.clear();
  const date = parseISO(day);
  parsed.set(day, date);
  return date;
}

/** The calendar day of a moment in the business time zone: 2026-11-20. */
export const businessDayOf = (moment: Date): string => toBusinessInstant(moment).slice(0, 10);

/** The day `days` later; earlier if `days` is negative. */
export const addDays = (day: string, days: number): string => toDay(addDaysTo(dateOf(day), days));

/** The same day `months` later, or the last day of a shorter month; earlier if `months` is negative. */
export const addMonths = (day: string, months: number): string => toDay(addMonthsTo(dateOf(day), months));

/** The same day `years` later; 28 February where the year has no 29th. */
export const addYears = (day: string, years: number): string => toDay(addYearsTo(dateOf(day), years));

/** The number of days from `earlier` to `later`; negative if `later` is before it. */
export const daysBetween = (earlier: string, later: string): number =>
  differenceInCalendarDays(dateOf(later), dateOf(earlier));

/** The day `days` working days later: Saturdays and Sundays do not count, holidays do. */
export const addWorkingDays = (day: string, days: number): string =>
  toDay(addBusinessDays(dateOf(day), days));

/** The day on which so many later days that count have passed; one of any few years must count. */
export function addCountedDays(day: string, count: number, isCounted: (day: string) => boolean): string {
  let last = day;
  for (let left = count; left > 0; ) {
    last = addDays(last, 1);
    if (isCounted(last)) left -= 1;
  }
  return last;
}

/** True for a calendar day of the years 2000 to 2099 (2026-02-28); false for 2026-02-31. */
export const isDay = (text: string): boolean => /^20\d{2}-\d{2}-\d{2}$/.test(text) && isValid(parseISO(text));

/** The day of the week: 0 is Sunday, 6 is Saturday. */
export const weekdayOf = (day: string): number => getDay(dateOf(day));
