import { formatCount } from '#lib/format-number.ts';

/** A number of letters in words. */
export const registrosText = (total: number): string =>
  `${formatCount(total)} ${total === 1 ? 'registro' : 'registros'}`;
