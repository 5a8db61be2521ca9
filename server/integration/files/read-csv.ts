import { CsvPortions } from './csv-portions.ts';
import { decodeText } from './decode-text.ts';
import { guessSeparator } from './guess-separator.ts';
import type { Celulas, CelulasRecusadas } from './line.ts';

/** Characters that are looked at to tell the separator. */
const HEAD = 32 * 1024;

/** Characters that are parsed at a time. */
const PORTION = 64 * 1024;

/** The line `sep=;` by which Excel names the separator. */
const NAMED = /^sep=(.)(?:\n|$)/i;

/** Returns the reader of a text's portions and the text after the line that only names the separator. */
function beginPortions(text: string): [CsvPortions, string] {
  const [line = '', separator] = NAMED.exec(text) ?? [];
  if (separator !== undefined) return [new CsvPortions(separator, 2), text.slice(line.length)];
  const head = text.length <= HEAD ? text : text.slice(0, text.lastIndexOf('\n', HEAD) + 1) || text;
  return [new CsvPortions(guessSeparator(head), 1), text];
}

/**
 * Reads the rows of a CSV of any size; the separator is guessed from the first lines.
 * @throws UnreadableFile
 */
export async function* readCsv(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<Celulas | CelulasRecusadas> {
  let portions: CsvPortions | undefined;
  let text = '';
  for await (const part of decodeText(bytes))
    for (let at = 0; at < part.length; at += PORTION) {
      text += part.slice(at, at + PORTION);
      if (text.length < PORTION) continue;
      if (portions === undefined) [portions, text] = beginPortions(text);
      text = yield* portions.read(text, false);
    }
  if (portions === undefined) [portions, text] = beginPortions(text);
  yield* portions.read(text, true);
}
