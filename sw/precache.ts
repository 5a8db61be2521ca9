import {
  addPlugins,
  cleanupOutdatedCaches,
  createHandlerBoundToURL,
  precacheAndRoute,
} from 'workbox-precaching';
import type { PrecacheEntry } from 'workbox-precaching/_types.js';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { underNewestPolicy } from './identity.ts';

/** A file of this build. `later`: not part of the install set, fetched right after the first use. */
export type BuildFile = PrecacheEntry & { integrity: string; later?: boolean };

/** Addresses that are the server's own: the shell must never answer for them. */
const SERVERS_OWN = [/^\/api\//, /^\/demo\//];

/** True for a file whose bytes the build vouches for. */
export const isVouchedFor = (entry: string | PrecacheEntry): entry is BuildFile =>
  typeof entry !== 'string' && entry.integrity !== undefined;

/**
 * Keeps this build's shell on the device and answers every navigation with it. Whatever is not among `files`
 * goes to the network untouched: `/api/` is never kept, and a chunk that no longer exists is a real 404. A portal
 * that answers in the server's place makes the install fail, to be tried again, and is never kept as the app:
 * not by this cache, which takes only the bytes that were built, nor by the browser's own, which is asked to make sure.
 */
export function precacheShell(files: BuildFile[]): void {
  addPlugins([{ requestWillFetch: async ({ request }) => new Request(request, { cache: 'no-cache' }) }]);
  precacheAndRoute(files);
  cleanupOutdatedCaches();
  const shell = createHandlerBoundToURL('/index.html');
  const answer = async (...asked: Parameters<typeof shell>) => underNewestPolicy(await shell(...asked));
  registerRoute(new NavigationRoute(answer, { denylist: SERVERS_OWN }));
}
