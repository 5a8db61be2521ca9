import { expect, test } from 'vitest';
import { leftOfWay } from './scroll-up.ts';

test('scrolling up is mostly done at half its time and ends at the top', () => {
  expect(leftOfWay(-1)).toBe(1);
  expect(leftOfWay(0)).toBe(1);
  expect(leftOfWay(0.5)).toBeLessThan(0.1);
  expect(leftOfWay(1)).toBe(0);
  expect(leftOfWay(2)).toBe(0);
});
