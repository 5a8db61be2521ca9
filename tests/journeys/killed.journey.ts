import type { BrowserContext, Page } from '@playwright/test';
import { setClockAhead } from './support/clock.ts';
import { crashTab, killBrowser } from './support/dying.ts';
import { expect, test } from './support/journey.ts';
import { DIPIRONA, LOSARTANA } from './support/produtos.ts';
import { createProfile } from './support/profile.ts';
import { createRandom, isLong, SEED } from './support/random.ts';
import { expectRest } from './support/rest.ts';
import { confirmedNumbers, enterAgain, openCarrinho, order, questionBox } from './support/steps.ts';
import { setSignal } from './support/watch.ts';

const HALF_A_DAY = 13 * 60 * 60 * 1000;

const firstPage = async (context: BrowserContext): Promise<Page> =>
  context.pages()[0] ?? (await context.newPage());

const ordersHere = (page: Page) => page.getByRole('region', { name: 'Pedidos neste aparelho' });

/** Confirms the order; the test goes on from there. */
async function sayYes(page: Page): Promise<void> {
  await openCarrinho(page);
  await page.getByRole('button', { name: 'Finalizar' }).click();
  await questionBox(page).getByRole('button', { name: 'Sim, finalizar' }).click();
}

const saved = (page: Page) => page.getByRole('heading', { level: 1, name: /^Pedido / });

test('an order is there and made once, however the browser died while it was on its way', async ({
  server,
  device,
  watch,
}, testInfo) => {
  watch.expect(/crashed|net::ERR|status of 401/);
  const profile = createProfile(testInfo, server.url, watch, device.copy());
  let browser = await profile.start(false);
  let page = await firstPage(browser);

  await test.step('killed the moment it was saved, without a signal; opened half a day later without one', async () => {
    await page.goto('/');
    await setSignal(browser, watch, false);
    await order(page, DIPIRONA, 100);
    await sayYes(page);
    await saved(page).waitFor();
    await killBrowser(browser);
    server.levers.clockAhead = HALF_A_DAY;
    browser = await profile.start(false);
    await setClockAhead(browser, HALF_A_DAY);
    page = await firstPage(browser);
    await page.goto('/');
    await expect(ordersHere(page)).toContainText('No aparelho');
    await expect(ordersHere(page)).not.toContainText('Confirmado');
    expect(await server.orders()).toEqual([]);
  });

  await test.step('the token has run out meanwhile: the signal brings a question for the password, and it goes', async () => {
    await setSignal(browser, watch, true);
    await enterAgain(page);
    await expectRest(page, server, { orders: 1, quantities: [] });
  });

  await test.step('killed with the request on its way, which the server handles after the death', async () => {
    // Closed in order, so that the new session is on disk.
    await browser.close();
    browser = await profile.start(true);
    await setClockAhead(browser, HALF_A_DAY);
    page = await firstPage(browser);
    await page.goto('/');
    let hasArrived = false;
    server.levers.beforeHandling = ({ path }) => {
      if (!path.endsWith('/ConfirmarCarrinho') || hasArrived) return undefined;
      hasArrived = true;
      return 2000;
    };
    await order(page, LOSARTANA, 30);
    await sayYes(page);
    await expect.poll(() => hasArrived, { intervals: [20] }).toBe(true);
    await killBrowser(browser);
    await expect.poll(() => server.orders()).toHaveLength(2);
    browser = await profile.start(false);
    // Its sender was believed alive for a minute.
    await setClockAhead(browser, HALF_A_DAY + 90_000);
    page = await firstPage(browser);
    await page.goto('/');
    await expect(ordersHere(page)).toContainText(/No aparelho|Enviando/);
    await setSignal(browser, watch, true);
    await expectRest(page, server, { orders: 2, quantities: [] });
  });

  await test.step('the tab crashes after the order was made and before the device hears of it', async () => {
    server.levers.beforeHandling = null;
    server.levers.beforeReply = ({ path }) => (path.endsWith('/ConfirmarCarrinho') ? 4000 : undefined);
    await order(page, DIPIRONA, 50);
    await sayYes(page);
    await expect.poll(() => server.orders(), { intervals: [20] }).toHaveLength(3);
    await crashTab(page);
    server.levers.beforeReply = null;
    await setClockAhead(browser, HALF_A_DAY + 180_000);
    page = await browser.newPage();
    await page.goto('/');
    await ordersHere(page).getByRole('link').first().click();
    expect(await server.orders()).toEqual(expect.arrayContaining(await confirmedNumbers(page)));
    await expectRest(page, server, { orders: 3, quantities: [] });
  });

  await browser.close();
  profile.remove();
});

const DEATHS = 12;

if (isLong) {
  test(
    `${DEATHS} deaths at random moments of an order’s way: each order is made once`,
    { tag: '@long' },
    async ({ server, device, watch }, testInfo) => {
      test.setTimeout(DEATHS * 60_000);
      console.log(`MALETA_SEED=${SEED}`);
      const random = createRandom(SEED);
      watch.expect(/crashed|net::ERR/);
      const profile = createProfile(testInfo, server.url, watch, device.copy());
      let browser = await profile.start(true);
      let page = await firstPage(browser);
      await page.goto('/');
      const slow = ({ path }: { path: string }) => (/Carrinho/.test(path) ? random() * 700 : undefined);
      server.levers.beforeHandling = slow;
      server.levers.beforeReply = slow;
      for (let death = 1; death <= DEATHS; death += 1) {
        await order(page, DIPIRONA, 100);
        await sayYes(page);
        await saved(page).waitFor();
        await page.waitForTimeout(random() * 4000);
        const isTab = random() < 0.5;
        await (isTab ? crashTab(page) : killBrowser(browser));
        if (!isTab) browser = await profile.start(true);
        await setClockAhead(browser, death * 90_000);
        page = isTab ? await browser.newPage() : await firstPage(browser);
        await page.goto('/');
        await expect(ordersHere(page)).toContainText(/No aparelho|Enviando|Confirmado/);
        await expectRest(page, server, { orders: death, quantities: [] });
      }
      await browser.close();
      profile.remove();
    },
  );
}
