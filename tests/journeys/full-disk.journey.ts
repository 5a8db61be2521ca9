import type { Page } from '@playwright/test';
import { setClockAhead } from './support/clock.ts';
import { expect, newDevice as test } from './support/journey.ts';
import { look } from './support/look.ts';
import { DIPIRONA, LOSARTANA } from './support/produtos.ts';
import { createQuotaLever, ROOM } from './support/quota.ts';
import { expectRest } from './support/rest.ts';
import {
  awaitSent,
  counterIn,
  enter,
  finalise,
  openCarrinho,
  order,
  rowOf,
  search,
} from './support/steps.ts';

/** Tries to store more than there is: from then on the browser knows how much room is left, instead of guessing. */
const bump = (page: Page): Promise<string> =>
  page.evaluate(
    (bytes) =>
      new Promise<string>((resolve) => {
        const opening = indexedDB.open('bump');
        opening.onupgradeneeded = () => opening.result.createObjectStore('bytes');
        opening.onsuccess = () => {
          const transaction = opening.result.transaction('bytes', 'readwrite');
          // The browser compresses large values; random bytes keep their size.
          const noise = new Uint8Array(bytes);
          for (let at = 0; at < bytes; at += 65_536) crypto.getRandomValues(noise.subarray(at, at + 65_536));
          transaction.objectStore('bytes').put(noise, 0);
          transaction.oncomplete = () => resolve('stored');
          transaction.onabort = () => resolve(transaction.error?.name ?? 'aborted');
        };
      }),
    ROOM,
  );

test('on a full disk a change says that it was NOT saved, and earlier ones stay', async ({
  page,
  server,
  watch,
}) => {
  watch.expect(/synchronisation failed/);
  const setQuota = await createQuotaLever(page, server.url);
  await setQuota(ROOM);
  await enter(page);
  await order(page, DIPIRONA, 20);
  await awaitSent(page);
  await search(page, LOSARTANA.ean);
  await setQuota(1000);
  expect(await bump(page)).toBe('QuotaExceededError');

  const box = page.getByRole('alertdialog');
  const close = async () => {
    // Both words may be open at once; the last one is on top.
    const okay = box.getByRole('button', { name: 'OK' });
    if ((await okay.count()) > 0) await okay.last().click({ timeout: 1000 });
  };
  // A background refresh may find the disk full first, and says so once, over everything.
  await expect(async () => {
    const said = box.filter({ hasText: 'NÃO foi salvo: o armazenamento deste aparelho está cheio.' });
    if (/Não há espaço/.test((await box.allTextContents()).join())) await close();
    if ((await said.count()) === 0) await counterIn(rowOf(page, LOSARTANA.ean)).fill('30', { timeout: 1000 });
    await expect(said).toBeVisible({ timeout: 2000 });
    await expect(box).toHaveCount(1, { timeout: 500 });
  }).toPass({ timeout: 30_000 });
  await look(page, 'disco-cheio');
  await expect(async () => {
    await close();
    await expect(box).toHaveCount(0, { timeout: 500 });
  }).toPass({ timeout: 20_000 });
  // The cart is read again a few seconds after its change, and may find the disk full over the open side cart.
  await page.addLocatorHandler(box.filter({ hasText: 'Não há espaço' }), close);
  await openCarrinho(page);
  await expect(page.getByRole('spinbutton')).toHaveCount(1);
  await expect(page.getByRole('spinbutton', { name: `Quantidade de ${DIPIRONA.nome}` })).toHaveValue('20');

  await setQuota();
  await page.reload();
  await expect(page.getByRole('spinbutton', { name: `Quantidade de ${DIPIRONA.nome}` })).toHaveValue('20');
  await search(page, LOSARTANA.ean);
  await counterIn(rowOf(page, LOSARTANA.ean)).fill('30');
  await openCarrinho(page);
  await expect(page.getByRole('spinbutton')).toHaveCount(2);
});

test('an order whose answer finds no room on the device waits there, and is neither lost nor made again', async ({
  page,
  context,
  server,
  watch,
}) => {
  const setQuota = await createQuotaLever(page, server.url);
  await setQuota(ROOM);
  watch.expect(/synchronisation failed|net::ERR|QuotaExceeded|could not be/);
  await enter(page);
  await order(page, DIPIRONA, 100);
  await awaitSent(page);
  await openCarrinho(page);
  // The order is made, and the disk is full by the time the answer comes.
  server.levers.beforeReply = ({ path }) => (path.endsWith('/ConfirmarCarrinho') ? 3000 : undefined);
  await finalise(page);
  await expect.poll(() => server.orders(), { intervals: [20] }).toHaveLength(1);
  await setQuota(1000);
  expect(await bump(page)).toBe('QuotaExceededError');
  const answered = page.waitForResponse((response) => response.url().includes('/ConfirmarCarrinho'));
  await (await answered).finished();
  await expect(page.getByRole('alertdialog')).toContainText('Não há espaço neste aparelho');
  await page.getByRole('alertdialog').getByRole('button', { name: 'OK' }).click();
  await expect(page.getByRole('main')).not.toContainText('Confirmado');

  server.levers.beforeReply = null;
  await setQuota();
  // Its sender was believed alive for a minute.
  await setClockAhead(context, 90_000);
  await page.reload();
  await expectRest(page, server, { orders: 1, quantities: [] });
});
