/** The longest line: an invoice with its XML. */
const LINHA_MAXIMA = 4 * 1024 * 1024;

/** Why a body is refused whole. */
export class CorpoInvalido extends Error {}

/**
 * Splits a UTF-8 text that comes in parts into its lines, without their ends.
 * @throws CorpoInvalido for another encoding, or a line that is too long.
 */
export async function* splitLines(parts: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let rest = '';
  let linha = 1;
  for await (const part of parts) {
    rest += decode(decoder, part, linha, true);
    const lines = rest.split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) {
      yield line.endsWith('\r') ? line.slice(0, -1) : line;
      linha += 1;
    }
    if (rest.length > LINHA_MAXIMA) throw new CorpoInvalido(`A linha ${linha} é longa demais.`);
  }
  rest += decode(decoder, new Uint8Array(0), linha, false);
  if (rest !== '') yield rest;
}

function decode(decoder: TextDecoder, part: Uint8Array, linha: number, stream: boolean): string {
  try {
    return decoder.decode(part, { stream });
  } catch {
    throw new CorpoInvalido(`Perto da linha ${linha} há um caractere que não é UTF-8.`);
  }
}
