import { openStore, type Store } from '#server/db/open.ts';
import type { Office } from './command.ts';

/** Opens the company's database for one piece of work and closes it. The database is not migrated. */
export async function withStore<T>(
  { source }: Pick<Office, 'source'>,
  work: (store: Store) => Promise<T>,
): Promise<T> {
  const store = await openStore(source);
  try {
    return await work(store);
  } finally {
    await store.close();
  }
}
