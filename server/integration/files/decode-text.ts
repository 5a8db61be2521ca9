import { decodeBytes } from './decode-bytes.ts';
import { decodeUtf16, guessUtf16 } from './decode-utf16.ts';
import { refuseNonText } from './file-signature.ts';
import { UnreadableFile } from './line.ts';

/** Bytes that are looked at to tell the encoding. */
const HEAD = 4096;

async function* prepend(
  first: readonly Uint8Array[],
  rest: AsyncIterator<Uint8Array>,
): AsyncGenerator<Uint8Array> {
  yield* first;
  for (let next = await rest.next(); next.done !== true; next = await rest.next()) yield next.value;
}

async function* decode(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const parts = bytes[Symbol.asyncIterator]();
  try {
    let head = Buffer.alloc(0);
    while (head.length < HEAD) {
      const next = await parts.next();
      if (next.done === true) break;
      head = Buffer.concat([head, next.value]);
    }
    refuseNonText(head);
    const utf16 = guessUtf16(head);
    const all = prepend([head], parts);
    yield* utf16 === null ? decodeBytes(all) : decodeUtf16(all, utf16);
  } finally {
    // Closes the file also when its lines are not read to the end.
    await parts.return?.();
  }
}

/**
 * Reads bytes in UTF-8, UTF-16 or Windows-1252 as text, without a byte order mark and with `\n` as the end of lines.
 * @throws UnreadableFile
 */
export async function* decodeText(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  let linha = 1;
  let first = true;
  let isAfterCr = false;
  for await (const part of decode(bytes)) {
    let text = first && part.startsWith('\uFEFF') ? part.slice(1) : part;
    if (isAfterCr && text.startsWith('\n')) text = text.slice(1);
    if (part !== '') isAfterCr = part.endsWith('\r');
    first = false;
    if (text.includes('\0')) {
      linha += text.slice(0, text.indexOf('\0')).split('\n').length - 1;
      throw new UnreadableFile(
        linha,
        'A linha tem um byte nulo: o arquivo não é um texto ou está danificado.',
      );
    }
    if (text.includes('\r')) text = text.replaceAll(/\r\n?/g, '\n');
    for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) linha += 1;
    yield text;
  }
}
