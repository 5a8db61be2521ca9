import { inflateSync } from 'node:zlib';

/** The drawing of a PDF whose streams are deflated, and the text in it. */
export function readPdf(bytes: Uint8Array): { drawing: string; text: string } {
  const file = Buffer.from(bytes).toString('latin1');
  // By its length: the last byte of a deflated stream may be a carriage return, like the end of a line.
  const drawing = [...file.matchAll(/\/Length (\d+)[^>]*>>\s*stream\r?\n/g)]
    .map(({ 0: head, 1: length, index }) =>
      file.slice(index + head.length, index + head.length + Number(length)),
    )
    .map((stream) => inflateSync(Buffer.from(stream, 'latin1')).toString('latin1'))
    .join('\n');
  const text = [...drawing.matchAll(/\[(.*?)\] TJ/g)]
    .map(([, parts = '']) =>
      [...parts.matchAll(/<([0-9a-f]*)>/gi)]
        .map(([, hex = '']) => Buffer.from(hex, 'hex').toString('latin1'))
        .join(''),
    )
    .join('\n');
  return { drawing, text };
}
