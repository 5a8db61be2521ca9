import { afterAll, vi } from 'vitest';

/** A process runs many files: none leaves a device's databases or a stand-in for a global to the next. */
afterAll(async () => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
  if (!('indexedDB' in globalThis)) return;
  for (const { name } of await indexedDB.databases()) if (name !== undefined) indexedDB.deleteDatabase(name);
});
