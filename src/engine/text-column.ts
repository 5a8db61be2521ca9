import { GrowingNumbers } from './growing.ts';
import { TextNumbers } from './text-numbers.ts';

const encoder = new TextEncoder();
const decoder = new TextDecoder();

/** A column of texts as bytes, each distinct text once: small, quick to store, and off the JavaScript heap. */
export type TextColumn = {
  bytes: Uint8Array<ArrayBuffer>;
  /** The start of each distinct text in `bytes`, and the end. */
  starts: Uint32Array<ArrayBuffer>;
  /** The distinct text of each row. */
  entry: Uint32Array<ArrayBuffer>;
};

/** Collects the texts of a column row by row, each distinct text once. */
export class DistinctTexts {
  /** The number of each row's text. */
  readonly entries = new GrowingNumbers();
  readonly #numbers = new TextNumbers();
  #lastText: string | null = null;
  #lastEntry = 0;

  get texts(): readonly string[] {
    return this.#numbers.texts;
  }

  /** Adds the next row's text and returns the number of its distinct text. */
  add(text: string): number {
    // Neighbours often have the same name.
    if (text !== this.#lastText) {
      this.#lastEntry = this.#numbers.of(text);
      this.#lastText = text;
    }
    this.entries.push(this.#lastEntry);
    return this.#lastEntry;
  }

  /** The entry of `of` for each row's text. */
  toRows(of: Uint32Array): Uint32Array<ArrayBuffer> {
    return this.entries.values.slice(0, this.entries.length).map((entry) => of[entry] ?? 0);
  }

  pack(): TextColumn {
    const { texts } = this;
    const starts = new Uint32Array(texts.length + 1);
    const bytes = encoder.encode(texts.join(''));
    for (const [i, text] of texts.entries()) starts[i + 1] = (starts[i] ?? 0) + bytesOf(text);
    return { bytes, starts, entry: this.entries.values.slice(0, this.entries.length) };
  }
}

const beyondAscii = /[\u0080-\uffff]/;

function bytesOf(text: string): number {
  return beyondAscii.test(text) ? encoder.encode(text).length : text.length;
}

/** The text of a row; '' for an unknown row. */
export function textAt(column: TextColumn, row: number): string {
  const entry = column.entry[row];
  return entry === undefined ? '' : textOf(column, entry);
}

/** A distinct text of a column. */
export function textOf(column: TextColumn, entry: number): string {
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
