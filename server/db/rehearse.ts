import {
  CompiledQuery,
  type DatabaseConnection,
  type Driver,
  Kysely,
  PGliteAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
} from 'kysely';
import type { Database, Tables } from './schema/schema.ts';

const SAVEPOINT = 'ensaio';

/** The transactions of a rehearsal: savepoints on the connection of the one that is never committed. */
class SavepointDriver implements Driver {
  #connection: DatabaseConnection;

  constructor(connection: DatabaseConnection) {
    this.#connection = connection;
  }

  async init(): Promise<void> {
    // The connection is open.
  }

  async acquireConnection(): Promise<DatabaseConnection> {
    return this.#connection;
  }

  async releaseConnection(): Promise<void> {
    // The rehearsal keeps it until its end.
  }

  async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw(`savepoint ${SAVEPOINT}`));
  }

  async commitTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw(`release savepoint ${SAVEPOINT}`));
  }

  async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw(`rollback to savepoint ${SAVEPOINT}`));
    await connection.executeQuery(CompiledQuery.raw(`release savepoint ${SAVEPOINT}`));
  }

  async destroy(): Promise<void> {
    // The connection belongs to the database that gave it.
  }
}

/**
 * Does work in a transaction that is rolled back at the end, so that each step sees those before it. The work may begin
 * transactions. The rows that it writes are locked until then: other processes that need them wait.
 */
export function rehearse<T>(db: Database, work: (db: Database) => Promise<T>): Promise<T> {
  return db.connection().execute((one) =>
    one.getExecutor().provideConnection(async (connection) => {
      const rehearsal = new Kysely<Tables>({
        dialect: {
          // One caller at a time, as over the embedded database's one connection.
          createAdapter: () => new PGliteAdapter(),
          createDriver: () => new SavepointDriver(connection),
          createIntrospector: (own) => new PostgresIntrospector(own),
          createQueryCompiler: () => new PostgresQueryCompiler(),
        },
      });
      await connection.executeQuery(CompiledQuery.raw('start transaction'));
      try {
        return await work(rehearsal);
      } finally {
        await connection.executeQuery(CompiledQuery.raw('rollback'));
      }
    }),
  );
}
