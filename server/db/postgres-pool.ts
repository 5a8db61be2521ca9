import type { PostgresPool, PostgresPoolClient } from 'kysely';
import pg from 'pg';
import { columnParsers } from './column-parsers.ts';
import { watchSilence } from './silence.ts';
import { DatabaseUnavailable, isFromDatabase } from './unavailable.ts';

/** The limits of the connections to a PostgreSQL. 0 milliseconds is no limit. */
export type PoolLimits = {
  readonly max: number;
  /** How long a query waits for a free connection, or a new connection for the database. */
  readonly waitMs: number;
  readonly statementMs: number;
  /** Changes have their own limit: see `limitWait`. */
  readonly lockMs: number;
  /** How long a transaction may stay open without a statement. */
  readonly idleMs: number;
};

export const POOL_LIMITS: PoolLimits = {
  max: 10,
  waitMs: 3000,
  statementMs: 30_000,
  lockMs: 10_000,
  idleMs: 60_000,
};

/** For migrations and seeds, which take as long as the tables are large. */
export const NO_TIME_LIMITS: PoolLimits = { max: 10, waitMs: 10_000, statementMs: 0, lockMs: 0, idleMs: 0 };

/** How long the database may take to accept a connection that tests whether it is alive. */
const ALIVE_MS = 1300;
/** A later timer means that this process is busy, not that the database is silent. */
const LATE_MS = 200;

async function isAnswered(connectionString: string): Promise<boolean> {
  const begin = performance.now();
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: ALIVE_MS });
  client.on('error', () => undefined);
  try {
    await client.connect();
    return true;
  } catch (error) {
    // A refusal (too many connections) counts as a response.
    return isFromDatabase(error) || performance.now() - begin > ALIVE_MS + LATE_MS;
  } finally {
    client.end().catch(() => undefined);
  }
}

/** Asks twice before it returns false: cutting connections of a busy database would make things worse. */
const isAlive = async (connectionString: string): Promise<boolean> =>
  (await isAnswered(connectionString)) || (await isAnswered(connectionString));

/** Connections in use, free, and requests that wait for one. */
export type PoolUse = { readonly used: number; readonly idle: number; readonly waiting: number };

/** `greet` checks each new connection before its first query; a connection that fails the check is closed. */
export type PoolOptions = {
  readonly Client?: typeof pg.Client;
  readonly greet?: (client: pg.PoolClient) => Promise<void>;
};

/** A pool for kysely whose every wait ends: in a connection, or in `DatabaseUnavailable`. */
export function createPostgresPool(
  connectionString: string,
  limits: PoolLimits,
  { Client = pg.Client, greet }: PoolOptions = {},
): PostgresPool & { use(): PoolUse } {
  const types = {
    getTypeParser: (id: number, format?: 'text' | 'binary') =>
      (format === 'binary' ? undefined : columnParsers[id]) ?? pg.types.getTypeParser(id, format),
  } as pg.CustomTypesConfig;
  const pool = new pg.Pool({
    connectionString,
    max: limits.max,
    Client,
    connectionTimeoutMillis: limits.waitMs,
    statement_timeout: limits.statementMs,
    lock_timeout: limits.lockMs,
    idle_in_transaction_session_timeout: limits.idleMs,
    types,
  });
  // The pool replaces an idle connection that breaks; without a listener it would end the process.
  pool.on('error', () => undefined);
  // The same holds for one in use between two queries; its next query fails.
  pool.on('connect', (client) => void client.on('error', () => undefined));
  const watch = watchSilence(pool, () => isAlive(connectionString));
  const greeted = new WeakSet<pg.PoolClient>();
  // Kysely's own hook does not return a connection to the pool when the hook fails.
  async function toGreeted(client: pg.PoolClient): Promise<pg.PoolClient> {
    if (greet === undefined || greeted.has(client)) return client;
    try {
      await greet(client);
      greeted.add(client);
      return client;
    } catch (error) {
      client.release(true);
      throw error;
    }
  }

  return {
    options: pool.options,
    async connect(): Promise<PostgresPoolClient> {
      if (watch.isSilent()) throw new DatabaseUnavailable('the database is silent');
      const connecting = pool.connect();
      let given = false;
      try {
        const client = await watch.orSilence(connecting);
        given = true;
        return (await toGreeted(client)) as unknown as PostgresPoolClient;
      } catch (error) {
        throw isFromDatabase(error) ? error : new DatabaseUnavailable('no connection', { cause: error });
      } finally {
        // A connection that arrives after its wait was given up goes back to the pool.
        if (!given)
          connecting.then(
            (late) => late.release(),
            () => undefined,
          );
      }
    },
    async end() {
      watch.stop();
      await pool.end();
    },
    use: () => ({
      used: pool.totalCount - pool.idleCount,
      idle: pool.idleCount,
      waiting: pool.waitingCount,
    }),
  };
}
