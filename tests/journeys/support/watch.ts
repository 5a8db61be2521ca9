import type { BrowserContext, Page } from '@playwright/test';

/** Hears everything that the pages of a browser complain about. */
export type Watch = {
  /** Follows all pages of a context, those that are open and those that come. */
  follow(context: BrowserContext): Promise<void>;
  /** From now on the browser's own lines about requests that match are expected. */
  expect(line: RegExp): void;
  /** Unexpected complaints. */
  readonly complaints: string[];
};

/** Without a signal the browser notes each request that failed; the page can neither stop nor see that. */
const NO_SIGNAL = /net::ERR_(?:INTERNET_DISCONNECTED|FAILED)/;

/** On a busy machine the server asks a device to come again for its data; the browser notes that, too. */
const BUSY = /status of 503 .*\/api\/sincronizacao\//;

/** Switches the signal of every page and worker of a context. */
export async function setSignal(context: BrowserContext, watch: Watch, isOn: boolean): Promise<void> {
  if (!isOn) watch.expect(NO_SIGNAL);
  await context.setOffline(!isOn);
}

export function createWatch(): Watch {
  const expected: RegExp[] = [BUSY];
  const complaints: string[] = [];
  const complain = (text: string) => {
    if (!expected.some((line) => line.test(text))) complaints.push(text);
  };
  return {
    complaints,
    expect: (line) => void expected.push(line),
    follow: async (context) => {
      await context.addInitScript(() => {
        document.addEventListener('securitypolicyviolation', (event) => {
          console.error(`CSP: ${event.effectiveDirective} refused ${event.blockedURI} (${event.sourceFile})`);
        });
      });
      context.on('weberror', (error) => complain(`uncaught: ${error.error().message}`));
      context.on('console', (message) => {
        const { url } = message.location();
        if (message.type() === 'error') complain(`${message.text()} (${url})`);
      });
      context.on('serviceworker', (worker) => {
        worker.on('console', (message) => {
          if (message.type() === 'error') complain(`service worker: ${message.text()}`);
        });
      });
      const followPage = (page: Page) => void page.on('crash', () => complain(`crashed: ${page.url()}`));
      for (const page of context.pages()) followPage(page);
      context.on('page', followPage);
    },
  };
}
