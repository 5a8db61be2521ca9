import { expect, test } from 'vitest';
import { toBusinessInstant } from './business-instant.ts';

test('toBusinessInstant writes a moment in the business time zone, even if its day differs from UTC', () => {
  expect(toBusinessInstant(new Date('2026-11-20T17:03:00Z'))).toBe('2026-11-20T14:03:00-03:00');
  expect(toBusinessInstant(new Date('2026-11-21T02:59:59.999Z'))).toBe('2026-11-20T23:59:59-03:00');
  expect(toBusinessInstant(new Date('2026-11-21T03:00:00Z'))).toBe('2026-11-21T00:00:00-03:00');
});
