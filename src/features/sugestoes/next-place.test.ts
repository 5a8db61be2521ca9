import { expect, test } from 'vitest';
import { nextPlace } from './next-place.ts';

test('arrows lead from the field through the list and back to the field, either way', () => {
  const way = (key: string) => {
    const places: (number | null)[] = [];
    let at: number | null = null;
    for (let step = 0; step < 4; step += 1) places.push((at = nextPlace(at, 3, key) ?? null));
    return places;
  };
  expect(way('ArrowDown')).toEqual([0, 1, 2, null]);
  expect(way('ArrowUp')).toEqual([2, 1, 0, null]);
});

test('other keys and an empty list are the field’s own', () => {
  expect(nextPlace(1, 3, 'Home')).toBeUndefined();
  expect(nextPlace(null, 0, 'ArrowDown')).toBeUndefined();
});
