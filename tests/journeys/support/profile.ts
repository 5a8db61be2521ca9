import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type BrowserContext, chromium, type TestInfo } from '@playwright/test';
import type { Watch } from './watch.ts';

/** A browser's profile on disk: what it keeps outlives the browser. */
export type Profile = {
  /** Starts the browser with this profile, watched; the context is the whole browser. */
  start(isOnline: boolean): Promise<BrowserContext>;
  remove(): void;
};

export function createProfile({ project: { use } }: TestInfo, baseURL: string, watch: Watch): Profile {
  const folder = mkdtempSync(path.join(tmpdir(), 'maleta-profile-'));
  const { locale, timezoneId, viewport, launchOptions, contextOptions } = use;
  return {
    start: async (isOnline) => {
      const context = await chromium.launchPersistentContext(folder, {
        ...launchOptions,
        ...contextOptions,
        ...(locale === undefined ? {} : { locale }),
        ...(timezoneId === undefined ? {} : { timezoneId }),
        viewport: viewport ?? null,
        baseURL,
        offline: !isOnline,
      });
      await watch.follow(context);
      return context;
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
