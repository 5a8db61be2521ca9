/** A line whose quoted cell ends before its text does: its cells, and where the next line begins. */
export type StrayLine = { readonly celulas: string[]; readonly next: number };

/** The cells of a line, in which a cell with a stray quote ends at the next separator. */
function cellsOf(line: string, separator: string): string[] {
  const cells: string[] = [];
  const quoted = /"((?:[^"]|"")*)" */y;
  for (let at = 0; at <= line.length; ) {
    quoted.lastIndex = at;
    const found = quoted.exec(line);
    const after = found === null ? -1 : quoted.lastIndex;
    const isWhole = after === line.length || (after !== -1 && line[after] === separator);
    const separatorAt = line.indexOf(separator, at);
    const literalEnd = separatorAt === -1 ? line.length : separatorAt;
    const end = isWhole ? after : literalEnd;
    cells.push(isWhole ? (found?.[1] ?? '').replaceAll('""', '"') : line.slice(at, end));
    at = end + 1;
  }
  return cells;
}

/** The first quote after a place that is not doubled. */
function closingQuote(text: string, from: number): number {
  let at = text.indexOf('"', from);
  while (at !== -1 && text[at + 1] === '"') at = text.indexOf('"', at + 2);
  return at;
}

/** The text with the row: `isFull` when it has all of the row, or more than a row may have. */
type Ahead = { readonly text: string; readonly isEnd: boolean; readonly isFull: boolean };

/**
 * Tells if a row ends at the end of its first line although text follows the quotes of a cell. That is so if the quotes
 * have no line end in them, and the next quote of the file begins a cell. `later`: the text does not tell yet; `open`: the
 * quotes close in no line or in a later one; `unclear`: they may.
 */
export function readStrayLine(
  { text, isEnd, isFull }: Ahead,
  { start, cell }: { readonly start: number; readonly cell: number },
  separator: string,
): StrayLine | 'later' | 'open' | 'unclear' {
  const closing = closingQuote(text, cell + 1);
  if (closing === -1) return 'open';
  const newline = text.indexOf('\n', closing);
  if (newline === -1 && !isEnd) return isFull ? 'unclear' : 'later';
  if (text.slice(cell, closing).includes('\n')) return 'open';
  const end = newline === -1 ? text.length : newline;
  const quote = text.indexOf('"', end);
  if (quote === -1 && !isEnd && !isFull) return 'later';
  const before = text[quote - 1];
  if (quote !== -1 && before !== '\n' && before !== separator) return 'unclear';
  return { celulas: cellsOf(text.slice(start, end), separator), next: end + 1 };
}
