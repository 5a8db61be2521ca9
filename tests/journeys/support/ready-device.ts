import { cpSync, rmSync } from 'node:fs';
import { expect, type TestInfo } from '@playwright/test';
import { type BringRows, keepRows } from './kept-rows.ts';
import { launchProfile, newProfileFolder } from './profile.ts';
import type { JourneyServer } from './server.ts';
import { countLaterFiles, type Site } from './site.ts';
import { enter } from './steps.ts';

/** A device that is installed, logged in and holds the catalogue: a profile to copy, and its rows on the server. */
export type ReadyDevice = {
  /** A copy of its profile for one journey. */
  copy(): string;
  bring: BringRows;
  remove(): void;
};

type Wanted = { served: Site; usuario: string | null; name: string; reset: () => Promise<void> };

/** Makes a device by hand, once for a worker; the server is as it was before, and empty again. */
export async function prepareDevice(
  server: JourneyServer,
  testInfo: TestInfo,
  { served, usuario, name, reset }: Wanted,
): Promise<ReadyDevice> {
  const folder = newProfileFolder();
  const context = await launchProfile(folder, testInfo, { baseURL: server.url });
  const page = context.pages()[0] ?? (await context.newPage());
  if (usuario === null) await page.goto('/');
  else await enter(page, usuario);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await page.waitForLoadState('networkidle');
  await expect
    .poll(() => page.evaluate(async () => (await (await caches.open('later-files')).keys()).length))
    .toBe(countLaterFiles(served));
  await context.close();
  await server.stop();
  const bring = await keepRows(server.db, name);
  await reset();
  await server.start();
  server.seen.length = 0;
  return {
    copy: () => {
      const own = newProfileFolder();
      cpSync(folder, own, { recursive: true });
      return own;
    },
    bring,
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
