import { fillPattern, type Mask } from './mask.ts';

const PERSON = '###.###.###-##';
const COMPANY = '##.###.###/####-##';

const digitsOf = (text: string, most: number): string => text.replace(/\D/g, '').slice(0, most);

/**
 * A tax id: up to eleven digits as CPF, otherwise as CNPJ, whose first twelve may be letters (since July
 * 2026).
 */
export const documentMask: Mask = {
  bare: (text) =>
    text
      .replace(/[^0-9a-z]/gi, '')
      .toUpperCase()
      .slice(0, 14),
  format: (bare) => fillPattern(/^\d{0,11}$/.test(bare) ? PERSON : COMPANY, bare),
};

/** A postal code of eight digits as `01310-100`. */
export const postalCodeMask: Mask = {
  bare: (text) => digitsOf(text, 8),
  format: (bare) => fillPattern('#####-###', bare),
};

/** Patterns by the number of digits: without the country code, or with it from twelve on. */
const PHONES = [
  { upTo: 10, pattern: '(##) ####-####' },
  { upTo: 11, pattern: '(##) #####-####' },
  { upTo: 12, pattern: '+## (##) ####-####' },
  { upTo: 13, pattern: '+## (##) #####-####' },
];

/** Returns the digits without the trunk prefix 0, which callers dial before the area code. */
const withoutTrunk = (text: string): string =>
  text.replace(/\D/g, '').replace(/^0+/, '').replace(/^550+/, '55');

/** A Brazilian phone number of at most `most` digits; a number longer than 13 digits stays bare. */
export const phoneMask = (most: number): Mask => ({
  bare: (text) => withoutTrunk(text).slice(0, most),
  format: (bare) => fillPattern(PHONES.find(({ upTo }) => bare.length <= upTo)?.pattern ?? '', bare),
});
