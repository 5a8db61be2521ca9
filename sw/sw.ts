import type { PrecacheEntry } from 'workbox-precaching/_types.js';
import { precacheShell } from './precache.ts';
import { isTakeoverRequest } from './takeover.ts';

declare const self: ServiceWorkerGlobalScope & { __WB_MANIFEST: (string | PrecacheEntry)[] };

precacheShell(self.__WB_MANIFEST);

self.addEventListener('message', (event) => {
  if (isTakeoverRequest(event.data)) event.waitUntil(self.skipWaiting());
});

self.addEventListener('activate', (event) => {
  event.waitUntil(self.clients.claim());
});
