import { vi } from 'vitest';
import { must } from '#lib/must.ts';
import { startEpoca } from '#server/db/feed-cursor.ts';
import { openStore, type Store } from '#server/db/open.ts';
import { openApi } from './api.ts';
import { openOwnPGlite } from './database.ts';
import { answerWithoutSocket } from './without-socket.ts';

/** A server whose database can return to a backup, and `fetch('/api/...')` led to it without a socket. */
export type Restorable = {
  readonly store: Store;
  /** False: no network at all. */
  online: boolean;
  /** Keeps a copy of the database as it is. */
  backUp: () => Promise<void>;
  /** Starts over with the copy. */
  restore: () => Promise<void>;
  close: () => Promise<void>;
};

/** Starts a server over a database of its own. */
export async function startRestorable(): Promise<Restorable> {
  const first = await openOwnPGlite();
  let store = first.store;
  let copy: Uint8Array | undefined;
  const start = async () => {
    await startEpoca(store.db);
    return openApi({ store, db: store.db });
  };
  let api = await start();
  const restorable: Restorable = {
    get store() {
      return store;
    },
    online: true,
    backUp: async () => {
      copy = must(await store.embedded?.dump(), 'dump');
    },
    restore: async () => {
      await api.close();
      await store.close();
      store = await openStore({ dump: must(copy, 'backup') });
      api = await start();
    },
    close: async () => {
      vi.unstubAllGlobals();
      await api.close();
      await store.close();
    },
  };
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    if (!restorable.online) throw new TypeError('Failed to fetch');
    return answerWithoutSocket(api, url, init);
  });
  return restorable;
}
