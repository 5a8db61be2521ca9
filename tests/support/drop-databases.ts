import { afterAll } from 'vitest';

/** Deletes the devices' databases after each file, since files share a process. */
afterAll(async () => {
  if (!('indexedDB' in globalThis)) return;
  for (const { name } of await indexedDB.databases()) if (name !== undefined) indexedDB.deleteDatabase(name);
});
