/** A line of an import: the name or code of the product, and the number of packs. */
export type LinhaLida = { identificacao: string; quantidade: number };

const strict = /^[\d/;\s]*$/;
const numeric = /^[+-]?\d+(?:[.,]\d+)?$/;
const blank = /^[\s;]*$/;
/** A bar code and a quantity with a space between them, as they are typed by hand. */
const spaced = /^\s*(\d{8,14})\s+(\d{1,5})\s*$/;

/** True for a text that the import's field accepts: only digits, slashes, semicolons and white space. */
export const isTextoImportacao = (text: string): boolean => strict.test(text);

/** Returns a number as written in a line; null for any other text. */
export const readNumero = (text: string): number | null =>
  numeric.test(text.trim()) ? Number(text.trim().replace(',', '.')) : null;

/**
 * Reads `identificacao;quantidade`, or a bar code and a quantity after a space, and ignores the rest; a quantity that is no
 * number counts as 1.
 */
function readLinha(line: string): LinhaLida {
  const [identificacao = '', quantidade = ''] = line.replace(spaced, '$1;$2').split(';');
  return { identificacao: identificacao.trim(), quantidade: readNumero(quantidade) ?? 1 };
}

/**
 * Returns the lines of an import's text, without empty ones. `separador`: a line break in the field, '|' on
 * the wire.
 */
export const readLinhas = (text: string, separador: RegExp | string = /\r\n|\r|\n/): LinhaLida[] =>
  text
    .split(separador)
    .filter((line) => !blank.test(line))
    .map(readLinha);

/** Returns a line as the field and the wire write it. */
export const printLinha = ({ identificacao, quantidade }: LinhaLida): string =>
  `${identificacao};${quantidade}`;

/** Whole lines that came at once, in place of a part of the text; or a line with letters, and the text without it. */
export type ComLetras = { lista: string; start: number; end: number } | { linha: string; texto: string };

/** Parts a change that the field cannot hold from the rest. */
export function partLetras(before: string, after: string): ComLetras {
  const least = Math.min(before.length, after.length);
  let start = 0;
  while (start < least && before[start] === after[start]) start += 1;
  let tail = 0;
  while (tail < least - start && before.at(-1 - tail) === after.at(-1 - tail)) tail += 1;
  const put = after.slice(start, after.length - tail);
  // A change may begin and end inside a line: it is widened to whole lines.
  const first = start + put.length - put.trimStart().length;
  const from = after.lastIndexOf('\n', first - 1) + 1;
  const to = `${after}\n`.indexOf('\n', start + put.trimEnd().length);
  const lines = after.slice(from, to);
  if (!lines.includes('\n')) return { linha: lines, texto: after.slice(0, from) + after.slice(to + 1) };
  const end = before.length - Math.max(0, Math.min(tail, after.length - to));
  return { lista: lines, start: Math.min(start, from), end };
}
