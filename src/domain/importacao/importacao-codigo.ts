import { type IdTipoImportacao, IMPORTACAO_POR_CODIGO } from '#contract/cart/importacao.ts';
import { scannedCodigo } from '#domain/catalogue/codigo-lido.ts';
import { checkDigit, isGtin, spellingsOfGtin } from '#lib/gtin.ts';

const digits = /^\d+$/;
/** A strength or a count, which stands in a column of its own in many tables. */
const dose = /^\d+(?:[.,/]\d+)*(?:mg|mcg|g|kg|ml|l|ui|un|cp|cps|cx|fr|amp)$/i;
/** A code that is no number: letters and signs with a digit, in one piece. */
const lettered = /^(?=.*\p{L})(?=.*\d)[^\s;|]{2,60}$/u;
const carton = /^[1-8]\d{13}$/;
const scientific = /^(\d)(?:[.,](\d+))?e\+?(\d{1,2})$/i;

const SHORTEST_EAN = 8;

/** True for a text that can be a company's code with letters: `AB-0012`. */
export const isCodigoComLetras = (text: string): boolean =>
  lettered.test(text) && !dose.test(text) && !isCientifica(text);

/** True for a number shortened by a spreadsheet (`7,89E+12`). */
export const isCientifica = (text: string): boolean => scientific.test(text.trim());

/**
 * Writes out a shortened number if all its digits are there (`7.896004701234E12`); null for any other text.
 */
export function fromCientifica(text: string): string | null {
  const [, first, rest = '', exponent] = scientific.exec(text.trim()) ?? [];
  return first !== undefined && rest.length === Number(exponent) ? first + rest : null;
}

/** Returns the bar code, or the carton's own, in the text of a scanned DataMatrix; null for any other text. */
export function scannedGtin(text: string): string | null {
  const lido = scannedCodigo(text);
  return lido && (lido.caixa ?? lido.ean);
}

/**
 * Returns the codes to look up for an identification, the usual spelling first: a product's code as it is, a bar code
 * in each length that it may be written with, also out of the text of a scanned DataMatrix. Empty if the text cannot be
 * a code of this kind.
 */
export function codigosOf(identificacao: string, tipo: IdTipoImportacao): string[] {
  const typed = identificacao.trim();
  if (tipo === IMPORTACAO_POR_CODIGO) return typed === '' ? [] : [typed];
  const text = scannedGtin(typed) ?? typed;
  if (!digits.test(text)) return [];
  const significant = text.replace(/^0+/, '');
  if (significant === '') return [];
  if (text.length < SHORTEST_EAN || significant.length > 14) return [];
  return spellingsOfGtin(significant);
}

/**
 * Returns the bar code of the unit inside a shipping carton, from the carton's own GTIN-14; null for any
 * other text.
 */
export function caixaContent(identificacao: string): string | null {
  const text = identificacao.trim();
  if (!carton.test(text) || !isGtin(text)) return null;
  const body = text.slice(1, 13);
  return `${body}${checkDigit(body)}`;
}
