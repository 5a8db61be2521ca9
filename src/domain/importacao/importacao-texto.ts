/** A line of an import: the name or code of the product, and the number of packs. */
export type LinhaLida = { identificacao: string; quantidade: number };

const strict = /^[\d/;\s]*$/;
const numeric = /^[+-]?\d+(?:[.,]\d+)?$/;
const blank = /^[\s;]*$/;

/** True for a text that the import's field accepts: only digits, slashes, semicolons and white space. */
export const isTextoImportacao = (text: string): boolean => strict.test(text);

/** Returns a number as written in a line; null for any other text. */
export const readNumero = (text: string): number | null =>
  numeric.test(text.trim()) ? Number(text.trim().replace(',', '.')) : null;

/** Reads `identificacao;quantidade` and ignores the rest; a quantity that is no number counts as 1. */
function readLinha(line: string): LinhaLida {
  const [identificacao = '', quantidade = ''] = line.split(';');
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

const linesOf = (text: string): string[] => text.split(/\r\n|\r|\n/);

/**
 * True if a change makes up for letters that were dropped when the text was `lost`: it takes something out, or writes a
 * line after that one. More digits on the same line do not: they may be the code of another product.
 */
export function isEmendado(lost: string, before: string, after: string): boolean {
  if (after.length < before.length) return true;
  const lines = linesOf(after);
  return lines.length > linesOf(lost).length && !blank.test(lines.at(-1) ?? '');
}
