import { expect, test } from 'vitest';
import { imageFormat } from './image-format.ts';

const bytesOf = (text: string) => Uint8Array.from(text, (sign) => sign.charCodeAt(0));

test('imageFormat recognises a JPEG and a PNG by their first bytes, and nothing else', () => {
  expect(imageFormat(bytesOf('\xff\xd8\xff\xe0JFIF'))).toBe('jpg');
  expect(imageFormat(bytesOf('\x89PNG\r\n\x1a\n....'))).toBe('png');
  for (const other of [
    '',
    '\xff\xd8',
    '\x89PNG\r\n',
    'GIF89a',
    '<svg>',
    'RIFF....WEBP',
    '%PDF-1.7',
    ' \xff\xd8\xff',
  ])
    expect([other, imageFormat(bytesOf(other))]).toEqual([other, null]);
});
