import type { Page } from '@playwright/test';

/** Returns a lever that limits the site's disk to `bytes`; without `bytes` it lifts the limit. */
export async function createQuotaLever(page: Page, url: string): Promise<(bytes?: number) => Promise<void>> {
  const session = await page.context().newCDPSession(page);
  const { origin } = new URL(url);
  return async (bytes) => {
    const quota = bytes === undefined ? {} : { quotaSize: bytes };
    await session.send('Storage.overrideQuotaForOrigin', { origin, ...quota });
  };
}

/** More bytes than a device keeps. */
export const ROOM = 20_000_000;

/** The bytes of disk that the site uses. */
export const usage = (page: Page): Promise<number> =>
  page.evaluate(async () => (await navigator.storage.estimate()).usage ?? 0);
