import { Worker } from 'node:worker_threads';
import type {
  FsyncCount,
  PGliteFailure,
  PGliteReply,
  PGliteRequest,
  PGliteSource,
  QueryReply,
} from './pglite-messages.ts';

type Waiting = { resolve(value: unknown): void; reject(error: Error): void };

/** A database error as the thread reported it; `code` is the SQLSTATE ('23505' for a duplicate key). */
class PGliteError extends Error {
  readonly code: string | undefined;
  readonly constraint: string | undefined;
  readonly detail: string | undefined;

  constructor(failure: PGliteFailure) {
    super(failure.message);
    this.name = 'PGliteError';
    this.code = failure.code;
    this.constraint = failure.constraint;
    this.detail = failure.detail;
  }
}

/**
 * The embedded database in its own thread, so that a heavy query does not stop the event loop. It responds to requests
 * in the order sent. When the thread ends without having been closed, all pending and later requests reject and
 * `onDeath` is called once.
 */
export class PGliteThread {
  readonly ready: Promise<void>;
  #worker: Worker;
  #waiting = new Map<number, Waiting>();
  #sent = 0;
  #closing = false;
  #dead: Error | undefined;
  #onDeath: (error: Error) => void;
  #opened: Waiting | undefined;
  #hearing = new Set<(payload: string) => void>();

  constructor(source: PGliteSource, onDeath: (error: Error) => void) {
    this.#onDeath = onDeath;
    this.ready = new Promise<void>((resolve, reject) => {
      this.#opened = { resolve: () => resolve(), reject };
    });
    // An unawaited start still reports its failure, through onDeath.
    this.ready.catch(() => undefined);
    this.#worker = new Worker(new URL('./pglite-worker.ts', import.meta.url), { workerData: source });
    this.#worker.on('message', (message: PGliteReply) => this.#receive(message));
    this.#worker.on('error', (error) => this.#die(error instanceof Error ? error : new Error(String(error))));
    this.#worker.on('exit', (code) => this.#die(new Error(`the database thread ended with code ${code}`)));
  }

  /** Runs one statement. Parameters are in PGlite's types; JSON as a string. */
  query(sql: string, parameters: readonly unknown[]): Promise<QueryReply> {
    return this.#request<QueryReply>({ op: 'query', sql, parameters });
  }

  /** Listens for the database's notices of committed changes. Returns a function that stops it. */
  listen(onTold: (payload: string) => void): () => Promise<void> {
    this.#hearing.add(onTold);
    return async () => void this.#hearing.delete(onTold);
  }

  /** The whole database as a gzipped tar that `{ dump }` opens again. */
  dump(): Promise<Uint8Array> {
    return this.#request<Uint8Array>({ op: 'dump' });
  }

  /** How often this database asked the kernel for durability. */
  fsyncs(): Promise<FsyncCount> {
    return this.#request<FsyncCount>({ op: 'fsyncs' });
  }

  /** Checkpoints, closes the files and ends the thread. */
  async close(): Promise<void> {
    if (this.#closing || this.#dead !== undefined) return;
    const closed = this.#request<void>({ op: 'close' });
    this.#closing = true;
    await closed;
    await this.#worker.terminate();
  }

  /** Ends the thread at once, as a crash would. */
  async kill(): Promise<void> {
    await this.#worker.terminate();
  }

  #request<T>(request: PGliteRequest): Promise<T> {
    const refused = this.#dead ?? (this.#closing ? new Error('the database is closed') : undefined);
    if (refused !== undefined) return Promise.reject(refused);
    this.#sent += 1;
    const id = this.#sent;
    return new Promise<T>((resolve, reject) => {
      this.#waiting.set(id, { resolve: (value) => resolve(value as T), reject });
      this.#worker.postMessage({ id, request });
    });
  }

  #receive(message: PGliteReply): void {
    if ('ready' in message) return this.#opened?.resolve(undefined);
    if ('told' in message) {
      for (const hear of this.#hearing) hear(message.told);
      return;
    }
    if ('notOpened' in message) return this.#die(new PGliteError(message.notOpened));
    const waiting = this.#waiting.get(message.id);
    this.#waiting.delete(message.id);
    if ('failure' in message) waiting?.reject(new PGliteError(message.failure));
    else waiting?.resolve(message.value);
  }

  #die(error: Error): void {
    if (this.#dead !== undefined) return;
    this.#dead = error;
    this.#opened?.reject(error);
    for (const waiting of this.#waiting.values()) waiting.reject(error);
    this.#waiting.clear();
    if (!this.#closing) this.#onDeath(error);
  }
}
