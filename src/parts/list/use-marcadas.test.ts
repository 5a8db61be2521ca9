import { expect, test } from 'vitest';
import { marked, toggled } from './use-marcadas.ts';

test('a press marks a row, another takes the mark away', () => {
  expect(toggled([], 'a', true)).toEqual(['a']);
  expect(toggled(['a', 'b'], 'a', true)).toEqual(['b']);
});

test('where one row is the most, another takes its place', () => {
  expect(toggled(['a'], 'b', false)).toEqual(['b']);
  expect(toggled(['a'], 'a', false)).toEqual([]);
  expect(marked(['a'], ['b', 'c'], false)).toEqual(['c']);
});

test('several are marked once each', () => {
  expect(marked(['a'], ['a', 'b'], true)).toEqual(['a', 'b']);
});
