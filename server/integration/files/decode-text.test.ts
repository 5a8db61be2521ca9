import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { collect, csvLines, inParts, latin } from './bytes-sample.ts';
import { decodeText } from './decode-text.ts';
import { readFile } from './read-file.ts';

const TEXT = 'código;descrição\n1;Água oxigenada\n2;Maçã\n';
const LINES = [
  { linha: 2, campos: { código: '1', descrição: 'Água oxigenada' } },
  { linha: 3, campos: { código: '2', descrição: 'Maçã' } },
];

const utf16le = (text: string): Buffer => Buffer.from(text, 'utf16le');

describe('encodings', () => {
  test.each([
    ['UTF-8', Buffer.from(TEXT)],
    ['UTF-8 with a mark', Buffer.from(`\uFEFF${TEXT}`)],
    ['Latin-1', latin(TEXT)],
    ['UTF-16 LE with a mark', utf16le(`\uFEFF${TEXT}`)],
    ['UTF-16 BE with a mark', utf16le(`\uFEFF${TEXT}`).swap16()],
    ['UTF-16 LE without a mark', utf16le(TEXT)],
    ['UTF-16 BE without a mark', utf16le(TEXT).swap16()],
    ['the line ends of Windows', Buffer.from(TEXT.replaceAll('\n', '\r\n'))],
    ['the line ends of old Macs', latin(TEXT.replaceAll('\n', '\r'))],
  ])('%s is read whatever the size of its parts is', async (_, bytes) => {
    for (const size of [1, 2, 3, 5, 4096]) expect(await csvLines(bytes, size)).toEqual(LINES);
  });

  test('an accent far from the head tells the encoding', async () => {
    const lines = Array.from({ length: 2000 }, (_, at) => `${at};ascii`).join('\n');
    const content = latin(`a;b\n${lines}\n9;Maçã\n10;€ ‰\n`);
    const read = await csvLines(Buffer.from(content), 1000);
    expect(read.at(-2)).toEqual({ linha: 2002, campos: { a: '9', b: 'Maçã' } });
  });

  test('Windows-1252 has a euro sign and dashes', async () => {
    expect(await csvLines(Buffer.from([97, 10, 0x80, 0x96, 0xe7, 10]))).toEqual([
      { linha: 2, campos: { a: '€–ç' } },
    ]);
  });

  test('UTF-8 of any text is read as it is, in parts of any size', async () => {
    const text = fc.string({ unit: 'grapheme', minLength: 1 }).map((t) => t.replaceAll(/[\0\r\uFEFF]/g, ''));
    await fc.assert(
      fc.asyncProperty(text, fc.integer({ min: 1, max: 9 }), async (content, size) => {
        const parts = await collect(decodeText(inParts(Buffer.from(content), size)));
        expect(parts.join('')).toBe(content);
      }),
    );
  });
});

describe('files that cannot be read', () => {
  test.each([
    [
      'UTF-8 and Latin-1',
      Buffer.concat([Buffer.from('a\né\n'), latin('ç\n')]),
      3,
      'não é UTF-8, e as linhas anteriores são UTF-8',
    ],
    [
      'cut UTF-8',
      Buffer.from('a\né\nMaçã').subarray(0, -1),
      3,
      'termina no meio de um caractere: foi cortado',
    ],
    [
      'cut UTF-16',
      utf16le(`\uFEFF${TEXT}`).subarray(0, -1),
      3,
      'termina no meio de um caractere: foi cortado',
    ],
    ['a zero byte', Buffer.from('a\n1\n2\0\n'), 3, 'byte nulo'],
    ['a renamed sheet', Buffer.from('PK\u0003\u0004rest'), 1, 'é uma planilha .xlsx'],
    ['an old sheet', Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1]), 1, 'planilha antiga (.xls) ou tem senha'],
    ['a gzip', Buffer.from([0x1f, 0x8b, 8, 0]), 1, 'está compactado'],
    ['a PDF', Buffer.from('%PDF-1.7\n'), 1, 'é um PDF'],
  ])('%s ends with a sentence at its line', async (_, bytes, linha, words) => {
    const lines = await csvLines(bytes);
    expect(lines.at(-1)).toEqual({ linha, falha: expect.stringContaining(words) });
  });

  test('a line without end is a fault before it fills the memory', async () => {
    const lines = await csvLines(
      Buffer.concat([Buffer.from('a\n'), Buffer.alloc(12_000_000, 'x')]),
      1_000_000,
    );
    expect(lines).toEqual([{ linha: 2, falha: expect.stringMatching(/passa de 8 MB|não fecham/) }]);
  });

  test.each([
    ['a reader that stops early', 'a;b\n1;2\n'],
    ['a fault', 'a;"b\n'],
    ['another kind of file', '%PDF-1.7\n'],
  ])('%s closes the source', async (_, content) => {
    let isClosed = false;
    async function* source(): AsyncGenerator<Uint8Array> {
      try {
        for (let sent = 0; sent < 100; sent += 1) yield Buffer.from(content.repeat(20_000));
      } finally {
        isClosed = true;
      }
    }
    for await (const line of readFile(source(), 'csv')) {
      expect(line.linha).toBeGreaterThan(0);
      break;
    }
    expect(isClosed).toBe(true);
  });
});
