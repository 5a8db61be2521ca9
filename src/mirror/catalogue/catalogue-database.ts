import type { CatalogueDelta } from '#engine/delta.ts';
import type { PackedCatalogue } from '#engine/packed.ts';
import type { PackedPrices } from '#engine/prices.ts';
import { CatalogueTable } from './catalogue-table.ts';
import { answerOf, DatabaseError, inTransaction, openDatabase } from './indexed-db.ts';

/** The complete generation in use. At most one row; `cursor` includes its deltas. */
export type PointerRow = { id: 'current'; geracao: string; cursor: string; total: number; at: number };

/**
 * Lines of an unfinished download, unchanged, with their line ends: the header and the segments up to `ate`. `n`
 * numbers the rows. No pointer names them; an import continues after the last one.
 */
export type StagedRow = {
  geracao: string;
  n: number;
  /** Segments in this row and the earlier ones. */
  ate: number;
  /** Products in them, and in total. */
  produtos: number;
  total: number;
  lines: Uint8Array<ArrayBuffer>;
};

/** A generation with its index, as imported or last packed. */
export type PackedRow = { geracao: string; version: number; catalogue: PackedCatalogue };

/** Changes since the packed row was written; applied in the order of `n` at each start. */
export type DeltaRow = { geracao: string; n: number; rows: number; delta: CatalogueDelta };

/**
 * The state of one user's price context without its prices. `at` is when the server last confirmed them. `cursor` is
 * the server's mark of how new they are.
 */
export type ContextRow = { user: string; idContexto: string; geracao: string; cursor: string; at: number };

export type PricesRow = { user: string; idContexto: string; prices: PackedPrices };

/** The tables of the catalogue. Each call is its own transaction, or part of the surrounding one. */
export type CatalogueTables = {
  readonly pointer: CatalogueTable<PointerRow, string>;
  readonly staged: CatalogueTable<StagedRow, [string, number]>;
  readonly packed: CatalogueTable<PackedRow, string>;
  readonly deltas: CatalogueTable<DeltaRow, [string, number]>;
  readonly contexts: CatalogueTable<ContextRow, [string, string]>;
  readonly prices: CatalogueTable<PricesRow, [string, string]>;
  /** Prices that changed since the row in `prices` was written. */
  readonly priceChanges: CatalogueTable<PricesRow, [string, string]>;
};

export type TableName = keyof CatalogueTables;

/** The tables, and a way to change several in one transaction; when `work` rejects, nothing is written. */
export type CatalogueStore = CatalogueTables & {
  transaction<T>(
    mode: IDBTransactionMode,
    names: readonly TableName[],
    work: (inside: CatalogueStore) => Promise<T>,
  ): Promise<T>;
};

const KEYS: Record<TableName, string | string[]> = {
  pointer: 'id',
  staged: ['geracao', 'n'],
  packed: 'geracao',
  deltas: ['geracao', 'n'],
  contexts: ['user', 'idContexto'],
  prices: ['user', 'idContexto'],
  priceChanges: ['user', 'idContexto'],
};

export const TABLE_NAMES = Object.keys(KEYS) as TableName[];

/** Older builds numbered versions in tens. */
const VERSION = 20;

/**
 * `catalogue:<tenant>`: data that the server can send again at any time. It may be deleted when space is
 * short, so it trades durability for speed. Prices belong to a user. No library: the search worker loads this
 * module before the first result. If the browser refuses a request, the call rejects with a `DatabaseError`.
 */
export class CatalogueDatabase implements CatalogueStore {
  readonly pointer = this.#table<PointerRow, string>('pointer');
  readonly staged = this.#table<StagedRow, [string, number]>('staged');
  readonly packed = this.#table<PackedRow, string>('packed');
  readonly deltas = this.#table<DeltaRow, [string, number]>('deltas');
  readonly contexts = this.#table<ContextRow, [string, string]>('contexts');
  readonly prices = this.#table<PricesRow, [string, string]>('prices');
  readonly priceChanges = this.#table<PricesRow, [string, string]>('priceChanges');
  readonly #name: string;
  readonly #factory: IDBFactory;
  #opened: Promise<IDBDatabase> | null = null;
  #isClosed = false;

  constructor(tenant: string, options: { indexedDB?: IDBFactory } = {}) {
    this.#name = `catalogue:${tenant}`;
    this.#factory = options.indexedDB ?? indexedDB;
  }

  /** Closes for good: later calls reject. */
  close(): void {
    this.#isClosed = true;
    const opened = this.#opened;
    this.#opened = null;
    opened?.then((database) => database.close()).catch(ignoreUnopened);
  }

  async transaction<T>(
    mode: IDBTransactionMode,
    names: readonly TableName[],
    work: (inside: CatalogueStore) => Promise<T>,
  ): Promise<T> {
    const database = await this.#open();
    return inTransaction(database, mode, names, (transaction) => work(insideOf(transaction)));
  }

  #table<Row, Key extends IDBValidKey>(name: TableName): CatalogueTable<Row, Key> {
    return new CatalogueTable(async (mode, ask) => {
      const database = await this.#open();
      return inTransaction(database, mode, [name], (transaction) =>
        answerOf(() => ask(transaction.objectStore(name))),
      );
    });
  }

  #open(): Promise<IDBDatabase> {
    if (this.#isClosed) return Promise.reject(new DatabaseError('the catalogue was closed'));
    this.#opened ??= openDatabase(this.#factory, this.#name, VERSION, makeTables).then((database) => {
      // An old tab must not write into a database that a newer one has upgraded.
      database.onversionchange = () => this.close();
      // The browser closed the connection: the next call opens it again.
      database.onclose = () => {
        this.#opened = null;
      };
      return database;
    });
    // A refusal may pass: the next call tries again.
    this.#opened.catch(() => {
      this.#opened = null;
    });
    return this.#opened;
  }
}

/** Removes every older form: the server can send the data again. */
function makeTables(database: IDBDatabase): void {
  for (const name of database.objectStoreNames) database.deleteObjectStore(name);
  for (const name of TABLE_NAMES) database.createObjectStore(name, { keyPath: KEYS[name] });
}

function insideOf(transaction: IDBTransaction): CatalogueStore {
  const table = (name: TableName) =>
    new CatalogueTable<never, never>((_, ask) => answerOf(() => ask(transaction.objectStore(name))));
  const tables = Object.fromEntries(
    TABLE_NAMES.map((name) => [name, table(name)]),
  ) as unknown as CatalogueTables;
  const inside: CatalogueStore = { ...tables, transaction: (_mode, _names, work) => work(inside) };
  return inside;
}

function ignoreUnopened(error: unknown): void {
  if (!(error instanceof DatabaseError)) throw error;
}
