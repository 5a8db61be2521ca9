import { expect, test } from 'vitest';
import { formatAge } from './format-age.ts';

test('formatAge shows an age in its largest whole unit', () => {
  const minute = 60_000;
  expect([0, minute - 1, minute, 59 * minute].map(formatAge)).toEqual([
    'agora',
    'agora',
    'há 1 min',
    'há 59 min',
  ]);
  expect([60, 23 * 60 + 59, 24 * 60, 72 * 60].map((m) => formatAge(m * minute))).toEqual([
    'há 1 h',
    'há 23 h',
    'há 1 dia',
    'há 3 dias',
  ]);
});

test('formatAge shows a negative age as now', () => {
  expect(formatAge(-5000)).toBe('agora');
});
