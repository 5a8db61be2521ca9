import {
  addPlugins,
  cleanupOutdatedCaches,
  createHandlerBoundToURL,
  precacheAndRoute,
} from 'workbox-precaching';
import type { PrecacheEntry } from 'workbox-precaching/_types.js';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { underNewestPolicy } from './identity.ts';

/**
 * A file of this build. `later`: not part of the install set; fetched right after the first use (`soon`), or when a page
 * asks for it (`asked`).
 */
export type BuildFile = PrecacheEntry & { integrity: string; later?: 'soon' | 'asked' };

/** The server's own addresses: the shell must never respond for them. */
const SERVERS_OWN = [/^\/api\//, /^\/demo\//];

/** True for a file whose bytes are fixed by the build. */
export const isVouchedFor = (entry: string | PrecacheEntry): entry is BuildFile =>
  typeof entry !== 'string' && entry.integrity !== undefined;

/**
 * Stores this build's shell on the device and serves every navigation from it. Requests for other files than `files` go
 * to the network: `/api/` is never stored, and a missing chunk is a real 404. A portal's page makes the install fail,
 * to be tried again, and is never stored as the app: this cache takes only the built bytes, and the browser's cache is
 * told to revalidate.
 */
export function precacheShell(files: BuildFile[]): void {
  addPlugins([{ requestWillFetch: async ({ request }) => new Request(request, { cache: 'no-cache' }) }]);
  precacheAndRoute(files);
  cleanupOutdatedCaches();
  const shell = createHandlerBoundToURL('/index.html');
  const answer = async (...asked: Parameters<typeof shell>) => underNewestPolicy(await shell(...asked));
  registerRoute(new NavigationRoute(answer, { denylist: SERVERS_OWN }));
}
