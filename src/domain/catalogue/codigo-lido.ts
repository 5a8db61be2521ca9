import { checkDigit, GTIN_LENGTHS, isGtin } from '#lib/gtin.ts';
import { fail, ok, type Result } from '#lib/result.ts';
import { readElements, SEPARATOR } from './elementos-gs1.ts';

/** The meaning of a read code. */
export type CodigoLido = {
  /** The bar code of the unit, as catalogues write it: 13 digits, or the 8 of an EAN-8. */
  ean: string;
  /** The GTIN-14 of a shipping carton with units of `ean`; null for the code of a unit. */
  caixa: string | null;
  lote: string | null;
  /** The last day of validity: 2027-04-30. */
  validade: string | null;
};

/** `digito`: the check digit is wrong; `formato`: not the code of a product. */
export type CodigoInvalido = 'digito' | 'formato';

/** The marks that readers put before a code: `]E0` an EAN, `]d2` a DataMatrix of GS1. */
const mark = /^\][A-Za-z]\d/;
const gaps = /(?<=\d)[ -](?=\d)/g;
const digits = /^\d+$/;
const GTIN_14 = 14;
const EIGHT_IN_14 = '000000';

/**
 * The unit's bar code and the carton's in a GTIN; null for a variable measure (indicator 9). GS1 General Specifications,
 * 'GTIN-14': the first digit is 0 for a unit, 1 to 8 for a carton of it, which has a check digit of its own.
 */
function unitOf(gtin: string): Pick<CodigoLido, 'ean' | 'caixa'> | null {
  if (gtin.length === 8) return { ean: gtin, caixa: null };
  const whole = gtin.padStart(GTIN_14, '0');
  if (whole.startsWith('9')) return null;
  if (whole.startsWith(EIGHT_IN_14) && isGtin(whole.slice(6))) return { ean: whole.slice(6), caixa: null };
  if (whole.startsWith('0')) return { ean: whole.slice(1), caixa: null };
  const body = whole.slice(1, -1);
  return { ean: `${body}${checkDigit(body)}`, caixa: whole };
}

/** A year of two digits: the one of the 100 years around `ano`, 49 before it to 50 after it. */
function wholeYear(short: number, ano: number): number {
  const century = ano - (ano % 100);
  const difference = short - (ano % 100);
  if (difference >= 51) return century - 100 + short;
  return difference <= -50 ? century + 100 + short : century + short;
}

/** The day of a date `yyMMdd`; day 00 is the last one of its month. Null for a day that does not exist. */
function dayOf(text: string | undefined, ano: number): string | null {
  if (text === undefined || !/^\d{6}$/.test(text)) return null;
  const year = wholeYear(Number(text.slice(0, 2)), ano);
  const month = Number(text.slice(2, 4));
  const last = new Date(Date.UTC(year, month, 0)).getUTCDate();
  const day = Number(text.slice(4)) || last;
  if (month < 1 || month > 12 || day > last) return null;
  return `${year}-${text.slice(2, 4)}-${String(day).padStart(2, '0')}`;
}

/**
 * Reads a bar code (EAN-13, EAN-8, UPC, GTIN-14) or the text of a GS1 DataMatrix, also as a scanner types it: `]d2...`,
 * `(01)...`. `ano` is the current year, which completes the validity's two digits. Source: GS1 General Specifications,
 * 'Application Identifiers' (01, 10, 17) and 'Determination of century in dates'.
 */
export function readCodigoLido(text: string, ano: number): Result<CodigoLido, CodigoInvalido> {
  const code = text.trim();
  const bare = code.replace(mark, '').replace(gaps, '');
  const isPlain = digits.test(bare) && GTIN_LENGTHS.includes(bare.length);
  const elements = isPlain ? null : readElements(code.replace(mark, ''));
  const gtin = isPlain ? bare : elements?.get('01');
  if (gtin === undefined || !digits.test(gtin)) return fail('formato');
  if (!isGtin(gtin)) return fail('digito');
  const unit = unitOf(gtin);
  if (unit === null) return fail('formato');
  const lote = elements?.get('10') ?? null;
  return ok({ ...unit, lote, validade: dayOf(elements?.get('17'), ano) });
}

/** The start of a text that a person does not type: a reader's mark, or an element. */
const readerStart = /^(?:\][A-Za-z]\d|\(\d{2,4}\)|01\d{14})/;

/**
 * The code in a text as only readers write it: the elements of a DataMatrix, or any code behind a reader's mark. Null for
 * any other text, also for a plain bar code.
 */
export function scannedCodigo(text: string): CodigoLido | null {
  const code = text.trim();
  if (!code.startsWith(SEPARATOR) && !readerStart.test(code)) return null;
  const read = readCodigoLido(code, 0);
  return read.ok ? read.value : null;
}
