import { expect, test } from 'vitest';
import { formatBytes } from './format-bytes.ts';

test('formatBytes picks the shortest unit and writes a decimal comma', () => {
  const plain = (bytes: number) => formatBytes(bytes).replace('\u00a0', ' ');
  expect([0, 950, 1000, 12_340_000, 99_960_000, 999_960, 128_000_000_000].map(plain)).toEqual([
    '0 bytes',
    '950 bytes',
    '1 KB',
    '12,3 MB',
    '100 MB',
    '1 MB',
    '128 GB',
  ]);
});

test('formatBytes shows a negative figure as zero', () => {
  expect(formatBytes(-5)).toBe('0\u00a0bytes');
});
