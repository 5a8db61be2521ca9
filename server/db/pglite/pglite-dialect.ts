import {
  AbortedTransactionError,
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  PGliteAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type QueryResult,
  type TransactionSettings,
} from 'kysely';
import type { PGliteThread } from './pglite-thread.ts';

const CHANGING = new Set(['INSERT', 'UPDATE', 'DELETE', 'MERGE']);

/**
 * Kysely over the one connection of the database thread. PGliteAdapter makes kysely hand the connection to one caller
 * at a time, so a transaction holds it until it ends. Kysely's own PGliteDialect is unsuitable: it never returns when
 * BEGIN fails and cannot see a COMMIT that PostgreSQL turned into a ROLLBACK.
 */
export function createPGliteDialect(thread: PGliteThread): Dialect {
  return {
    createAdapter: () => new PGliteAdapter(),
    createDriver: () => new ThreadDriver(thread),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  };
}

class ThreadDriver implements Driver {
  #thread: PGliteThread;

  constructor(thread: PGliteThread) {
    this.#thread = thread;
  }

  async init(): Promise<void> {
    await this.#thread.ready;
  }

  async acquireConnection(): Promise<ThreadConnection> {
    return new ThreadConnection(this.#thread);
  }

  async releaseConnection(connection: DatabaseConnection): Promise<void> {
    if (connection instanceof ThreadConnection) connection.released = true;
  }

  async beginTransaction(connection: DatabaseConnection, settings: TransactionSettings): Promise<void> {
    const level = settings.isolationLevel === undefined ? '' : ` isolation level ${settings.isolationLevel}`;
    const access = settings.accessMode === undefined ? '' : ` ${settings.accessMode}`;
    await connection.executeQuery(CompiledQuery.raw(`start transaction${level}${access}`));
  }

  async commitTransaction(connection: DatabaseConnection): Promise<void> {
    const { rows } = await connection.executeQuery<{ command?: string }>(CompiledQuery.raw('commit'));
    if (rows[0]?.command === 'ROLLBACK') throw new AbortedTransactionError();
  }

  async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('rollback'));
  }

  async destroy(): Promise<void> {
    await this.#thread.close();
  }
}

/** Created for each caller, so that a query forgotten by an ended transaction cannot run after it. */
class ThreadConnection implements DatabaseConnection {
  released = false;
  #thread: PGliteThread;

  constructor(thread: PGliteThread) {
    this.#thread = thread;
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    if (this.released) throw new Error('this transaction has ended');
    const { rows, command, affectedRows } = await this.#thread.query(query.sql, query.parameters);
    if (command === 'COMMIT' || command === 'ROLLBACK') return { rows: [{ command }] as R[] };
    if (command === undefined || !CHANGING.has(command)) return { rows: rows as R[] };
    return { rows: rows as R[], numAffectedRows: BigInt(affectedRows ?? 0) };
  }

  streamQuery(): never {
    throw new Error('the embedded database does not stream');
  }
}
