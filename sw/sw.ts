import type { PrecacheEntry } from 'workbox-precaching/_types.js';
import { pageWordOf } from '#lib/page-word.ts';
import { keepLaterFiles } from './later-files.ts';
import { isVouchedFor, precacheShell } from './precache.ts';
import { wakeWindows } from './wake-windows.ts';

declare const self: ServiceWorkerGlobalScope & { __WB_MANIFEST: (string | PrecacheEntry)[] };

const files = self.__WB_MANIFEST.filter(isVouchedFor);
precacheShell(files.filter((file) => !file.later));
const laterFiles = keepLaterFiles(files.filter((file) => file.later));

self.addEventListener('message', (event) => {
  const word = pageWordOf(event.data);
  if (word === 'SKIP_WAITING') event.waitUntil(self.skipWaiting());
  if (word === 'FETCH_LATER') event.waitUntil(laterFiles.fetchMissing());
  if (word === 'STOP_LATER') laterFiles.stop();
});

self.addEventListener('activate', (event) => {
  event.waitUntil(Promise.all([self.clients.claim(), laterFiles.dropOthers()]));
});

// The type of the one-off 'sync' event is not in the compiler's library: no standard, one browser family.
self.addEventListener('sync' as 'message', (event) => {
  event.waitUntil(wakeWindows(self.clients));
});
