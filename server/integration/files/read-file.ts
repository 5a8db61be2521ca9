import { createReadStream } from 'node:fs';
import { type Celulas, type CelulasRecusadas, type Lida, UnreadableFile } from './line.ts';
import { readCsv } from './read-csv.ts';
import { readNdjson } from './read-ndjson.ts';
import { readTable } from './read-table.ts';
import { readXlsx } from './xlsx/read-xlsx.ts';

/** A path, or the bytes of a file. */
export type FileSource = string | AsyncIterable<Uint8Array>;

export type FileKind = 'csv' | 'xlsx' | 'ndjson';

const bytesOf = (source: FileSource): AsyncIterable<Uint8Array> =>
  typeof source === 'string' ? createReadStream(source, { highWaterMark: 256 * 1024 }) : source;

/** The rows of a table before its titles give names to the cells. @throws UnreadableFile */
export const readRows = (
  source: FileSource,
  kind: 'csv' | 'xlsx',
): AsyncGenerator<Celulas | CelulasRecusadas> =>
  kind === 'xlsx' ? readXlsx(source) : readCsv(bytesOf(source));

function linesOf(source: FileSource, kind: FileKind): AsyncIterable<Lida<unknown>> {
  if (kind === 'ndjson') return readNdjson(bytesOf(source));
  return readTable(readRows(source, kind), { exact: kind === 'csv' });
}

const SYSTEM: Record<string, string> = {
  ENOENT: 'O arquivo não existe.',
  EACCES: 'O arquivo não pode ser lido por este usuário do sistema.',
  EISDIR: 'O caminho é de uma pasta, não de um arquivo.',
};

const isSystemError = (error: unknown): error is NodeJS.ErrnoException =>
  error instanceof Error && 'syscall' in error && 'code' in error;

/**
 * Reads a file of a company's system line by line, in constant memory. A fault ends it: it is the last value. A CSV or
 * a sheet has texts only, a NDJSON the values of its JSON.
 */
export function readFile(source: FileSource, kind: 'csv' | 'xlsx'): AsyncGenerator<Lida>;
export function readFile(source: FileSource, kind: FileKind): AsyncGenerator<Lida<unknown>>;
export async function* readFile(source: FileSource, kind: FileKind): AsyncGenerator<Lida<unknown>> {
  try {
    yield* linesOf(source, kind);
  } catch (error) {
    if (error instanceof UnreadableFile) yield { linha: error.linha, falha: error.message };
    else if (isSystemError(error))
      yield {
        linha: 0,
        falha: SYSTEM[error.code ?? ''] ?? `O arquivo não pôde ser lido (${error.code ?? ''}).`,
      };
    else throw error;
  }
}
