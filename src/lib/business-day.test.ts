import { expect, test } from 'vitest';
import { addDays, addWorkingDays, businessDayOf, daysBetween, isDay } from './business-day.ts';

test('businessDayOf returns the day in São Paulo, even if UTC is already on the next day', () => {
  expect(businessDayOf(new Date('2026-11-21T02:30:00Z'))).toBe('2026-11-20');
  expect(businessDayOf(new Date('2026-11-21T03:00:00Z'))).toBe('2026-11-21');
});

test('addDays and daysBetween cross the ends of months and years in both directions', () => {
  expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
  expect(addDays('2028-03-01', -1)).toBe('2028-02-29');
  expect(daysBetween('2026-11-20', '2027-02-18')).toBe(90);
  expect(daysBetween('2026-11-20', '2026-11-19')).toBe(-1);
});

test('addWorkingDays skips Saturdays and Sundays', () => {
  // 20 November 2026 is a Friday.
  expect(addWorkingDays('2026-11-20', 0)).toBe('2026-11-20');
  expect(addWorkingDays('2026-11-20', 1)).toBe('2026-11-23');
  expect(addWorkingDays('2026-11-18', 3)).toBe('2026-11-23');
  expect(addWorkingDays('2026-11-21', 1)).toBe('2026-11-23');
});

test('isDay accepts calendar days only', () => {
  expect(['2026-11-20', '2028-02-29'].every(isDay)).toBe(true);
  const wrong = ['', 'hoje', '2026-02-31', '2026-13-01', '1999-01-01', '2026-11-20T10:00', '26-11-20'];
  expect(wrong.filter(isDay)).toEqual([]);
});
