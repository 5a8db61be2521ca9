import type { Lida } from './line.ts';
import { readFile } from './read-file.ts';

/** Bytes in parts of a size, as a slow network would bring them. */
export async function* inParts(bytes: Uint8Array, size = 7): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}

/** Text in Windows-1252, whose letters of Portuguese are those of Latin-1. */
export const latin = (text: string): Buffer => Buffer.from(text, 'latin1');

/** All values of a reader. */
export async function collect<Value>(values: AsyncIterable<Value>): Promise<Value[]> {
  const all: Value[] = [];
  for await (const value of values) all.push(value);
  return all;
}

/** The lines of a CSV whose bytes come in small parts. */
export const csvLines = (content: string | Uint8Array, size = 7): Promise<Lida[]> =>
  collect(readFile(inParts(typeof content === 'string' ? Buffer.from(content) : content, size), 'csv'));

/** The same for a file of JSON lines. */
export const ndjsonLines = (content: string | Uint8Array): Promise<Lida<unknown>[]> =>
  collect(readFile(inParts(typeof content === 'string' ? Buffer.from(content) : content), 'ndjson'));
