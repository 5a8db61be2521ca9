import { expect, test } from 'vitest';
import { createWindowedCounts } from './windowed-counts.ts';

test('a count is known until its window ends, or until a new count is learnt', () => {
  let now = 1000;
  const counts = createWindowedCounts(() => new Date(now));
  counts.learn('a', 2, 1100);
  counts.learn('b', 1, 1160);
  expect([counts.of('a'), counts.of('b'), counts.of('c')]).toEqual([2, 1, 0]);
  expect([counts.left('a'), counts.left('b'), counts.left('c')]).toEqual([100, 160, 0]);
  now += 100;
  expect([counts.of('a'), counts.of('b'), counts.left('a'), counts.left('b')]).toEqual([0, 1, 0, 60]);
  counts.learn('b', 0, 1160);
  expect([counts.of('b'), counts.left('b')]).toEqual([0, 0]);
});
