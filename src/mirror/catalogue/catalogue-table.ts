/** Makes one request to the table's store and waits for its result. */
type Ask = <T>(mode: IDBTransactionMode, ask: (store: IDBObjectStore) => IDBRequest<T>) => Promise<T>;

/** One table of rows, in the order of their keys. */
export class CatalogueTable<Row, Key extends IDBValidKey> {
  readonly #ask: Ask;

  constructor(ask: Ask) {
    this.#ask = ask;
  }

  get(key: Key): Promise<Row | undefined> {
    return this.#ask('readonly', (store) => store.get(key) as IDBRequest<Row | undefined>);
  }

  all(): Promise<Row[]> {
    return this.#ask('readonly', (store) => store.getAll() as IDBRequest<Row[]>);
  }

  keys(): Promise<Key[]> {
    return this.#ask('readonly', (store) => store.getAllKeys() as IDBRequest<unknown[]> as IDBRequest<Key[]>);
  }

  count(): Promise<number> {
    return this.#ask('readonly', (store) => store.count());
  }

  /** The row with the greatest key. */
  async last(): Promise<Row | undefined> {
    const cursor = await this.#ask('readonly', (store) => store.openCursor(null, 'prev'));
    return cursor?.value as Row | undefined;
  }

  async put(row: Row): Promise<void> {
    await this.#ask('readwrite', (store) => store.put(row));
  }

  async delete(key: Key): Promise<void> {
    await this.#ask('readwrite', (store) => store.delete(key));
  }

  async clear(): Promise<void> {
    await this.#ask('readwrite', (store) => store.clear());
  }
}
