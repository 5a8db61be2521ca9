import { expect, test } from 'vitest';
import { createWindowedCounts } from './windowed-counts.ts';

test('counts in a window that starts at the first, and then anew', () => {
  let now = 1000;
  const counts = createWindowedCounts(100, () => new Date(now));
  counts.add('a');
  now += 60;
  counts.add('a');
  counts.add('b');
  expect([counts.of('a'), counts.of('b'), counts.of('c')]).toEqual([2, 1, 0]);
  expect([counts.left('a'), counts.left('b'), counts.left('c')]).toEqual([40, 100, 0]);
  now += 40;
  expect(counts.left('a')).toBe(0);
  expect([counts.of('a'), counts.of('b')]).toEqual([0, 1]);
  counts.add('a');
  expect([counts.of('a'), counts.of('b')]).toEqual([1, 1]);
  counts.forget('b');
  expect(counts.of('b')).toBe(0);
});
