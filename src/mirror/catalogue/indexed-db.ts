/** A refusal of the browser's database: no room, a closed connection, a broken file. `name` is the browser's. */
export class DatabaseError extends Error {
  constructor(message: string, cause?: DOMException | null) {
    super(cause ? `${message}: ${cause.message}` : message, { cause });
    this.name = cause?.name ?? 'DatabaseError';
  }
}

const refusal = (error: unknown): unknown =>
  error instanceof DOMException ? new DatabaseError('the database refused', error) : error;

/** Makes a request and waits for its result. */
export function answerOf<T>(ask: () => IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    try {
      const request = ask();
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(new DatabaseError('the database refused', request.error));
    } catch (error) {
      reject(refusal(error));
    }
  });
}

/** Opens a database; `upgrade` makes its tables when it is new or of an older version. */
export function openDatabase(
  factory: IDBFactory,
  name: string,
  version: number,
  upgrade: (database: IDBDatabase) => void,
): Promise<IDBDatabase> {
  return answerOf(() => {
    const request = factory.open(name, version);
    request.onupgradeneeded = () => upgrade(request.result);
    return request;
  });
}

/**
 * Runs `work` in one transaction and resolves when it is on disk; when `work` rejects, nothing is written. Inside, wait
 * only for the transaction's own requests: it ends when none is pending.
 */
export async function inTransaction<T>(
  database: IDBDatabase,
  mode: IDBTransactionMode,
  stores: readonly string[],
  work: (transaction: IDBTransaction) => Promise<T>,
): Promise<T> {
  const transaction = begin(database, mode, stores);
  const ended = new Promise<void>((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(new DatabaseError('the database gave up', transaction.error));
  });
  try {
    const result = await work(transaction);
    await ended;
    return result;
  } catch (error) {
    await giveUp(transaction, ended);
    throw error;
  }
}

function begin(database: IDBDatabase, mode: IDBTransactionMode, stores: readonly string[]): IDBTransaction {
  try {
    return database.transaction([...stores], mode, { durability: 'relaxed' });
  } catch (error) {
    throw refusal(error);
  }
}

/** Waits until the transaction can write nothing more. */
async function giveUp(transaction: IDBTransaction, ended: Promise<void>): Promise<void> {
  try {
    transaction.abort();
  } catch {
    // The transaction had already ended by itself.
  }
  await ended.catch(() => undefined);
}
