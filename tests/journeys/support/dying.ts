import type { BrowserContext, Page } from '@playwright/test';
import { type JourneyServer, STANDSTILL } from './server.ts';

/** Ends a tab as the system does when memory is short: without a word to the page. */
export async function crashTab(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const crashed = page.waitForEvent('crash');
  // Its answer never comes.
  void session.send('Page.crash').catch(() => undefined);
  await crashed;
  await page.close();
}

/** Lets `freezeTab` know the open transactions of the pages that this context loads from now on. */
export async function countTransactions(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const open = new Set<IDBTransaction>();
    Reflect.set(globalThis, 'openTransactions', open);
    type Begin = (this: IDBDatabase, ...args: Parameters<IDBDatabase['transaction']>) => IDBTransaction;
    const platform: { transaction: Begin } = IDBDatabase.prototype;
    const begin: Begin = platform.transaction;
    // Dexie binds this method as it opens a database: a later replacement would miss its transactions.
    platform.transaction = function count(...args) {
      const transaction = begin.apply(this, args);
      open.add(transaction);
      for (const end of ['complete', 'abort'])
        transaction.addEventListener(end, () => open.delete(transaction));
      return transaction;
    };
  });
}

/**
 * Stops a tab in the middle of its work; returns, once it stands, the function that lets it go on. The browser's own
 * command for a frozen page leaves it running here, and a breakpoint loses later messages; so the tab waits for an
 * answer of the server, synchronously: no timer decides how long, and no core is taken from the others. It stops
 * while it has no transaction open (`countTransactions`), since an open one keeps every tab from the vault.
 */
export async function freezeTab(page: Page, { levers }: JourneyServer): Promise<() => Promise<void>> {
  const gate = Promise.withResolvers<void>();
  levers.standstill = gate.promise;
  const stands = page.waitForRequest((request) => request.url().endsWith(STANDSTILL));
  const ended = page.evaluate(async (url) => {
    const open = Reflect.get(globalThis, 'openTransactions') as Set<IDBTransaction> | undefined;
    if (open === undefined) throw new Error('countTransactions was not called before the tab was opened');
    const { id } = JSON.parse(localStorage.getItem('GSUsuario') ?? '{}') as { id: number };
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      const opening = indexedDB.open(`vault:maleta:${id}`);
      opening.onsuccess = () => resolve(opening.result);
      opening.onerror = () => reject(new Error('no vault'));
    });
    do
      await new Promise<void>((resolve, reject) => {
        const turn = database.transaction([...database.objectStoreNames], 'readwrite');
        turn.oncomplete = () => resolve();
        turn.onabort = () => reject(new Error('the vault cannot be had'));
      });
    while (open.size > 0);
    const request = new XMLHttpRequest();
    request.open('GET', url, false);
    request.send();
    database.close();
  }, STANDSTILL);
  // Where it fails before it stands, this says so instead of waiting without end.
  await Promise.race([stands, ended]);
  return async () => {
    gate.resolve();
    await ended;
  };
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
