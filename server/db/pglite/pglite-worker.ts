import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import { PGlite, type PGliteOptions } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { unaccent } from '@electric-sql/pglite/contrib/unaccent';
import { columnParsers } from '#server/db/column-parsers.ts';
import { CHANNEL } from '#server/db/notified-channel.ts';
import { DurableNodeFS, syncFolder } from './pglite-fs.ts';
import type {
  FsyncCount,
  PGliteFailure,
  PGliteReply,
  PGliteRequest,
  PGliteSource,
  QueryReply,
} from './pglite-messages.ts';

const port = parentPort;
if (port === null) throw new Error('pglite-worker.ts runs only as a worker thread');
const source = workerData as PGliteSource;
const files = 'folder' in source ? new DurableNodeFS(source.folder) : undefined;
// '-F' is "no fsync"; PGlite's fdatasync does nothing, its fsync (with DurableNodeFS) does.
const DURABLE = [...PGlite.defaultStartParams.filter((p) => p !== '-F'), '-c', 'wal_sync_method=fsync'];
// An in-memory database is small and short-lived: 128 MB of buffers and zeroed log files take half of its start.
const IN_MEMORY = [
  ...PGlite.defaultStartParams,
  ...['shared_buffers=32MB', 'min_wal_size=32MB', 'wal_init_zero=off'].flatMap((setting) => ['-c', setting]),
];
let fsyncsOfLastStatement = 0;

function reply(message: PGliteReply): void {
  port?.postMessage(message);
}

function openOptions(isNew: boolean): PGliteOptions {
  const dump = 'dump' in source && isNew ? source.dump : undefined;
  return {
    extensions: { unaccent, pg_trgm },
    parsers: columnParsers,
    ...(dump === undefined ? {} : { loadDataDir: new Blob([new Uint8Array(dump)]) }),
    ...(files === undefined ? { startParams: IN_MEMORY } : { fs: files, startParams: DURABLE }),
  };
}

async function open(): Promise<PGlite> {
  if (!('folder' in source)) return await PGlite.create(openOptions(true));
  const isNew = !existsSync(join(source.folder, 'PG_VERSION'));
  const database = await PGlite.create(openOptions(isNew));
  if (isNew) syncFolder(source.folder);
  return database;
}

async function query(database: PGlite, sql: string, parameters: readonly unknown[]): Promise<QueryReply> {
  const before = files?.fsyncs ?? 0;
  try {
    const { rows, command, affectedRows } = await database.query(sql, [...parameters]);
    return { rows, command, affectedRows };
  } finally {
    fsyncsOfLastStatement = (files?.fsyncs ?? 0) - before;
  }
}

async function dump(database: PGlite): Promise<Uint8Array> {
  const blob = await database.dumpDataDir('gzip');
  return new Uint8Array(await blob.arrayBuffer());
}

async function answer(database: PGlite, request: PGliteRequest): Promise<unknown> {
  if (request.op === 'query') return await query(database, request.sql, request.parameters);
  if (request.op === 'dump') return await dump(database);
  if (request.op === 'close') return await database.close();
  return { total: files?.fsyncs ?? 0, lastStatement: fsyncsOfLastStatement } satisfies FsyncCount;
}

function toFailure(error: unknown): PGliteFailure {
  if (!(error instanceof Error)) return { message: String(error) };
  const { message, code, constraint, detail, table, column } = error as Error & PGliteFailure;
  return { message, code, constraint, detail, table, column };
}

async function run(): Promise<void> {
  const database = await open();
  // Now, while no transaction is open: in an undone transaction, listening would end with it.
  await database.listen(CHANNEL, (payload) => reply({ told: payload }));
  let tail: Promise<void> = Promise.resolve();
  port?.on('message', ({ id, request }: { id: number; request: PGliteRequest }) => {
    // One after the other, in the order sent: a ROLLBACK behind a query in flight stays behind it.
    tail = tail.then(async () => {
      try {
        reply({ id, value: await answer(database, request) });
      } catch (error) {
        reply({ id, failure: toFailure(error) });
      }
    });
  });
  reply({ ready: true });
}

run().catch((error: unknown) => reply({ notOpened: toFailure(error) }));
