import { expect, test } from 'vitest';
import { isTakeoverRequest } from './takeover.ts';

test('lets the waiting worker take over only when a page says SKIP_WAITING', () => {
  expect(isTakeoverRequest({ type: 'SKIP_WAITING' })).toBe(true);
  expect(isTakeoverRequest({ type: 'CACHE_URLS' })).toBe(false);
  expect(isTakeoverRequest('SKIP_WAITING')).toBe(false);
  expect(isTakeoverRequest(null)).toBe(false);
  expect(isTakeoverRequest(undefined)).toBe(false);
});
