const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ';

/**
 * Returns a short code such as A7K-042, the name of an order until the server numbers it. It has no I or O,
 * which look like digits.
 */
export function makeLocalCode(random: () => number): string {
  const pick = (from: string) => from[Math.floor(random() * from.length)] ?? 'A';
  const number = Math.floor(random() * 1000);
  return `${pick(LETTERS)}${pick('23456789')}${pick(LETTERS)}-${String(number).padStart(3, '0')}`;
}
