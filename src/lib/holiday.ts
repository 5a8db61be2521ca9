import { addCountedDays, addDays, daysBetween, weekdayOf } from './business-day.ts';

/** Month and day of the national holidays: Lei 662/1949 and Lei 6.802/1980. */
const FIXED = ['01-01', '04-21', '05-01', '09-07', '10-12', '11-02', '11-15', '12-25'];
/** The Day of Black Consciousness: Lei 14.759/2023. */
const YOUNGEST = { day: '11-20', firstYear: 2024 };

/** Good Friday, as days from Easter. */
const GOOD_FRIDAY = -2;
/** Carnival's Monday and Tuesday, and Corpus Christi: banks are closed (Resolução CMN 4.880/2020). */
const BANKS_CLOSED = [-48, -47, 60];

/** Easter Sunday of a year, by the Gregorian computus of Meeus, Jones and Butcher. */
function easterOf(year: number): string {
  const century = Math.trunc(year / 100);
  const lunar = year % 19;
  const moon = Math.trunc((century - Math.trunc((century + 8) / 25) + 1) / 3);
  const epact = (19 * lunar + century - Math.trunc(century / 4) - moon + 15) % 30;
  const weekday = (32 + 2 * (century % 4) + 2 * Math.trunc((year % 100) / 4) - epact - (year % 4)) % 7;
  const late = Math.trunc((lunar + 11 * epact + 22 * weekday) / 451);
  return addDays(`${year}-03-22`, epact + weekday - 7 * late);
}

const daysFromEaster = (day: string): number => daysBetween(easterOf(Number(day.slice(0, 4))), day);

/** True for a national holiday of Brazil. Holidays of a state or a town are not known. */
export function isNationalHoliday(day: string): boolean {
  const monthDay = day.slice(5);
  if (FIXED.includes(monthDay)) return true;
  if (monthDay === YOUNGEST.day) return Number(day.slice(0, 4)) >= YOUNGEST.firstYear;
  return daysFromEaster(day) === GOOD_FRIDAY;
}

/** True for a day, weekends apart, on which the banks of the whole country are closed. */
const isBankHoliday = (day: string): boolean =>
  isNationalHoliday(day) || BANKS_CLOSED.includes(daysFromEaster(day));

/** Returns the day `days` bank days later: weekends and the holidays of banks do not count. */
export const addBankDays = (day: string, days: number): string =>
  addCountedDays(day, days, (one) => weekdayOf(one) % 6 !== 0 && !isBankHoliday(one));
