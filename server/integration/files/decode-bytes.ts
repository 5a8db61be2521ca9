import { isAscii, isUtf8 } from 'node:buffer';
import { UnreadableFile } from './line.ts';

/** The longest line: an invoice with its XML. */
export const LINHA_MAXIMA = 8 * 1024 * 1024;

const NEWLINE = 0x0a;
const CORTADO = 'O arquivo termina no meio de um caractere: foi cortado.';
const MISTURADO =
  'A linha tem um caractere que não é UTF-8, e as linhas anteriores são UTF-8. Salve o arquivo inteiro em UTF-8.';

/** Whole lines, so that no character is divided; the end of the file comes last. */
async function* splitAtLines(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<Buffer> {
  let rest = Buffer.alloc(0);
  let linha = 1;
  for await (const part of bytes) {
    const joined = Buffer.concat([rest, part]);
    const end = joined.lastIndexOf(NEWLINE) + 1;
    rest = joined.subarray(end);
    if (rest.length > LINHA_MAXIMA)
      throw new UnreadableFile(linha + countLines(joined), 'A linha é longa demais: passa de 8 MB.');
    if (end > 0) {
      linha += countLines(joined);
      yield joined.subarray(0, end);
    }
  }
  if (rest.length > 0) yield rest;
}

function countLines(bytes: Buffer): number {
  let count = 0;
  for (let at = bytes.indexOf(NEWLINE); at !== -1; at = bytes.indexOf(NEWLINE, at + 1)) count += 1;
  return count;
}

/** The lines of a piece that are more than ASCII, with their place in it. */
function* foreignLines(piece: Buffer): Generator<{ at: number; line: Buffer }> {
  let start = 0;
  for (let at = 0; start < piece.length; at += 1) {
    const newline = piece.indexOf(NEWLINE, start);
    const end = newline === -1 ? piece.length : newline;
    const line = piece.subarray(start, end);
    if (!isAscii(line)) yield { at, line };
    start = end + 1;
  }
}

/** True for UTF-8 whose last character lacks bytes. */
const isCutUtf8 = (line: Buffer): boolean =>
  [1, 2, 3].some((lacking) => {
    const start = line.length - lacking;
    return start >= 0 && (line[start] ?? 0) >= 0xc2 && isUtf8(line.subarray(0, start));
  });

/**
 * Decodes UTF-8, or Windows-1252, which older Brazilian systems write: the first line with an accent tells which.
 * @throws UnreadableFile for a file in both, a cut one, or a line that is too long.
 */
export async function* decodeBytes(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const latin = new TextDecoder('windows-1252');
  let encoding: 'utf-8' | 'windows-1252' | null = null;
  let linha = 1;
  for await (const piece of splitAtLines(bytes)) {
    if (isAscii(piece)) yield piece.toString('latin1');
    else {
      for (const { at, line } of foreignLines(piece)) {
        encoding ??= isUtf8(line) ? 'utf-8' : 'windows-1252';
        if (encoding === 'windows-1252') break;
        if (isUtf8(line)) continue;
        const isLast = piece.at(-1) !== NEWLINE && at === countLines(piece);
        throw new UnreadableFile(linha + at, isLast && isCutUtf8(line) ? CORTADO : MISTURADO);
      }
      yield encoding === 'utf-8' ? piece.toString('utf8') : latin.decode(piece);
    }
    linha += countLines(piece);
  }
}
