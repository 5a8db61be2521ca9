import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { expect, type Page } from '@playwright/test';
import { violations } from './axe.ts';

const SIZES = [
  { width: 360, height: 740 },
  { width: 800, height: 1280 },
  { width: 1280, height: 800 },
] as const;

/** Checks the screen at a phone's, a tablet's and a desk's width; leaves the page at its own size. */
export async function look(page: Page, name: string): Promise<void> {
  const own = page.viewportSize();
  const isOwn = (size: (typeof SIZES)[number]) => size.width === own?.width && size.height === own.height;
  // The page's own size first: to change it costs as much as to look.
  for (const size of SIZES.toSorted((a, b) => Number(isOwn(b)) - Number(isOwn(a)))) {
    if (!isOwn(size)) await page.setViewportSize(size);
    await settle(page);
    await takePicture(page, `${name}-${size.width}x${size.height}`);
    expect.soft(await violations(page), `${name} at ${size.width} px, WCAG 2.2 AA`).toEqual([]);
    expect.soft(await overflow(page), `${name} at ${size.width} px, beyond the right edge`).toBe(0);
  }
  if (!own) return;
  await page.setViewportSize(own);
  // The next read must not see the last width: a list is a table there and cards here.
  await settle(page);
}

/** Checks the screen at the page's own width alone, for content that another width would close. */
export async function lookHere(page: Page, name: string): Promise<void> {
  await settle(page);
  await takePicture(page, name);
  expect.soft(await violations(page), `${name}, WCAG 2.2 AA`).toEqual([]);
  expect.soft(await overflow(page), `${name}, beyond the right edge`).toBe(0);
}

/** The widths of an A4 sheet, upright and turned, within its margins, in CSS pixels. */
export const PAPER = { upright: 718, turned: 1047 } as const;

/** A window that is low: paper shows more than it. */
const PAPER_HEIGHT = 300;

/** Checks the printed form of the screen, and leaves the page as it was. */
export async function lookAtPaper(
  page: Page,
  name: string,
  look: () => Promise<void>,
  width: (typeof PAPER)[keyof typeof PAPER] = PAPER.upright,
): Promise<void> {
  const own = page.viewportSize();
  await page.emulateMedia({ media: 'print' });
  await page.setViewportSize({ width, height: PAPER_HEIGHT });
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
  await settle(page);
  await takePicture(page, `${name}-papel`, { fullPage: true });
  expect.soft(await overflow(page), `${name} on paper, beyond the right edge`).toBe(0);
  await look();
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
  await page.emulateMedia({ media: null });
  if (own) await page.setViewportSize(own);
}

/**
 * Waits until fonts are there and movements end, for a limited time, since an undrawn element (a slide out of sight, a
 * page in the background) may never end its movement.
 */
async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const moving = document
      .getAnimations()
      .filter((a) => a.playState === 'running' && a.effect?.getComputedTiming().iterations !== Infinity);
    const rest = Promise.all([document.fonts.ready, ...moving.map((a) => a.finished.catch(() => undefined))]);
    const drawn = rest.then(
      () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
    );
    await Promise.race([drawn, new Promise((resolve) => setTimeout(resolve, 3000))]);
  });
}

const overflow = (page: Page): Promise<number> =>
  page.evaluate(() => Math.max(0, document.documentElement.scrollWidth - window.innerWidth));

/** With MALETA_PICTURES set to a folder, keeps pictures of the checked screens. */
async function takePicture(page: Page, name: string, { fullPage = false } = {}): Promise<void> {
  const folder = process.env['MALETA_PICTURES'];
  if (folder === undefined || folder === '') return;
  mkdirSync(folder, { recursive: true });
  await page.screenshot({ path: path.join(folder, `${name}.png`), fullPage });
}
