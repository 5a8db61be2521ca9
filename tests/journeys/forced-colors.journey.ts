import type { Locator } from '@playwright/test';
import { expect, test } from './support/journey.ts';
import { enter } from './support/steps.ts';

/** The colour of an element, and that of its ground. */
const paints = (element: Locator): Promise<{ own: string; below: string }> =>
  element.evaluate((sign) => {
    const of = (found: Element | null) => (found ? getComputedStyle(found).backgroundColor : '');
    return { own: of(sign), below: of(sign.closest('button, div')) };
  });

test('where the person’s own colours are forced, the dot of the connection and the customer’s colour are still seen', async ({
  page,
}) => {
  await enter(page);
  await page.emulateMedia({ forcedColors: 'active' });
  const dot = page
    .getByRole('button', { name: /^Conectado/ })
    .locator('span[aria-hidden]')
    .first();
  await expect(dot).toBeVisible();
  const signal = await paints(dot);
  expect(signal.own).not.toBe(signal.below);

  const cliente = page.locator('section[aria-labelledby=atendendo] > span').first();
  await page.emulateMedia({ forcedColors: 'none' });
  const own = (await paints(cliente)).own;
  await page.emulateMedia({ forcedColors: 'active' });
  expect((await paints(cliente)).own).toBe(own);
});
