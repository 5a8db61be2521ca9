import { afterAll } from 'vitest';

/** A process runs many files: none leaves a device's databases to the next. */
afterAll(async () => {
  if (!('indexedDB' in globalThis)) return;
  for (const { name } of await indexedDB.databases()) if (name !== undefined) indexedDB.deleteDatabase(name);
});
