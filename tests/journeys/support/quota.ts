import type { Page } from '@playwright/test';

/** Leaves an origin so many bytes of disk, until it is called again without; the lever lives as long as its session. */
export async function createQuotaLever(page: Page, url: string): Promise<(bytes?: number) => Promise<void>> {
  const session = await page.context().newCDPSession(page);
  const { origin } = new URL(url);
  return async (bytes) => {
    const quota = bytes === undefined ? {} : { quotaSize: bytes };
    await session.send('Storage.overrideQuotaForOrigin', { origin, ...quota });
  };
}

/** Enough for everything that a device keeps, in bytes. */
export const ROOM = 20_000_000;

/** What the site takes of the disk, in bytes. */
export const usage = (page: Page): Promise<number> =>
  page.evaluate(async () => (await navigator.storage.estimate()).usage ?? 0);
