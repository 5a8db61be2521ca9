import { expect, test } from 'vitest';
import { addDays, addWorkingDays, businessDayOf, daysBetween, isDay } from './business-day.ts';

test('an evening in São Paulo is still that day, though it is the next one in Greenwich', () => {
  expect(businessDayOf(new Date('2026-11-21T02:30:00Z'))).toBe('2026-11-20');
  expect(businessDayOf(new Date('2026-11-21T03:00:00Z'))).toBe('2026-11-21');
});

test('days are counted over ends of months and years, in both directions', () => {
  expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
  expect(addDays('2028-03-01', -1)).toBe('2028-02-29');
  expect(daysBetween('2026-11-20', '2027-02-18')).toBe(90);
  expect(daysBetween('2026-11-20', '2026-11-19')).toBe(-1);
});

test('a term in working days leaves the weekend out', () => {
  // The 20th of November 2026 is a Friday.
  expect(addWorkingDays('2026-11-20', 0)).toBe('2026-11-20');
  expect(addWorkingDays('2026-11-20', 1)).toBe('2026-11-23');
  expect(addWorkingDays('2026-11-18', 3)).toBe('2026-11-23');
  expect(addWorkingDays('2026-11-21', 1)).toBe('2026-11-23');
});

test('isDay accepts days of the calendar and nothing else', () => {
  expect(['2026-11-20', '2028-02-29'].every(isDay)).toBe(true);
  const wrong = ['', 'hoje', '2026-02-31', '2026-13-01', '1999-01-01', '2026-11-20T10:00', '26-11-20'];
  expect(wrong.filter(isDay)).toEqual([]);
});
