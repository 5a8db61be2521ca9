import type { CatalogueStore, StagedRow } from './catalogue-database.ts';
import { joinBytes, LineCutter } from './feed-lines.ts';
import { DatabaseError } from './indexed-db.ts';

/** A download that is over sooner is not staged at all. */
const STAGE_MS = 400;

/** How far a generation has come that no pointer names yet. */
export type Staged = { geracao: string; segmentos: number; produtos: number; total: number };

/** What is staged; null when nothing is. */
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
 * Writes the lines of a download in few rows, so that a download that was cut goes on where it stood. A disk
 * without room ends the staging and gives its room back, not the download.
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

  /** `held` is how many rows of the same generation stand already; with none, what stands is dropped first. */
  constructor(database: CatalogueStore, now: () => number, held: number) {
    this.#database = database;
    this.#now = now;
    this.#isNew = held === 0;
    this.#next = held;
    this.#since = now();
  }

  /** Takes a line; `progress` says how far the download is with it. */
  add(line: Uint8Array<ArrayBuffer>, progress: Progress): void {
    this.#pending.push(line);
    this.#progress = progress;
    if (this.#now() - this.#since >= STAGE_MS) this.#write();
  }

  /** Writes what is left, when the download was cut. */
  async keep(): Promise<void> {
    this.#write();
    await this.#writing;
  }

  /** Waits for what is being written, so that it cannot come after what is written next. */
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
