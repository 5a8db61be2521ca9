/** The lengths of a bar code: GTIN-13, 14, 12 and 8, by GS1's General Specifications. */
export const GTIN_LENGTHS = [13, 14, 12, 8];

/** Returns the check digit that follows these digits, by GS1's rule: weights 3 and 1 from the right. */
export function checkDigit(body: string): number {
  let sum = 0;
  for (let at = 0; at < body.length; at++) sum += Number(body[body.length - 1 - at]) * (at % 2 === 0 ? 3 : 1);
  return (10 - (sum % 10)) % 10;
}

/** True for 8, 12, 13 or 14 digits that end with their check digit; zeros alone are none. */
export const isGtin = (text: string): boolean =>
  /^\d+$/.test(text) &&
  !/^0+$/.test(text) &&
  GTIN_LENGTHS.includes(text.length) &&
  checkDigit(text.slice(0, -1)) === Number(text.at(-1));

/** The spellings of a bar code: without its zeros, filled up to each length that holds it, the usual one first. */
export function spellingsOfGtin(code: string): string[] {
  const significant = code.replace(/^0+/, '');
  return GTIN_LENGTHS.filter((length) => significant.length <= length).map((length) =>
    significant.padStart(length, '0'),
  );
}
