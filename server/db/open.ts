import { Kysely, PostgresDialect } from 'kysely';
import type pg from 'pg';
import { databaseIn } from './data-folder.ts';
import { type FolderLock, lockFolder, makePrivateFolder } from './folder-lock.ts';
import { type Hearing, listenPostgres } from './notified.ts';
import { createPGliteDialect } from './pglite/pglite-dialect.ts';
import type { FsyncCount, PGliteSource } from './pglite/pglite-messages.ts';
import { PGliteThread } from './pglite/pglite-thread.ts';
import {
  createPostgresPool,
  NO_TIME_LIMITS,
  POOL_LIMITS,
  type PoolLimits,
  type PoolUse,
} from './postgres-pool.ts';
import type { Database, Tables } from './schema/schema.ts';
import { watchTimeline } from './timeline.ts';

/** A PostgreSQL; `Client` is its connection class if it is not the driver's own. */
export type PostgresSource = {
  readonly databaseUrl: string;
  readonly limits?: Partial<PoolLimits>;
  readonly Client?: typeof pg.Client;
};

/**
 * The data's place: a folder (created if missing; a new one may begin as a dump), a PostgreSQL, the bytes of a dump, or
 * memory.
 */
export type StoreSource =
  | { readonly dataFolder: string; readonly dump?: Uint8Array }
  | PostgresSource
  | { readonly dump: Uint8Array }
  | { readonly memory: true };

/** The embedded database's own extras; a PostgreSQL has its own tools for both. */
export type Embedded = {
  fsyncs(): Promise<FsyncCount>;
  dump(): Promise<Uint8Array>;
  /** Ends the database thread at once, as a crash would. */
  kill(): Promise<void>;
};

export type Store = {
  readonly db: Database;
  readonly embedded: Embedded | undefined;
  /** Usage of a PostgreSQL's connections; the embedded database has one thread. */
  readonly poolUse?: () => PoolUse;
  /**
   * Listens for the database's notices of committed changes (`migrations/0030-0039/0036-avisos.ts`). Returns a function that
   * stops it.
   */
  readonly listen: (hearing: Hearing) => () => Promise<void>;
  /** Waits for running work, then closes files or connections and frees the folder. */
  close(): Promise<void>;
};

export type OpenOptions = {
  /** Called when the database thread dies; by default it prints that and ends the process with 1. */
  readonly onDeath?: (error: Error) => void;
};

/**
 * Opens the database; it is not migrated yet.
 * @throws FolderTakenError when another process has the data folder open; otherwise the database's error.
 */
export async function openStore(source: StoreSource, options: OpenOptions = {}): Promise<Store> {
  if ('databaseUrl' in source) return openPostgres(source);
  const onDeath = options.onDeath ?? endProcess;
  if (!('dataFolder' in source)) return await openEmbedded(source, onDeath);
  makePrivateFolder(source.dataFolder);
  const lock = await lockFolder(source.dataFolder);
  return await openEmbedded({ folder: databaseIn(source.dataFolder), dump: source.dump }, onDeath, lock);
}

async function openEmbedded(
  source: PGliteSource,
  onDeath: (error: Error) => void,
  lock?: FolderLock,
): Promise<Store> {
  let opened = false;
  // A failed opening is the caller's error to report, not a death.
  const thread = new PGliteThread(source, (error) => opened && onDeath(error));
  try {
    await thread.ready;
  } catch (error) {
    lock?.release();
    throw error;
  }
  opened = true;
  const db = new Kysely<Tables>({ dialect: createPGliteDialect(thread) });
  return {
    db,
    listen: ({ onTold }) => thread.listen(onTold),
    embedded: { fsyncs: () => thread.fsyncs(), dump: () => thread.dump(), kill: () => thread.kill() },
    async close() {
      await db.destroy();
      await thread.close();
      lock?.release();
    },
  };
}

function openPostgres({ databaseUrl, limits, Client }: PostgresSource): Store {
  // The watch does its own work over unwatched connections.
  const unwatched = (): Store => {
    const other = createPostgresPool(databaseUrl, { ...NO_TIME_LIMITS, max: 1 });
    return toStore(new Kysely<Tables>({ dialect: new PostgresDialect({ pool: other }) }), other, databaseUrl);
  };
  const greet = watchTimeline(() => db, unwatched);
  const pool = createPostgresPool(
    databaseUrl,
    { ...POOL_LIMITS, ...limits },
    { greet, ...(Client && { Client }) },
  );
  const db: Database = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  return toStore(db, pool, databaseUrl);
}

function toStore(db: Database, pool: { use(): PoolUse }, databaseUrl: string): Store {
  return {
    db,
    embedded: undefined,
    poolUse: () => pool.use(),
    listen: (hearing) => listenPostgres(databaseUrl, hearing),
    close: () => db.destroy(),
  };
}

function endProcess(error: Error): void {
  process.stderr.write(`O banco de dados embutido parou: ${error.message}\n`);
  process.exit(1);
}
