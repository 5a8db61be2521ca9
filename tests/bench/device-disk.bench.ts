import path from 'node:path';
import { expect, type Page } from '@playwright/test';
import { enter } from '#tests/journeys/support/steps.ts';
import { type Launch, withGround } from './browser.ts';
import type { Row } from './row.ts';

const DIST = path.join(import.meta.dirname, '..', '..', 'dist');
const CLIENTES = 12;
const MOST = 2;
const PATIENCE_MS = 180_000;

/** The size of the app's databases on a device: with one customer ready, and with all twelve. */
export async function rows(launch: Launch): Promise<Row[]> {
  const { one, all } = await withGround(launch, DIST, ({ url, withBrowser }) =>
    withBrowser(async (context) => {
      const page = await context.newPage();
      await enter(page, 'representante', url);
      const before = await databaseBytes(page);
      await takeAllAlong(page);
      return { one: before, all: await databaseBytes(page) };
    }),
  );
  return [
    {
      name: 'twelve customers ready, in the databases of the device, Chromium',
      value: all / 1_000_000,
      unit: 'MB',
      against: `one customer ready (${(one / 1_000_000).toFixed(1)} MB)`,
      ratio: all / one,
      goal: `${MOST} times at most`,
      holds: all / one <= MOST,
    },
  ];
}

async function takeAllAlong(page: Page): Promise<void> {
  await page.getByRole('button', { name: /Abrir sincronização/ }).click();
  const sheet = page.getByRole('dialog', { name: 'Sincronização' });
  await sheet.getByRole('heading', { name: 'Clientes neste aparelho' }).click();
  const clientes = sheet.getByRole('listitem').filter({ has: page.getByRole('checkbox') });
  await expect(clientes).toHaveCount(CLIENTES);
  for (const box of await clientes.getByRole('checkbox').all()) {
    if (!(await box.isChecked())) await box.press('Space');
  }
  await expect(clientes.filter({ hasText: 'Pronto' })).toHaveCount(CLIENTES, { timeout: PATIENCE_MS });
}

/** Bytes of IndexedDB on this origin, once the browser has reported the same twice: it writes behind. */
async function databaseBytes(page: Page): Promise<number> {
  for (let last = -1; ; ) {
    const bytes = await page.evaluate(async () => {
      const { usageDetails, usage } = (await navigator.storage.estimate()) as StorageEstimate & {
        usageDetails?: { indexedDB?: number };
      };
      return usageDetails?.indexedDB ?? usage ?? 0;
    });
    if (bytes === last) return bytes;
    last = bytes;
    await page.waitForTimeout(3000);
  }
}
