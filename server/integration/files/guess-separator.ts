import Papa from 'papaparse';

/** The usual one in Brazil comes first: the comma is the decimal sign there. */
const SEPARATORS = [';', '\t', '|', ','] as const;

const LINES = 50;

/** Lines of the head that have as many cells as its header, and that number. */
function scoreOf(head: string, separator: string): { lines: number; cells: number } {
  const parser = new Papa.Parser({ delimiter: separator, newline: '\n', preview: LINES });
  const { data }: { data: string[][] } = parser.parse(head, 0, false);
  const rows = data.filter((row) => row.some((cell) => cell.trim() !== ''));
  const cells = rows[0]?.length ?? 1;
  return { lines: cells > 1 ? rows.filter((row) => row.length === cells).length : 0, cells };
}

/** Guesses the separator of a CSV by its first lines: the one by which most have as many cells as the header. */
export function guessSeparator(head: string): string {
  let best = { separator: ';', lines: 0, cells: 1 };
  for (const separator of SEPARATORS) {
    const score = scoreOf(head, separator);
    if (score.lines > best.lines || (score.lines === best.lines && score.cells > best.cells))
      best = { separator, ...score };
  }
  return best.separator;
}
