import { expect, test } from 'vitest';
import { pageWordOf, wordOf } from './page-word.ts';

test('pageWordOf returns the known words of a page, and null for any other message', () => {
  expect(pageWordOf({ type: 'SKIP_WAITING' })).toBe('SKIP_WAITING');
  expect(pageWordOf({ type: 'FETCH_LATER' })).toBe('FETCH_LATER');
  expect(pageWordOf({ type: 'STOP_LATER' })).toBe('STOP_LATER');
  expect(pageWordOf({ type: 'TELL_NOTES' })).toBe('TELL_NOTES');
  expect(pageWordOf({ type: 'CACHE_URLS' })).toBe(null);
  expect(pageWordOf('SKIP_WAITING')).toBe(null);
  expect(pageWordOf(null)).toBe(null);
  expect(pageWordOf(undefined)).toBe(null);
});

test('wordOf returns the type of a message, or null if it has none', () => {
  expect(wordOf({ type: 'WAKE' })).toBe('WAKE');
  expect(wordOf({ kind: 'WAKE' })).toBe(null);
  expect(wordOf('WAKE')).toBe(null);
});
