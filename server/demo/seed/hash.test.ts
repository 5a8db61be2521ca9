import { expect, test } from 'vitest';
import { hashOf, pickBetween } from './hash.ts';

test('hash of a text is the same on every machine', () => {
  expect(hashOf('1023508100547')).toBe(71_641_167);
  expect(hashOf('')).toBe(723_595_804);
});

test('neighbouring registros are spread over the whole range', () => {
  const buckets = Array.from({ length: 10 }, () => 0);
  for (let i = 0; i < 10_000; i += 1) {
    const bucket = pickBetween(String(1_000_000_000_000 + i), 0, 9);
    buckets[bucket] = (buckets[bucket] ?? 0) + 1;
  }
  expect(Math.min(...buckets)).toBeGreaterThan(850);
  expect(Math.max(...buckets)).toBeLessThan(1150);
});
