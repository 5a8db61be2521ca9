/** A line of an import: the name or code of the product, and the number of packs. */
export type LinhaLida = { identificacao: string; quantidade: number };

const strict = /^[\d/;\s]*$/;
const numeric = /^[+-]?\d+(?:[.,]\d+)?$/;
const blank = /^[\s;]*$/;

/** True for a text that the import's field takes: nothing but digits, slashes, semicolons and white space. */
export const isTextoImportacao = (text: string): boolean => strict.test(text);

/** A number as written in a line; null for any other text. */
export const readNumero = (text: string): number | null =>
  numeric.test(text.trim()) ? Number(text.trim().replace(',', '.')) : null;

/** `identificacao;quantidade`, whatever follows being ignored; a quantity that is no number is 1. */
function readLinha(line: string): LinhaLida {
  const [identificacao = '', quantidade = ''] = line.split(';');
  return { identificacao: identificacao.trim(), quantidade: readNumero(quantidade) ?? 1 };
}

/** The lines of an import's text, empty ones left out. `separador` is a line break in the field, '|' on the wire. */
export const readLinhas = (text: string, separador: RegExp | string = /\r\n|\r|\n/): LinhaLida[] =>
  text
    .split(separador)
    .filter((line) => !blank.test(line))
    .map(readLinha);

/** A line as the field and the wire write it. */
export const printLinha = ({ identificacao, quantidade }: LinhaLida): string =>
  `${identificacao};${quantidade}`;
