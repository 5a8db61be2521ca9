import type { BrowserContext, Page } from '@playwright/test';

/** Ends a tab as the system does when memory is short: without a word to the page. */
export async function crashTab(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const crashed = page.waitForEvent('crash');
  // Its answer never comes.
  void session.send('Page.crash').catch(() => undefined);
  await crashed;
  await page.close();
}

/**
 * Keeps a tab from doing anything for a while; resolves when it goes on. The browser's own command for a frozen page
 * leaves it running here.
 */
export function freezeTab(page: Page, ms: number): Promise<void> {
  return page.evaluate((wait) => {
    const end = performance.now() + wait;
    while (performance.now() < end);
  }, ms);
}

/** Ends the whole browser at once, as a power cut does; its profile stays as it was on disk. */
export async function killBrowser(context: BrowserContext): Promise<void> {
  const browser = context.browser();
  if (browser === null) throw new Error('a browser of its own is needed');
  const session = await browser.newBrowserCDPSession();
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  const main = processInfo.find(({ type }) => type === 'browser');
  if (main === undefined) throw new Error('the browser does not say its process');
  const gone = new Promise<void>((resolve) => browser.once('disconnected', () => resolve()));
  process.kill(main.id, 'SIGKILL');
  await gone;
}
