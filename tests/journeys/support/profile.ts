import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type BrowserContext, type BrowserContextOptions, chromium, type TestInfo } from '@playwright/test';
import type { Watch } from './watch.ts';

/** A browser's profile on disk, which outlives the browser. */
export type Profile = {
  /** Starts the browser with this profile, watched; the context is the whole browser. */
  start(isOnline: boolean): Promise<BrowserContext>;
  remove(): void;
};

/** An empty folder for a profile. */
export const newProfileFolder = (): string => mkdtempSync(path.join(tmpdir(), 'maleta-profile-'));

/** Starts a browser of its own on a profile's folder, set up as the project's browsers are. */
export function launchProfile(
  folder: string,
  { project: { use } }: TestInfo,
  options: BrowserContextOptions,
): Promise<BrowserContext> {
  const { locale, timezoneId, viewport, launchOptions, contextOptions } = use;
  return chromium.launchPersistentContext(folder, {
    ...launchOptions,
    ...contextOptions,
    ...(locale === undefined ? {} : { locale }),
    ...(timezoneId === undefined ? {} : { timezoneId }),
    viewport: viewport ?? null,
    ...options,
  });
}

/** Makes a profile on `folder`, which it removes at its end. Pass a copy of a ready device to start with its data. */
export function createProfile(
  testInfo: TestInfo,
  baseURL: string,
  watch: Watch,
  folder = newProfileFolder(),
): Profile {
  return {
    start: async (isOnline) => {
      const context = await launchProfile(folder, testInfo, { baseURL, offline: !isOnline });
      await watch.follow(context);
      return context;
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
