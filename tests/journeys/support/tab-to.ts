import { expect, type Locator, type Page } from '@playwright/test';

const MOST_STOPS = 60;

/** Tab until the focus is on one of these, and it can be seen that it is. */
export async function tabTo(page: Page, wanted: Locator): Promise<void> {
  for (let stop = 0; stop < MOST_STOPS; stop += 1) {
    if (await wanted.evaluateAll((found) => found.some((e) => e === document.activeElement))) {
      const ring = await page.evaluate(
        () => getComputedStyle(document.activeElement ?? document.body).outlineStyle,
      );
      expect(ring, `focus ring of ${wanted.toString()}`).not.toBe('none');
      return;
    }
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab does not lead to ${wanted.toString()}`);
}
