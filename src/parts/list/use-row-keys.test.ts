import { expect, test } from 'vitest';
import { createDebounce, itemAfter } from './use-row-keys.ts';

test('arrows move by one item in a table, by a row of cards in a grid, and stop at the ends', () => {
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

test('createDebounce accepts one press in 200 ms', () => {
  let now = 1000;
  const isFirst = createDebounce(() => now);
  expect(isFirst()).toBe(true);
  now = 1199;
  expect(isFirst()).toBe(false);
  now = 1200;
  expect(isFirst()).toBe(true);
});
