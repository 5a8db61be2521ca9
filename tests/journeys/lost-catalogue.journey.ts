import type { Page } from '@playwright/test';
import { DEMO_SENHA } from '#server/demo/seed/clientes.ts';
import { expect, test } from './support/journey.ts';
import { DIPIRONA } from './support/produtos.ts';
import { expectRest } from './support/rest.ts';
import {
  confirmedNumbers,
  enterBusca,
  fillLogIn,
  finalise,
  openBusca,
  openCarrinho,
  order,
  rowOf,
  search,
} from './support/steps.ts';
import { setSignal } from './support/watch.ts';

const READY = 'Pronto para trabalhar sem sinal';

const dropCatalogue = (page: Page): Promise<string> =>
  page.evaluate(
    () =>
      new Promise<string>((resolve) => {
        const dropping = indexedDB.deleteDatabase('catalogue:maleta');
        dropping.onsuccess = () => resolve('gone');
        dropping.onerror = () => resolve('error');
      }),
  );

test('a catalogue that the browser threw away takes nothing of the queue along, and comes back; so does the cart after everything was cleared', async ({
  page,
  context,
  server,
  watch,
}) => {
  await enterBusca(page);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await setSignal(context, watch, false);
  await order(page, DIPIRONA, 100);
  await openCarrinho(page);
  const code = await finalise(page);
  await order(page, DIPIRONA, 60);
  expect(await dropCatalogue(page)).toBe('gone');
  watch.expect(/search failed|catalogue read failed|synchronisation failed|DatabaseClosed/);
  await page.reload();
  await openCarrinho(page);
  const quantity = page.getByRole('spinbutton', { name: `Quantidade de ${DIPIRONA.nome}` });
  await expect(quantity).toHaveValue('60');
  await expect(page.getByRole('list', { name: 'Pedidos aguardando envio' })).toContainText(code);
  await openBusca(page);
  await expect(page.getByText('O catálogo ainda não está neste aparelho')).toBeVisible();

  await setSignal(context, watch, true);
  await search(page, DIPIRONA.ean);
  await expect(rowOf(page, DIPIRONA.ean)).toContainText(/R\$\s*\d/);
  await expectRest(page, server, { orders: 1, quantities: [60] });

  // Cleared under a page that stores, Chromium's quota service answers nothing more: no write of the origin ends.
  await page.goto('about:blank');
  const session = await context.newCDPSession(page);
  const { origin } = new URL(server.url);
  await session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' });
  await page.goto('/');
  await page.getByRole('button', { name: 'Entrar' }).first().click();
  await fillLogIn(page, 'representante', DEMO_SENHA);
  await expect(page.getByText(READY)).toBeVisible();
  await openCarrinho(page);
  await expect(quantity).toHaveValue('60');
  await finalise(page);
  const [number] = await confirmedNumbers(page);
  expect((await server.orders()).slice(1)).toEqual([number]);
});
