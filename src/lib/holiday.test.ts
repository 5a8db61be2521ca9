import { expect, test } from 'vitest';
import { addDays, weekdayOf } from './business-day.ts';
import { addBankDays, isNationalHoliday } from './holiday.ts';

/** The days of a year of a kind, as month and day. */
function daysOf(year: number, isOne: (day: string) => boolean): string[] {
  const days: string[] = [];
  for (let day = `${year}-01-01`; day.startsWith(`${year}-`); day = addDays(day, 1))
    if (isOne(day)) days.push(day.slice(5));
  return days;
}

test('the national holidays of a year are the fixed ones of the law and Good Friday', () => {
  const before = ['01-01', '04-07', '04-21', '05-01', '09-07', '10-12', '11-02', '11-15', '12-25'];
  expect(daysOf(2023, isNationalHoliday)).toEqual(before);
  const now = ['01-01', '04-03', '04-21', '05-01', '09-07', '10-12', '11-02', '11-15', '11-20', '12-25'];
  expect(daysOf(2026, isNationalHoliday)).toEqual(now);
});

// Carnival's Monday and Tuesday, Good Friday, Corpus Christi: ANBIMA's table of bank holidays, 2001 to 2099.
test.each([
  [2001, '02-26', '02-27', '04-13', '06-14'],
  [2008, '02-04', '02-05', '03-21', '05-22'],
  [2011, '03-07', '03-08', '04-22', '06-23'],
  [2024, '02-12', '02-13', '03-29', '05-30'],
  [2026, '02-16', '02-17', '04-03', '06-04'],
  [2027, '02-08', '02-09', '03-26', '05-27'],
  [2033, '02-28', '03-01', '04-15', '06-16'],
  [2038, '03-08', '03-09', '04-23', '06-24'],
  [2076, '03-02', '03-03', '04-17', '06-18'],
  [2099, '02-23', '02-24', '04-10', '06-11'],
])('the movable holidays of %i are those of the banks', (year, ...movable) => {
  const fixed = ['01-01', '04-21', '05-01', '09-07', '10-12', '11-02', '11-15', '12-25'];
  const isFixed = (day: string) => fixed.includes(day) || (day === '11-20' && year >= 2024);
  // A day on which banks are open is one bank day after the day before it.
  const closed = daysOf(year, (day) => addBankDays(addDays(day, -1), 1) !== day);
  const isWeekend = (day: string) => weekdayOf(`${year}-${day}`) % 6 === 0;
  expect(closed.filter((day) => !isFixed(day) && !isWeekend(day))).toEqual(movable);
});

test('bank days pass over weekends and holidays', () => {
  // Thursday before 20 November 2026, a Friday.
  expect(addBankDays('2026-11-19', 1)).toBe('2026-11-23');
  expect(addBankDays('2026-11-19', 3)).toBe('2026-11-25');
  expect(addBankDays('2026-12-31', 1)).toBe('2027-01-04');
  expect(addBankDays('2026-11-20', 0)).toBe('2026-11-20');
});
