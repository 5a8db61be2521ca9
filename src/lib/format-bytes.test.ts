import { expect, test } from 'vitest';
import { formatBytes } from './format-bytes.ts';

test('formatBytes picks the shortest unit and writes a decimal comma', () => {
  const plain = (bytes: number) => formatBytes(bytes).replace('\u00a0', ' ');
  const MB = 1024 * 1024;
  expect([0, 950, 1000, 12.34 * MB, 99.96 * MB, 0.999 * MB, 128 * 1024 * MB].map(plain)).toEqual([
    '0 bytes',
    '950 bytes',
    '1 KB',
    '12,3 MB',
    '100 MB',
    '1 MB',
    '128 GB',
  ]);
});

test('formatBytes shows a file under a limit of 5 MB as less than 5 MB', () => {
  expect([5_138_023, 5 * 1024 * 1024].map(formatBytes)).toEqual(['4,9\u00a0MB', '5\u00a0MB']);
});

test('formatBytes shows a negative figure as zero', () => {
  expect(formatBytes(-5)).toBe('0\u00a0bytes');
});
