import { registerRoute } from 'workbox-routing';
import type { BuildFile } from './precache.ts';

/** One cache for all builds: names carry a hash of the content, so a file that did not change is not fetched again. */
const CACHE = 'later-files';

export type LaterFiles = {
  /** Fetches what is still missing, one after the other; ends at the first that does not come. Never rejects. */
  fetchMissing: () => Promise<void>;
  /** Drops what this build does not have. */
  dropOthers: () => Promise<void>;
};

const toPath = (url: string): string => new URL(url, self.location.origin).pathname;

/** Asks the network for the very bytes that were built; a portal's page in their place rejects. */
async function fetchVouched({ url, integrity }: BuildFile): Promise<Response> {
  const response = await fetch(toPath(url), { integrity, cache: 'no-cache', credentials: 'same-origin' });
  if (!response.ok) throw new Error(`${url}: ${response.status}`);
  return response;
}

/**
 * Answers for the files that are no part of the install set: from the device, else from the network, and then
 * they stay. One that the network does not give as it was built goes to the page as the network answers: a chunk
 * that is gone is a real 404.
 */
export function keepLaterFiles(files: readonly BuildFile[]): LaterFiles {
  const byPath = new Map(files.map((file) => [toPath(file.url), file]));
  let fetching: Promise<void> | null = null;

  const take = async (path: string, file: BuildFile): Promise<Response> => {
    const cache = await caches.open(CACHE);
    const kept = await cache.match(path);
    if (kept) return kept;
    const response = await fetchVouched(file);
    await cache.put(path, response.clone());
    return response;
  };
  const fetchAll = async (): Promise<void> => {
    try {
      for (const [path, file] of byPath) await take(path, file);
    } catch (error) {
      // The page asks again when it is looked at; until then these screens need a signal.
      console.warn('not every screen is on this device yet:', error);
    }
  };

  registerRoute(
    ({ sameOrigin, url }) => sameOrigin && byPath.has(url.pathname),
    async ({ request, url }) => {
      const file = byPath.get(url.pathname);
      if (file === undefined) return fetch(request);
      return take(url.pathname, file).catch(() => fetch(request));
    },
  );
  return {
    fetchMissing: () => {
      fetching ??= fetchAll().finally(() => {
        fetching = null;
      });
      return fetching;
    },
    dropOthers: async () => {
      const cache = await caches.open(CACHE);
      for (const request of await cache.keys()) {
        if (!byPath.has(toPath(request.url))) await cache.delete(request);
      }
    },
  };
}
