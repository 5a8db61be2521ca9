import { rmSync } from 'node:fs';
import { test as base, expect } from '@playwright/test';
import { openStore, type Store } from '#server/db/open.ts';
import type { SeedSize } from '#server/demo/seed/subset.ts';
import { readDumpOfToday } from '#tests/support/dump-cache.ts';
import { restoreOriginals } from '#tests/support/originals.ts';
import { expectNothingKept } from './kept.ts';
import { ownPort } from './own-port.ts';
import { launchProfile } from './profile.ts';
import { prepareDevice, type ReadyDevice } from './ready-device.ts';
import { type JourneyServer, startJourneyServer } from './server.ts';
import { copySite, type OwnSite, openSite, type Site } from './site.ts';
import { createWatch, type Watch } from './watch.ts';

type WorkerFixtures = {
  storeOf: (size: SeedSize) => Promise<Store>;
  site: Site;
  port: number;
  devices: Map<string, ReadyDevice>;
};

type Fixtures = {
  /** How many products the server has; `test.use({ products: 'full' })`. */
  products: SeedSize;
  /** How many products a showcase draws; a store has twelve, and the home page then costs four times as much. */
  perVitrine: number;
  /** The served site: the one that all share, or a test's own copy. */
  served: Site;
  /** Sets the server's database back to its seed. */
  reset: () => Promise<void>;
  server: JourneyServer;
  /** The user whose device was made ready; null for an installed app before the first log-in. */
  usuario: string | null;
  /** The stored data of a ready device. */
  device: ReadyDevice;
  watch: Watch;
};

/** A test with the server to itself, in a browser that knows nothing yet and whose every complaint fails it. */
export const newDevice = base.extend<Fixtures, WorkerFixtures>({
  storeOf: [
    // oxlint-disable-next-line eslint/no-empty-pattern -- Playwright reads what it depends on from this pattern.
    async ({}, provide) => {
      const stores = new Map<SeedSize, Store>();
      await provide(async (size) => {
        const store = stores.get(size) ?? (await openStore({ dump: await readDumpOfToday(size) }));
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
  port: [
    // oxlint-disable-next-line eslint/no-empty-pattern -- Playwright reads what it depends on from this pattern.
    async ({}, provide) => {
      await provide(await ownPort());
    },
    { scope: 'worker' },
  ],
  products: [2000, { option: true }],
  perVitrine: [3, { option: true }],
  served: async ({ site }, provide) => {
    await provide(site);
  },
  reset: [
    async ({ storeOf, products, perVitrine }, provide) => {
      const { db } = await storeOf(products);
      await provide(async () => {
        await restoreOriginals(db);
        await db
          .updateTable('parametro')
          .set({ valor: String(perVitrine) })
          .where('nome', '=', 'qtdMaxProdutosVitrine')
          .execute();
      });
    },
    { timeout: 180_000 },
  ],
  server: [
    async ({ storeOf, served, products, port, reset }, provide) => {
      const store = await storeOf(products);
      await reset();
      const server = await startJourneyServer(store, { dist: served.dist, port });
      await provide(server);
      await server.stop();
    },
    { timeout: 180_000 },
  ],
  devices: [
    // oxlint-disable-next-line eslint/no-empty-pattern -- Playwright reads what it depends on from this pattern.
    async ({}, provide) => {
      const devices = new Map<string, ReadyDevice>();
      await provide(devices);
      for (const device of devices.values()) device.remove();
    },
    { scope: 'worker' },
  ],
  usuario: ['representante', { option: true }],
  device: [
    async ({ devices, server, served, products, perVitrine, usuario, reset }, provide, testInfo) => {
      const name = [usuario, products, perVitrine, served.buildId()].join('_');
      const device =
        devices.get(name) ?? (await prepareDevice(server, testInfo, { served, usuario, name, reset }));
      devices.set(name, device);
      await device.bring();
      await provide(device);
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

/** A test on a device that is installed, logged in and holds the catalogue: `enter` finds it so. */
export const test = newDevice.extend({
  context: async ({ device, server, serviceWorkers }, provide, testInfo) => {
    const folder = device.copy();
    const context = await launchProfile(folder, testInfo, {
      baseURL: server.url,
      ...(serviceWorkers === undefined ? {} : { serviceWorkers }),
    });
    await provide(context);
    await context.close();
    rmSync(folder, { recursive: true, force: true });
  },
  page: async ({ context }, provide) => {
    await provide(context.pages()[0] ?? (await context.newPage()));
  },
});

/** A test on a device that has the app, before the first log-in. */
export const visitor = test.extend({ usuario: null });

type Publishing = { served: OwnSite };

const ownSite = async ({ site }: WorkerFixtures, provide: (own: OwnSite) => Promise<void>) => {
  const own = await copySite(site);
  await provide(own);
  own.remove();
};

/** A test that publishes a newer build, on a device that is ready for work with the present one. */
export const updateTest = test.extend<Publishing>({ served: ownSite });

/** The same in a browser that knows nothing yet. */
export const newDeviceUpdate = newDevice.extend<Publishing>({ served: ownSite });

export { expect };
