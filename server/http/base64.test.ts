import { expect, test } from 'vitest';
import { decodeBase64 } from './base64.ts';

const encode = (text: string) => Buffer.from(text).toString('base64');

test.each([
  ['base64', encode('310001/1 é ~~?')],
  ['base64url', Buffer.from('310001/1 é ~~?').toString('base64url')],
  ['percent-encoded once more', encodeURIComponent(encode('310001/1 é ~~?'))],
])('decodeBase64 reads %s', (_, parameter) => {
  expect(decodeBase64(parameter)).toBe('310001/1 é ~~?');
});

test("decodeBase64 reads a '+' that became a space", () => {
  const encoded = encode('>>>~');
  expect(encoded).toContain('+');
  expect(decodeBase64(encoded.replaceAll('+', ' '))).toBe('>>>~');
});

test.each([
  ['no base64', '12.345'],
  ['bytes that are no text', Buffer.from([0xff, 0xfe]).toString('base64')],
  ['a broken percent sign', '%E0%A4%A'],
])('decodeBase64 returns undefined for %s', (_, parameter) => {
  expect(decodeBase64(parameter)).toBeUndefined();
});
