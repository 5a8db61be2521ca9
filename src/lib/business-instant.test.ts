import { expect, test } from 'vitest';
import { toBusinessInstant } from './business-instant.ts';

test('a moment is written in the business time zone, also when the day there is another', () => {
  expect(toBusinessInstant(new Date('2026-11-20T17:03:00Z'))).toBe('2026-11-20T14:03:00-03:00');
  expect(toBusinessInstant(new Date('2026-11-21T02:59:59.999Z'))).toBe('2026-11-20T23:59:59-03:00');
  expect(toBusinessInstant(new Date('2026-11-21T03:00:00Z'))).toBe('2026-11-21T00:00:00-03:00');
});
