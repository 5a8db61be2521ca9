import { expect, test } from 'vitest';
import { formatDate, formatDateTime, formatMoment, formatTime } from './format-date.ts';

test('formatDate and formatDateTime use the day in São Paulo, not in UTC', () => {
  expect(formatDate('2026-11-21T01:30:00Z')).toBe('20/11/2026');
  expect(formatDateTime('2026-11-21T01:30:00Z')).toBe('20/11/2026 22:30');
  expect(formatDateTime(Date.UTC(2026, 0, 5, 12, 7))).toBe('05/01/2026 09:07');
});

test('formatTime shows midnight as 00:00', () => {
  expect(formatTime(new Date('2026-11-21T03:00:00Z'))).toBe('00:00');
});

test('formatDate keeps the day of a plain date in every zone', () => {
  expect(formatDate('2026-11-21')).toBe('21/11/2026');
});

test('an invalid date is shown as a dash', () => {
  expect(formatDate('')).toBe('–');
  expect(formatDateTime('ontem')).toBe('–');
  expect(formatMoment(Number.NaN, 0)).toBe('–');
});

test('formatMoment shows only the time for a moment of today', () => {
  const now = '2026-11-21T20:00:00Z';
  expect(formatMoment('2026-11-21T17:05:00Z', now)).toBe('às 14:05');
  expect(formatMoment('2026-11-20T17:05:00Z', now)).toBe('em 20/11/2026 às 14:05');
});
