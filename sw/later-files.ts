import { registerRoute } from 'workbox-routing';
import type { LaterFiles } from '#lib/page-word.ts';
import type { BuildFile } from './precache.ts';

/** One cache for all builds: names carry a hash of the content, so a file that did not change is not fetched again. */
const CACHE = 'later-files';

/** As many at once: a weak signal is waited for less, and leaves room for what the page asks. */
const AT_ONCE = 3;

type Tell = (files: LaterFiles) => void;

export type LaterFilesKeeper = {
  /**
   * Fetches what is still missing, three at once; ends at the first that does not come. `tell` hears how many
   * are kept: at once, after each file, and at the end. Never rejects.
   */
  fetchMissing: (tell: Tell) => Promise<void>;
  /** Calls off every fetch that is under way: what has come stays, the rest comes another time. */
  stop: () => void;
  /** Drops what this build does not have. */
  dropOthers: () => Promise<void>;
};

const toPath = (url: string): string => new URL(url, self.location.origin).pathname;

/** Asks the network for the very bytes that were built; a portal's page in their place rejects. */
async function fetchVouched({ url, integrity }: BuildFile, signal: AbortSignal): Promise<Response> {
  const init = { integrity, signal, cache: 'no-cache', credentials: 'same-origin' } as const;
  const response = await fetch(toPath(url), init);
  if (!response.ok) throw new Error(`${url}: ${response.status}`);
  return response;
}

/**
 * Answers for the files that are no part of the install set: from the device, else from the network, and then
 * they stay. One that the network does not give as it was built goes to the page as the network answers: a chunk
 * that is gone is a real 404.
 */
export function keepLaterFiles(files: readonly BuildFile[]): LaterFilesKeeper {
  const byPath = new Map(files.map((file) => [toPath(file.url), file]));
  const listeners = new Set<Tell>();
  let fetching: Promise<void> | null = null;
  let calling = new AbortController();
  let kept = 0;

  const tellAll = (isOver: boolean): void => {
    for (const tell of listeners) tell({ kept, total: byPath.size, isOver });
  };
  const findMissing = async (): Promise<[string, BuildFile][]> => {
    const cache = await caches.open(CACHE);
    const there = new Set((await cache.keys()).map((request) => toPath(request.url)));
    return [...byPath].filter(([path]) => !there.has(path));
  };

  const take = async (path: string, file: BuildFile, signal: AbortSignal): Promise<Response> => {
    const cache = await caches.open(CACHE);
    const kept = await cache.match(path);
    if (kept) return kept;
    const response = await fetchVouched(file, signal);
    await cache.put(path, response.clone());
    return response;
  };
  const fetchAll = async ({ signal }: AbortController): Promise<void> => {
    try {
      const missing = await findMissing();
      kept = byPath.size - missing.length;
      tellAll(false);
      let isFailed = false;
      const takeNext = async (): Promise<void> => {
        for (let next = missing.shift(); next && !signal.aborted && !isFailed; next = missing.shift()) {
          await take(...next, signal);
          kept += 1;
          tellAll(false);
        }
      };
      const taking = Array.from({ length: AT_ONCE }, () =>
        takeNext().catch((error: unknown) => {
          isFailed = true;
          throw error;
        }),
      );
      // The end is told once nothing is under way any more.
      const failed = (await Promise.allSettled(taking)).find((end) => end.status === 'rejected');
      if (failed) throw failed.reason;
    } catch (error) {
      if (signal.aborted) return;
      // The page asks again when it is looked at; until then these screens need a signal.
      console.warn('not every screen is on this device yet:', error);
    }
  };

  registerRoute(
    ({ sameOrigin, url }) => sameOrigin && byPath.has(url.pathname),
    async ({ request, url }) => {
      const file = byPath.get(url.pathname);
      if (file === undefined) return fetch(request);
      const { signal } = calling;
      return take(url.pathname, file, signal).catch(() =>
        signal.aborted ? Response.error() : fetch(request),
      );
    },
  );
  return {
    fetchMissing: (tell) => {
      listeners.add(tell);
      if (fetching) tell({ kept, total: byPath.size, isOver: false });
      fetching ??= fetchAll(calling).finally(() => {
        fetching = null;
        tellAll(true);
        listeners.clear();
      });
      return fetching;
    },
    stop: () => {
      calling.abort();
      calling = new AbortController();
    },
    dropOthers: async () => {
      const cache = await caches.open(CACHE);
      for (const request of await cache.keys()) {
        if (!byPath.has(toPath(request.url))) await cache.delete(request);
      }
    },
  };
}
