import { daysBetween } from '#lib/business-day.ts';

/** The content of a boleto's barcode. `valor` in cents; `campoLivre`: 25 digits that the bank defines. */
export type Boleto = { banco: string; vencimento: string; valor: number; campoLivre: string };

const BASE = '1997-10-07';
/** The factor reached 9999 the day before and started again at 1000 (FEBRABAN, comunicado FB-009/2023). */
const RESTART = '2025-02-22';

/**
 * Returns the days since 7 October 1997; from 22 February 2025 on, 1000 plus the days since then. Four
 * digits; throws a RangeError for a day outside them.
 */
export function fatorVencimento(isoDate: string): string {
  const fator = isoDate < RESTART ? daysBetween(BASE, isoDate) : 1000 + daysBetween(RESTART, isoDate);
  if (!(fator >= 1000 && fator <= 9999)) throw new RangeError(`${isoDate} has no due-date factor`);
  return String(fator);
}

/**
 * Returns the check digit of the barcode: weights 2 to 9 from the right, 11 less the rest; 0, 10 and 11
 * become 1.
 */
export function modulo11(digits: string): number {
  let sum = 0;
  for (let at = 0; at < digits.length; at += 1)
    sum += Number(digits[digits.length - 1 - at]) * (2 + (at % 8));
  const digit = 11 - (sum % 11);
  return digit === 0 || digit > 9 ? 1 : digit;
}

/**
 * Returns the check digit of a field of the typeable line: weights 2 and 1 from the right, digits of products
 * summed.
 */
export function modulo10(digits: string): number {
  let sum = 0;
  for (let at = 0; at < digits.length; at += 1) {
    const product = Number(digits[digits.length - 1 - at]) * (at % 2 === 0 ? 2 : 1);
    sum += product > 9 ? product - 9 : product;
  }
  return (10 - (sum % 10)) % 10;
}

/**
 * Returns the 44 digits of the barcode (FEBRABAN, layout of the boleto de cobrança). Throws a RangeError on
 * bad parts.
 */
export function codigoBarras({ banco, vencimento, valor, campoLivre }: Boleto): string {
  if (!/^\d{3}$/.test(banco) || !/^\d{25}$/.test(campoLivre))
    throw new RangeError('not the digits of a boleto');
  if (!Number.isSafeInteger(valor) || valor <= 0 || valor > 9_999_999_999)
    throw new RangeError('not a boleto’s value');
  const head = `${banco}9`;
  const tail = fatorVencimento(vencimento) + String(valor).padStart(10, '0') + campoLivre;
  return head + modulo11(head + tail) + tail;
}

/** Returns the typeable line of a barcode, in its five fields with dots and spaces. */
export function linhaDigitavel(barras: string): string {
  const livre = barras.slice(19);
  const withDigit = (digits: string): string => digits + modulo10(digits);
  const dotted = (digits: string): string => `${digits.slice(0, 5)}.${digits.slice(5)}`;
  return [
    dotted(withDigit(barras.slice(0, 4) + livre.slice(0, 5))),
    dotted(withDigit(livre.slice(5, 15))),
    dotted(withDigit(livre.slice(15, 25))),
    barras.slice(4, 5),
    barras.slice(5, 19),
  ].join(' ');
}

/** True for 44 digits with a right check digit. */
const isBarras = (digits: string): boolean =>
  /^\d{44}$/.test(digits) && digits[4] === String(modulo11(digits.slice(0, 4) + digits.slice(5)));

/**
 * Returns the barcode of a typeable line, with or without dots and spaces; undefined if a digit is wrong or
 * missing.
 */
function barrasDaLinha(linha: string): string | undefined {
  const digits = linha.replaceAll(/[. ]/g, '');
  const livre = digits.slice(4, 9) + digits.slice(10, 20) + digits.slice(21, 31);
  const barras = digits.slice(0, 4) + digits.slice(32) + livre;
  return isBarras(barras) && linhaDigitavel(barras).replaceAll(/[. ]/g, '') === digits ? barras : undefined;
}

/** A boleto as its bank registered it: the typeable line, the barcode, or both. */
export type BoletoRegistrado = {
  readonly linhaDigitavel: string | null;
  readonly codigoBarras: string | null;
};

/**
 * Returns the 44 digits of a registered boleto; undefined if both are absent, a digit is wrong, or the two
 * differ.
 */
export function barrasRegistradas({
  linhaDigitavel: linha,
  codigoBarras: codigo,
}: BoletoRegistrado): string | undefined {
  const daLinha = linha === null ? undefined : barrasDaLinha(linha);
  if (codigo === null) return daLinha;
  return isBarras(codigo) && (linha === null || daLinha === codigo) ? codigo : undefined;
}
