import { test as base, expect } from '@playwright/test';
import { openStore, type Store } from '#server/store/open.ts';
import type { SeedSize } from '#server/store/seed/subset.ts';
import { readDump } from '#tests/support/dump-cache.ts';
import { restoreOriginals } from '#tests/support/originals.ts';
import { expectNothingKept } from './kept.ts';
import { type JourneyServer, startJourneyServer } from './server.ts';
import { openSite, type Site } from './site.ts';
import { createWatch, type Watch } from './watch.ts';

type WorkerFixtures = { storeOf: (size: SeedSize) => Promise<Store>; site: Site };

type Fixtures = {
  /** How many products the server has; `test.use({ products: 'full' })`. */
  products: SeedSize;
  /** What is served; a test that publishes builds gives a copy. */
  served: Site;
  server: JourneyServer;
  watch: Watch;
};

/** A test with a server of its own, in a browser whose every complaint fails it. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  storeOf: [
    // oxlint-disable-next-line eslint/no-empty-pattern -- Playwright reads what it depends on from this pattern.
    async ({}, provide) => {
      const stores = new Map<SeedSize, Store>();
      await provide(async (size) => {
        const store = stores.get(size) ?? (await openStore({ dump: await readDump(size) }));
        stores.set(size, store);
        return store;
      });
      for (const store of stores.values()) await store.close();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  site: [
    // oxlint-disable-next-line eslint/no-empty-pattern -- Playwright reads what it depends on from this pattern.
    async ({}, provide) => {
      await provide(await openSite());
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  products: [2000, { option: true }],
  served: async ({ site }, provide) => {
    await provide(site);
  },
  server: [
    async ({ storeOf, served, products }, provide) => {
      const store = await storeOf(products);
      await restoreOriginals(store.db);
      const server = await startJourneyServer(store, served.dist);
      await provide(server);
      await server.stop();
    },
    { timeout: 180_000 },
  ],
  baseURL: async ({ server }, provide) => {
    await provide(server.url);
  },
  watch: [
    async ({ context }, provide) => {
      const watch = createWatch();
      await watch.follow(context);
      await provide(watch);
      for (const page of context.pages().filter((p) => p.url().startsWith('http')))
        await expectNothingKept(page);
      expect.soft(watch.complaints).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
