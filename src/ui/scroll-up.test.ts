import { expect, test } from 'vitest';
import { leftOfWay } from './scroll-up.ts';

test('the way begins whole, is mostly done half-way through its time, and ends at the top', () => {
  expect(leftOfWay(-1)).toBe(1);
  expect(leftOfWay(0)).toBe(1);
  expect(leftOfWay(0.5)).toBeLessThan(0.1);
  expect(leftOfWay(1)).toBe(0);
  expect(leftOfWay(2)).toBe(0);
});
