import type { PrecacheEntry } from 'workbox-precaching/_types.js';
import { pageWordOf } from '#lib/page-word.ts';
import { keepIdentity, refreshIdentity } from './identity.ts';
import { keepLaterFiles } from './later-files.ts';
import { isVouchedFor, precacheShell } from './precache.ts';
import { answerShare } from './shared-in.ts';
import { wakeWindows } from './wake-windows.ts';

/** The changes of each version, newest first, from `novidades.json`. */
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

self.addEventListener('fetch', (event) => {
  const answer = answerShare(event.request, self.location.origin);
  if (answer) event.respondWith(answer);
});

self.addEventListener('activate', (event) => {
  event.waitUntil(Promise.all([self.clients.claim(), laterFiles.dropOthers()]));
});

// The compiler's library lacks the one-off 'sync' event: it is no standard, and one browser family has it.
self.addEventListener('sync' as 'message', (event) => {
  event.waitUntil(wakeWindows(self.clients));
});
