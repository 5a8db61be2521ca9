import { LINHA_MAXIMA } from './decode-bytes.ts';
import { decodeText } from './decode-text.ts';
import { type Lida, UnreadableFile } from './line.ts';

function readLine(linha: number, text: string, isOpen: boolean): Lida<unknown> {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    if (isOpen)
      throw new UnreadableFile(linha, 'O arquivo foi cortado: a última linha não é um JSON inteiro.');
    return { linha, recusa: 'A linha não é um JSON.' };
  }
  if (typeof json !== 'object' || json === null || Array.isArray(json))
    return { linha, recusa: 'A linha não é um objeto JSON.' };
  return { linha, campos: { ...json } };
}

/**
 * Reads a file of one JSON object a line; members keep their types.
 * @throws UnreadableFile
 */
export async function* readNdjson(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<Lida<unknown>> {
  let rest = '';
  let linha = 1;
  for await (const part of decodeText(bytes)) {
    const lines = (rest + part).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) {
      if (line.trim() !== '') yield readLine(linha, line, false);
      linha += 1;
    }
    if (rest.length > LINHA_MAXIMA) throw new UnreadableFile(linha, 'A linha é longa demais: passa de 8 MB.');
  }
  if (rest.trim() !== '') yield readLine(linha, rest, true);
}
