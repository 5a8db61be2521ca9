/** UTF-8 byte order mark: without it a spreadsheet shows wrong accents. */
const BOM = '\uFEFF';

/** Characters that start a formula in a spreadsheet (OWASP, CSV injection). */
const formula = /^[=+\-@\t\r\n\uFF1D\uFF0B\uFF0D\uFF20]/;
const special = /[";\r\n]/;

/** A decimal figure: an integer in units of 10^-decimals, written with a decimal comma. */
export type Figure = { readonly value: number; readonly decimals: number };

/** A cell: text of any origin, a whole number, a figure, or nothing. */
export type Cell = string | number | Figure | null;

function formatFigure({ value, decimals }: Figure): string {
  const digits = String(Math.abs(value)).padStart(decimals + 1, '0');
  const whole = digits.slice(0, digits.length - decimals);
  return `${value < 0 ? '-' : ''}${whole}${decimals > 0 ? `,${digits.slice(digits.length - decimals)}` : ''}`;
}

function printCell(cell: Cell): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return String(cell);
  if (typeof cell === 'object') return formatFigure(cell);
  const safe = formula.test(cell) ? `'${cell}` : cell;
  return special.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** Returns the start of a file: the byte order mark and the headings. */
export const csvHead = (headings: readonly string[]): string => `${BOM}${csvRow(headings)}`;

/**
 * Returns a row as Brazilian spreadsheets read it: semicolons, decimal commas, quotes where needed. An
 * apostrophe before a text that looks like a formula keeps the spreadsheet from running it.
 */
export const csvRow = (cells: readonly Cell[]): string => `${cells.map(printCell).join(';')}\r\n`;
