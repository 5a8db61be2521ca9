import { registerRoute } from 'workbox-routing';
import type { LaterFiles } from '#lib/page-word.ts';
import type { BuildFile } from './precache.ts';

/** One cache for all builds: names contain a hash of the content, so an unchanged file is not fetched again. */
const CACHE = 'later-files';

/** So many at once: a weak signal is used better, and the page's own requests still get through. */
const AT_ONCE = 3;

type Tell = (files: LaterFiles) => void;

export type LaterFilesKeeper = {
  /**
   * Fetches the missing files, three at once, except those that a page must ask for; ends at the first failure. `tell`
   * gets the number of stored files: at once, after each file, and at the end. Never rejects.
   */
  fetchMissing: (tell: Tell) => Promise<void>;
  /** Cancels every running fetch: finished files stay, the rest comes later. */
  stop: () => void;
  /** Removes files that are not part of this build. */
  dropOthers: () => Promise<void>;
};

const toPath = (url: string): string => new URL(url, self.location.origin).pathname;

/** Fetches a file with the bytes of the build; a portal's page in its place rejects. */
async function fetchVouched({ url, integrity }: BuildFile, signal: AbortSignal): Promise<Response> {
  const init = { integrity, signal, cache: 'no-cache', credentials: 'same-origin' } as const;
  const response = await fetch(toPath(url), init);
  if (!response.ok) throw new Error(`${url}: ${response.status}`);
  return response;
}

/**
 * Responds with files outside the install set: from the device, else from the network, and then stores them. A file
 * that the network does not serve as built goes to the page as the network's response: a missing chunk is a real 404.
 */
export function keepLaterFiles(files: readonly BuildFile[]): LaterFilesKeeper {
  const byPath = new Map(files.map((file) => [toPath(file.url), file]));
  const soon = [...byPath].filter(([, { later }]) => later !== 'asked');
  const listeners = new Set<Tell>();
  let fetching: Promise<void> | null = null;
  let calling = new AbortController();
  let kept = 0;

  const tellAll = (isOver: boolean): void => {
    for (const tell of listeners) tell({ kept, total: soon.length, isOver });
  };
  const findMissing = async (): Promise<[string, BuildFile][]> => {
    const cache = await caches.open(CACHE);
    const there = new Set((await cache.keys()).map((request) => toPath(request.url)));
    return soon.filter(([path]) => !there.has(path));
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
      kept = soon.length - missing.length;
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
      // The end is reported once nothing is running any more.
      const failed = (await Promise.allSettled(taking)).find((end) => end.status === 'rejected');
      if (failed) throw failed.reason;
    } catch (error) {
      if (signal.aborted) return;
      // The page asks again when it is next visible; until then these screens need a signal.
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
      if (fetching) tell({ kept, total: soon.length, isOver: false });
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
