import type { Page } from '@playwright/test';

/** What a browser keeps of this app beside its databases. */
export type Kept = { readonly cached: string[]; readonly stored: string };

/**
 * The paths in every cache, and local and session storage as text. The parameters are left out: those of a
 * demonstration hold the log-ins that it shows to everybody.
 */
export const readKept = (page: Page): Promise<Kept> =>
  page.evaluate(async () => {
    const cached: string[] = [];
    for (const name of await caches.keys()) {
      for (const request of await (await caches.open(name)).keys()) cached.push(new URL(request.url).pathname);
    }
    const { GSParametros: _, ...local } = localStorage;
    return { cached, stored: JSON.stringify([local, { ...sessionStorage }]) };
  });
