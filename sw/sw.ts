import type { PrecacheEntry } from 'workbox-precaching/_types.js';
import { pageWordOf } from '#lib/page-word.ts';
import { keepIdentity, refreshIdentity } from './identity.ts';
import { keepLaterFiles } from './later-files.ts';
import { isVouchedFor, precacheShell } from './precache.ts';
import { wakeWindows } from './wake-windows.ts';

/** What is new in each version, newest first, as `novidades.json` says it. */
declare const __NOTES__: string;
declare const self: ServiceWorkerGlobalScope & { __WB_MANIFEST: (string | PrecacheEntry)[] };

const files = self.__WB_MANIFEST.filter(isVouchedFor);
precacheShell(files.filter((file) => !file.later));
keepIdentity();
const laterFiles = keepLaterFiles(files.filter((file) => file.later));

self.addEventListener('message', (event) => {
  const word = pageWordOf(event.data);
  if (word === 'SKIP_WAITING') event.waitUntil(self.skipWaiting());
  if (word === 'FETCH_LATER') {
    const [port] = event.ports;
    const fetched = laterFiles.fetchMissing((files) => port?.postMessage(files));
    event.waitUntil(Promise.all([fetched, refreshIdentity()]));
  }
  if (word === 'STOP_LATER') laterFiles.stop();
  if (word === 'TELL_NOTES') event.ports[0]?.postMessage(__NOTES__);
});

self.addEventListener('activate', (event) => {
  event.waitUntil(Promise.all([self.clients.claim(), laterFiles.dropOthers()]));
});

// The type of the one-off 'sync' event is not in the compiler's library: no standard, one browser family.
self.addEventListener('sync' as 'message', (event) => {
  event.waitUntil(wakeWindows(self.clients));
});
