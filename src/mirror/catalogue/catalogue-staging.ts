import type { CatalogueStore, StagedRow } from './catalogue-database.ts';
import { joinBytes, LineCutter } from './feed-lines.ts';
import { DatabaseError } from './indexed-db.ts';

/** A shorter download is not staged. */
const STAGE_MS = 400;

/** The progress of an unfinished generation. */
export type Staged = { geracao: string; segmentos: number; produtos: number; total: number };

/** The staged download; null without one. */
export async function readStaged(database: CatalogueStore): Promise<Staged | null> {
  const last = await database.staged.last();
  if (last === undefined) return null;
  const { geracao, ate, produtos, total } = last;
  return { geracao, segmentos: ate, produtos, total };
}

/** The staged header and segments, in order and each with its line end. */
export async function readStagedLines(database: CatalogueStore): Promise<Uint8Array<ArrayBuffer>[]> {
  const rows = await database.staged.all();
  return rows.flatMap(({ lines }) => new LineCutter().push(lines));
}

export async function dropStaged(database: CatalogueStore): Promise<void> {
  await database.staged.clear();
}

type Progress = Pick<StagedRow, 'geracao' | 'ate' | 'produtos' | 'total'>;

/**
 * Writes the lines of a download in few rows, so that an interrupted download continues where it stopped. On a full
 * disk the staging ends and frees its room; the download goes on.
 */
export class StagingWriter {
  readonly #database: CatalogueStore;
  readonly #now: () => number;
  readonly #isNew: boolean;
  #pending: Uint8Array<ArrayBuffer>[] = [];
  #progress: Progress | null = null;
  #since: number;
  #writing: Promise<void> = Promise.resolve();
  #isFull = false;
  #next: number;

  /** `held` is the number of staged rows of the same generation; at 0 older rows are dropped first. */
  constructor(database: CatalogueStore, now: () => number, held: number) {
    this.#database = database;
    this.#now = now;
    this.#isNew = held === 0;
    this.#next = held;
    this.#since = now();
  }

  /** Adds a line; `progress` is the download's progress after it. */
  add(line: Uint8Array<ArrayBuffer>, progress: Progress): void {
    this.#pending.push(line);
    this.#progress = progress;
    if (this.#now() - this.#since >= STAGE_MS) this.#write();
  }

  /** Writes the rest after the download was interrupted. */
  async keep(): Promise<void> {
    this.#write();
    await this.#writing;
  }

  /** Waits for the current write, so that it cannot finish after the next one. */
  async end(): Promise<void> {
    this.#pending = [];
    await this.#writing;
  }

  #write(): void {
    const progress = this.#progress;
    if (progress === null || this.#pending.length === 0 || this.#isFull) return;
    const n = this.#next++;
    const row: StagedRow = { ...progress, n, lines: joinBytes(this.#pending) };
    this.#pending = [];
    this.#since = this.#now();
    this.#writing = this.#writing.then(() => this.#put(row));
  }

  async #put(row: StagedRow): Promise<void> {
    if (this.#isFull) return;
    try {
      await this.#database.transaction('readwrite', ['staged'], async ({ staged }) => {
        if (this.#isNew && row.n === 0) await staged.clear();
        await staged.put(row);
      });
    } catch (error) {
      if (!(error instanceof DatabaseError)) throw error;
      this.#isFull = true;
      await dropStaged(this.#database).catch(ignoreFullDisk);
    }
  }
}

function ignoreFullDisk(error: unknown): void {
  if (!(error instanceof DatabaseError)) throw error;
}
