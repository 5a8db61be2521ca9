import { expect, test } from 'vitest';
import { hasEnd } from './file-end.ts';

const bytesOf = (text: string) => Uint8Array.from(text, (sign) => sign.charCodeAt(0));

const PNG = '\x89PNG\r\n\x1a\n\0\0\0\x05tEXtIENDx\0\0\0\0\0\0\0\0IEND\xae\x42\x60\x82';
/** A picture with a preview in its APP1 segment, and a scan with a stuffed byte and a restart. */
const JPEG = '\xff\xd8\xff\xe1\0\x08\xff\xd8\xff\xd9ab\xff\xda\0\x03\x01AB\xff\0CD\xff\xd0EF\xff\xd9';
const PDF = '%PDF-1.7\n%%EOF\n1 0 obj\nendobj\nstartxref\n9\n%%EOF\n';

const cuts = (text: string, to: number) => Array.from({ length: to }, (_, size) => text.slice(0, size));

test.each([
  ['png', PNG],
  ['png', `${PNG}more`],
  ['jpg', JPEG],
  ['jpg', `${JPEG}a video of the phone`],
  ['jpg', JPEG.replace('\xff\xda', '\xff\xff\xff\xda')],
  ['pdf', PDF],
  ['pdf', `${PDF}${' \r\n\0'.repeat(2000)}`],
  ['pdf', `${PDF}${'x'.repeat(1000)}`],
] as const)('a whole %s has its end: %j', (format, text) => {
  expect(hasEnd(bytesOf(text), format)).toBe(true);
});

test('a picture that was cut anywhere has no end, whatever a preview or a text in it says', () => {
  for (const text of cuts(PNG, PNG.length))
    expect([text, hasEnd(bytesOf(text), 'png')]).toEqual([text, false]);
  for (const text of cuts(JPEG, JPEG.length))
    expect([text, hasEnd(bytesOf(text), 'jpg')]).toEqual([text, false]);
});

test('a PDF whose last end is far from its last bytes was cut', () => {
  const first = `%PDF-1.7\n%%EOF\n${'x'.repeat(1024)}`;
  expect(hasEnd(bytesOf(first), 'pdf')).toBe(false);
  expect(hasEnd(bytesOf('%PDF-1.7'), 'pdf')).toBe(false);
});

test('lengths that lead nowhere end the search', () => {
  expect(hasEnd(bytesOf('\x89PNG\r\n\x1a\n\xff\xff\xff\xffIDAT0000IEND0000'), 'png')).toBe(false);
  expect(hasEnd(bytesOf('\xff\xd8\xff\xe0\0\0\xff\xe0\0\0'), 'jpg')).toBe(false);
});
