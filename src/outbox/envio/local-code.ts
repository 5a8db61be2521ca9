const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ';

/**
 * A short code such as A7K-042, by which a person names an order until the server gives it a number. No I or
 * O, which are read as digits.
 */
export function makeLocalCode(random: () => number): string {
  const pick = (from: string) => from[Math.floor(random() * from.length)] ?? 'A';
  const number = Math.floor(random() * 1000);
  return `${pick(LETTERS)}${pick('23456789')}${pick(LETTERS)}-${String(number).padStart(3, '0')}`;
}
