import { cleanupOutdatedCaches, createHandlerBoundToURL, precacheAndRoute } from 'workbox-precaching';
import type { PrecacheEntry } from 'workbox-precaching/_types.js';
import { NavigationRoute, registerRoute } from 'workbox-routing';

/** Addresses that are the server's own: the shell must never answer for them. */
const SERVERS_OWN = [/^\/api\//];

/** True for a file whose bytes the build vouches for. */
export const isVouchedFor = (entry: string | PrecacheEntry): entry is PrecacheEntry =>
  typeof entry !== 'string' && entry.integrity !== undefined;

/**
 * Keeps this build's shell on the device and answers every navigation with it. Whatever is not in `entries`
 * goes to the network untouched: `/api/` is never kept, and a chunk that no longer exists is a real 404. Only
 * files with a hash are kept: a portal that answers in the server's place then makes the install fail, to be
 * tried again, and is never kept as the app.
 */
export function precacheShell(entries: (string | PrecacheEntry)[]): void {
  precacheAndRoute(entries.filter(isVouchedFor));
  cleanupOutdatedCaches();
  registerRoute(new NavigationRoute(createHandlerBoundToURL('/index.html'), { denylist: SERVERS_OWN }));
}
