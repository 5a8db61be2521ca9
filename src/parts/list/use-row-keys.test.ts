import { expect, test } from 'vitest';
import { createDebounce, itemAfter } from './use-row-keys.ts';

test('arrows go by one in a table and by a row of cards in a grid, and never beyond the ends', () => {
  expect(itemAfter('ArrowDown', 3, 100, 1)).toBe(4);
  expect(itemAfter('ArrowRight', 3, 100, 1)).toBeUndefined();
  expect(itemAfter('ArrowDown', 3, 100, 5)).toBe(8);
  expect(itemAfter('ArrowRight', 3, 100, 5)).toBe(4);
  expect(itemAfter('ArrowUp', 3, 100, 5)).toBe(0);
  expect(itemAfter('PageDown', 97, 100, 1)).toBe(99);
  expect(itemAfter('Home', 97, 100, 1)).toBe(0);
  expect(itemAfter('End', 0, 100, 5)).toBe(99);
  expect(itemAfter('a', 0, 100, 1)).toBeUndefined();
});

test('a key that acts is taken once in 200 ms', () => {
  let now = 1000;
  const isFirst = createDebounce(() => now);
  expect(isFirst()).toBe(true);
  now = 1199;
  expect(isFirst()).toBe(false);
  now = 1200;
  expect(isFirst()).toBe(true);
});
