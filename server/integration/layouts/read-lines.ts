import { isUtf8 } from 'node:buffer';
import { type Layout, LayoutError } from './layout.ts';

/** The sign of old systems for the end of a file. */
const END_OF_FILE = '\u001A';

function cutEnd(text: string): string {
  const end = text.indexOf(END_OF_FILE);
  return end !== -1 && text.slice(end + 1).trim() === '' ? text.slice(0, end) : text;
}

/** The lines of a file, without their ends. @throws LayoutError for another encoding, or a file that was cut. */
export function readLines(bytes: Uint8Array, { codificacao, forma }: Layout): string[] {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
  if (codificacao === 'utf8' && !isUtf8(buffer)) {
    const lines = buffer.toString('latin1').split('\n');
    const at = lines.findIndex((line) => !isUtf8(Buffer.from(line, 'latin1')));
    const frase = `A linha ${at + 1} tem um caractere que não é UTF-8.`;
    throw new LayoutError({ linha: at + 1, posicao: 1, campo: '', frase });
  }
  const text = cutEnd(buffer.toString(codificacao).replace(/^\uFEFF/, '')).replace(/\r$/, '');
  const lines = text.split(/\r?\n/);
  // The other forms show by themselves where a line ends.
  if (forma === 'separada' && lines.at(-1) !== '') {
    const frase = `O arquivo foi cortado: a linha ${lines.length} não tem fim de linha.`;
    throw new LayoutError({ linha: lines.length, posicao: 1, campo: '', frase });
  }
  return lines.slice(0, lines.findLastIndex((line) => line !== '') + 1);
}
