/** Values as the NF-e's layout 4.00 writes them. */

/**
 * A text of the layout: printable Latin-1 characters, single spaces, none at either end, at most `max` long; '-'
 * replaces any other character.
 */
export const texto = (value: string, max: number): string =>
  value
    .normalize('NFC')
    .replace(/\s+/g, ' ')
    .replace(/[^ -ÿ]|[\u007F-\u00A0]/g, '-')
    .trim()
    .slice(0, max)
    .trim();

const decimal = (value: number, decimals: number): string => {
  const digits = String(value).padStart(decimals + 1, '0');
  return `${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`;
};

/** Cents (not negative), with a decimal point. */
export const dinheiro = (cents: number): string => decimal(cents, 2);
/** Ten-thousandths of a real. */
export const unitario = (value: number): string => decimal(value, 4);
/** Whole units. */
export const inteiro = (units: number): string => `${units}.0000`;
/** Hundredths of 1 %. */
export const aliquota = (value: number): string => decimal(value, 2);
