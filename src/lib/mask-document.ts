import { fillPattern, type Mask } from './mask.ts';

const PERSON = '###.###.###-##';
const COMPANY = '##.###.###/####-##';

const digitsOf = (text: string, most: number): string => text.replace(/\D/g, '').slice(0, most);

/** A tax id: digits as a CPF up to eleven, else as a CNPJ, whose first twelve may be letters (since July 2026). */
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

/** By how many digits there are: without the country's number, or (from twelve on) with it. */
const PHONES = [
  { upTo: 10, pattern: '(##) ####-####' },
  { upTo: 11, pattern: '(##) #####-####' },
  { upTo: 12, pattern: '+## (##) ####-####' },
  { upTo: 13, pattern: '+## (##) #####-####' },
];

/** Digits without the 0 that is dialled before an area code, and is no part of it. */
const withoutTrunk = (text: string): string =>
  text.replace(/\D/g, '').replace(/^0+/, '').replace(/^550+/, '55');

/** A Brazilian phone number of at most `most` digits; a longer one stays as bare digits. */
export const phoneMask = (most: number): Mask => ({
  bare: (text) => withoutTrunk(text).slice(0, most),
  format: (bare) => fillPattern(PHONES.find(({ upTo }) => bare.length <= upTo)?.pattern ?? '', bare),
});
