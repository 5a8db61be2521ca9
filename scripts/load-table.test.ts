import { expect, test } from 'vitest';
import { growthOf, isFlat, loadTable, percentile, summaries } from './load-table.mjs';

test('a percentile is the smallest value that this share of all values does not exceed', () => {
  const hundred = Array.from({ length: 100 }, (_, i) => 100 - i);
  expect([0.5, 0.95, 0.99, 1].map((share) => percentile(hundred, share))).toEqual([50, 95, 99, 100]);
  expect(percentile([7], 0.95)).toBe(7);
  expect(percentile([], 0.95)).toBeNaN();
});

test('the table has a row for all responses and one for each kind, with the statuses other than success', () => {
  const samples = [
    { name: 'search', ms: 10.4, status: 200 },
    { name: 'log-in', ms: 300, status: 429 },
    { name: 'search', ms: 30, status: 503 },
    { name: 'log-in', ms: 200, status: 429 },
    { name: 'log-in', ms: 5, status: 0 },
  ];
  expect(loadTable(summaries('all', samples)).split('\n')).toEqual([
    '| what | answers | p50 ms | p95 ms | p99 ms | other statuses |',
    '| --- | --- | --- | --- | --- | --- |',
    '| all | 5 | 30 | 300 | 300 | none x 1, 429 x 2, 503 x 1 |',
    '| search | 2 | 10 | 30 | 30 | 503 x 1 |',
    '| log-in | 3 | 200 | 300 | 300 | none x 1, 429 x 2 |',
  ]);
  expect(loadTable(summaries('none', [])).split('\n')[2]).toBe('| none | 0 | - | - | - | - |');
});

test('growth is the slope of the line through the last two thirds', () => {
  expect(growthOf([1, 50, 100, 110, 120, 130])).toBeCloseTo(30 / 115);
  expect(growthOf([5, 5, 5])).toBe(0);
  expect([growthOf([]), growthOf([0, 0, 0])]).toEqual([0, 0]);
});

test('values that waver, fall or rise by a few are flat; values that keep rising are not', () => {
  expect(isFlat([10, 300, 305, 298, 304, 301])).toBe(true);
  expect(isFlat([100, 100, 90, 80, 70, 60])).toBe(true);
  expect(isFlat([100, 100, 100, 110, 120, 130])).toBe(false);
  expect(isFlat([20, 20, 20, 22, 23, 24], 5)).toBe(true);
  expect(isFlat([20, 20, 20, 22, 23, 24])).toBe(false);
});
