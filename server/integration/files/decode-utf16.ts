import { UnreadableFile } from './line.ts';

type Utf16 = 'utf-16le' | 'utf-16be';

/** Returns the byte order of UTF-16, by its mark or by the zero bytes of Latin letters; null for other encodings. */
export function guessUtf16(head: Uint8Array): Utf16 | null {
  if (head[0] === 0xff && head[1] === 0xfe) return 'utf-16le';
  if (head[0] === 0xfe && head[1] === 0xff) return 'utf-16be';
  const zeros = [0, 0];
  head.forEach((byte, at) => {
    if (byte === 0) zeros[at % 2] = (zeros[at % 2] ?? 0) + 1;
  });
  const [even = 0, odd = 0] = zeros;
  if (even === 0 && odd > head.length / 4) return 'utf-16le';
  return odd === 0 && even > head.length / 4 ? 'utf-16be' : null;
}

/** Decodes UTF-16. @throws UnreadableFile for half a character. */
export async function* decodeUtf16(
  bytes: AsyncIterable<Uint8Array>,
  encoding: Utf16,
): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding, { fatal: true, ignoreBOM: true });
  let linha = 1;
  for await (const part of bytes) {
    const text = decodePart(() => decoder.decode(part, { stream: true }), linha);
    for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) linha += 1;
    yield text;
  }
  yield decodePart(() => decoder.decode(), linha, 'O arquivo termina no meio de um caractere: foi cortado.');
}

function decodePart(
  decode: () => string,
  linha: number,
  sentence = 'Perto desta linha há um caractere que não é UTF-16: o arquivo está danificado.',
): string {
  try {
    return decode();
  } catch {
    throw new UnreadableFile(linha, sentence);
  }
}
