import { expect, test } from 'vitest';
import { fromBase64, toBase64 } from './base64.ts';

test('bytes of any length come back from Base64', () => {
  for (const length of [0, 1, 2, 3, 8191, 8192, 20_000]) {
    const bytes = Uint8Array.from({ length }, (_, at) => (at * 31) % 256);
    expect(fromBase64(toBase64(bytes))).toEqual(bytes);
  }
  expect(toBase64(new TextEncoder().encode('Maleta'))).toBe('TWFsZXRh');
});

test('a text that is not Base64 gives no bytes', () => {
  expect(fromBase64('não')).toBeNull();
});
