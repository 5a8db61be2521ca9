/**
 * One measurement. `value` in `unit`; `against` names the comparison and `ratio` is value divided by its value;
 * `goal` is the promise in words, `holds` true when it was kept.
 * @typedef {{ name: string, value: number, unit: string, against: string, ratio: number | null, goal: string,
 *   holds: boolean }} BenchRow
 */

const HEADINGS = ['name', 'value', 'unit', 'ratio', 'against', 'goal', 'holds'];

/** @param {number} value */
const short = (value) => value.toLocaleString('en-US', { maximumFractionDigits: value < 10 ? 2 : 0 });

/**
 * @param {BenchRow[]} rows
 * @returns {string} a readable table, one row per line
 */
export function benchTable(rows) {
  const cells = rows.map(({ name, value, unit, ratio, against, goal, holds }) => [
    name,
    short(value),
    unit,
    ratio === null ? '-' : short(ratio),
    against,
    goal,
    holds ? 'yes' : 'NO',
  ]);
  const table = [HEADINGS, ...cells];
  const widths = HEADINGS.map((_heading, column) =>
    Math.max(...table.map((row) => row[column]?.length ?? 0)),
  );
  return table.map((row) => toLine(row, widths)).join('\n');
}

/**
 * @param {string[]} row
 * @param {number[]} widths
 */
function toLine(row, widths) {
  const isNumber = (/** @type {number} */ column) => column === 1 || column === 3;
  return row
    .map((cell, column) =>
      isNumber(column) ? cell.padStart(widths[column] ?? 0) : cell.padEnd(widths[column] ?? 0),
    )
    .join('  ')
    .trimEnd();
}
