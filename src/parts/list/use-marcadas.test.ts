import { expect, test } from 'vitest';
import { marked, toggled } from './use-marcadas.ts';

test('a press marks a row, and a second press unmarks it', () => {
  expect(toggled([], 'a', true)).toEqual(['a']);
  expect(toggled(['a', 'b'], 'a', true)).toEqual(['b']);
});

test('in a single-mark list, marking a row replaces the marked one', () => {
  expect(toggled(['a'], 'b', false)).toEqual(['b']);
  expect(toggled(['a'], 'a', false)).toEqual([]);
  expect(marked(['a'], ['b', 'c'], false)).toEqual(['c']);
});

test('marking several rows marks each one once', () => {
  expect(marked(['a'], ['a', 'b'], true)).toEqual(['a', 'b']);
});
