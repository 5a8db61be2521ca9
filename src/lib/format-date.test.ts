import { expect, test } from 'vitest';
import { formatDate, formatDateTime, formatMoment, formatTime } from './format-date.ts';

test('an instant is shown on the day it is in São Paulo, not in UTC', () => {
  expect(formatDate('2026-11-21T01:30:00Z')).toBe('20/11/2026');
  expect(formatDateTime('2026-11-21T01:30:00Z')).toBe('20/11/2026 22:30');
  expect(formatDateTime(Date.UTC(2026, 0, 5, 12, 7))).toBe('05/01/2026 09:07');
});

test('midnight is 00:00, never 24:00', () => {
  expect(formatTime(new Date('2026-11-21T03:00:00Z'))).toBe('00:00');
});

test('a plain date keeps its day in every zone', () => {
  expect(formatDate('2026-11-21')).toBe('21/11/2026');
});

test('an invalid date becomes a dash', () => {
  expect(formatDate('')).toBe('–');
  expect(formatDateTime('ontem')).toBe('–');
  expect(formatMoment(Number.NaN, 0)).toBe('–');
});

test('a moment of today is told by its time alone', () => {
  const now = '2026-11-21T20:00:00Z';
  expect(formatMoment('2026-11-21T17:05:00Z', now)).toBe('às 14:05');
  expect(formatMoment('2026-11-20T17:05:00Z', now)).toBe('em 20/11/2026 às 14:05');
});
