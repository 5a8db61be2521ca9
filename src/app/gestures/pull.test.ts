import { expect, test } from 'vitest';
import { isEnough, readPull, shownPx } from './pull.ts';

test('only a finger that moves down more than sideways pulls', () => {
  expect(readPull({ dx: 2, dy: 5 })).toBe('undecided');
  expect(readPull({ dx: 2, dy: 20 })).toBe('pull');
  expect(readPull({ dx: 20, dy: 20 })).toBe('other');
  expect(readPull({ dx: 0, dy: -20 })).toBe('other');
});

test('the sign follows the finger at half its speed and stops at its place', () => {
  expect([0, 40, 128, 900].map((dy) => shownPx({ dx: 0, dy }))).toEqual([0, 20, 64, 64]);
  expect(shownPx({ dx: 0, dy: -10 })).toBe(0);
});

test('letting go early does not refresh', () => {
  expect([119, 120].map((dy) => isEnough({ dx: 0, dy }))).toEqual([false, true]);
});
