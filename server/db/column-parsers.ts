/**
 * How both drivers read a column, by PostgreSQL type id. int8 and numeric become numbers, as in sums and counts; beyond
 * 2^53 this throws instead of rounding. A date stays 'YYYY-MM-DD': as a Date it would be another day in each driver.
 * All other types keep the driver's own parser.
 */
export const columnParsers: Readonly<Record<number, (text: string) => unknown>> = {
  20: toExactNumber,
  1082: (text) => text,
  1700: Number,
};

function toExactNumber(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`${text} does not fit a number exactly`);
  return value;
}
