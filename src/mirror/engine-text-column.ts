const encoder = new TextEncoder();
const decoder = new TextDecoder();

/** A column of texts as bytes, each distinct text once: small, quick to store, and off the JavaScript heap. */
export type TextColumn = {
  bytes: Uint8Array<ArrayBuffer>;
  /** Where each distinct text starts in `bytes`; one more entry for the end. */
  starts: Uint32Array<ArrayBuffer>;
  /** The distinct text of each row. */
  entry: Uint32Array<ArrayBuffer>;
};

export function packTexts(texts: readonly string[]): TextColumn {
  const seen = new Map<string, number>();
  const entry = new Uint32Array(texts.length);
  for (const [row, text] of texts.entries()) {
    const known = seen.get(text) ?? seen.size;
    if (known === seen.size) seen.set(text, known);
    entry[row] = known;
  }
  const parts = [...seen.keys()].map((text) => encoder.encode(text));
  const starts = new Uint32Array(parts.length + 1);
  for (const [i, part] of parts.entries()) starts[i + 1] = (starts[i] ?? 0) + part.length;
  const bytes = new Uint8Array(starts[parts.length] ?? 0);
  for (const [i, part] of parts.entries()) bytes.set(part, starts[i] ?? 0);
  return { bytes, starts, entry };
}

/** The text of a row; '' for a row that is not there. */
export function textAt(column: TextColumn, row: number): string {
  const entry = column.entry[row];
  if (entry === undefined) return '';
  return decoder.decode(column.bytes.subarray(column.starts[entry], column.starts[entry + 1]));
}

/** A column of `rows` rows in which row `target[i]` has the text of row `i` of `changed`. */
export function replaceTexts(
  before: TextColumn,
  changed: TextColumn,
  target: readonly number[],
  rows: number,
): TextColumn {
  const texts = before.starts.length - 1;
  const bytes = new Uint8Array(before.bytes.length + changed.bytes.length);
  bytes.set(before.bytes);
  bytes.set(changed.bytes, before.bytes.length);
  const starts = new Uint32Array(texts + changed.starts.length);
  starts.set(before.starts);
  for (const [i, start] of changed.starts.entries()) starts[texts + i] = before.bytes.length + start;
  const entry = new Uint32Array(rows);
  entry.set(before.entry);
  for (const [i, row] of target.entries()) entry[row] = texts + (changed.entry[i] ?? 0);
  return { bytes, starts, entry };
}
