/** Bare IndexedDB: the minimum cost of a disk write. */
export type BareDatabase = {
  put(key: string | undefined, value: unknown, durability: 'strict' | 'relaxed'): Promise<void>;
  get(key: string): Promise<unknown>;
  close(): void;
};

/** Opens (and creates) a database of one store without indexes. */
export async function openBareDatabase(name: string): Promise<BareDatabase> {
  const opening = indexedDB.open(name, 1);
  opening.onupgradeneeded = () => opening.result.createObjectStore('rows', { autoIncrement: true });
  const database = await settled(opening);
  return {
    async put(key, value, durability) {
      const transaction = database.transaction('rows', 'readwrite', { durability });
      transaction.objectStore('rows').put(value, key);
      await new Promise<void>((resolve, reject) => {
        transaction.oncomplete = () => resolve();
        transaction.onabort = () => reject(transaction.error ?? new Error('aborted'));
      });
    },
    get: (key) => settled(database.transaction('rows').objectStore('rows').get(key)),
    close: () => database.close(),
  };
}

/** Deletes a database; resolves when it is gone. */
export async function deleteDatabase(name: string): Promise<void> {
  await settled(indexedDB.deleteDatabase(name));
}

function settled<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('IndexedDB failed'));
  });
}
