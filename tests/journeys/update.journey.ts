import type { Page } from '@playwright/test';
import { expect, newDeviceUpdate, updateTest } from './support/journey.ts';
import { look } from './support/look.ts';
import { DIPIRONA, LOSARTANA } from './support/produtos.ts';
import {
  confirmedNumbers,
  enter,
  enterBusca,
  finalise,
  openCarrinho,
  order,
  SCREENS_COMING,
} from './support/steps.ts';
import { setSignal } from './support/watch.ts';

/** The build that runs, as the person reads it. */
async function shownBuild(page: Page): Promise<string> {
  await page.getByRole('button', { name: /^Usuário / }).click();
  await page.getByRole('menuitem', { name: 'Sobre o Maleta' }).click();
  const about = page.getByRole('dialog', { name: 'Sobre o Maleta' });
  const shown = await about.getByRole('definition').last().textContent();
  await about.getByRole('button', { name: 'Fechar' }).click();
  return shown ?? '';
}

updateTest(
  'a new build is offered, taken by every tab, and loses neither the queued order nor the cart',
  async ({ page, context, server, served, watch }) => {
    await enterBusca(page);
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    const before = served.buildId();
    expect(await shownBuild(page)).toBe(before);

    await setSignal(context, watch, false);
    await order(page, DIPIRONA, 100);
    await openCarrinho(page);
    const code = await finalise(page);
    await order(page, LOSARTANA, 7);
    // The server stays away while the site is reachable again: queued work is still queued at the reload.
    server.levers.beforeHandling = ({ path }) => (/Carrinho/.test(path) ? 'drop' : undefined);
    watch.expect(/net::ERR_(?:EMPTY_RESPONSE|CONNECTION_CLOSED|CONNECTION_RESET)/);
    await setSignal(context, watch, true);
    const other = await context.newPage();
    await other.goto('/carrinho');
    await expect(other.getByText(LOSARTANA.nome)).toBeVisible();
    await other.getByRole('button', { name: 'Dados extras do pedido' }).click();
    const extras = other.getByRole('dialog', { name: 'Informar Dados Extras do Pedido' });
    await extras.getByLabel('Número do pedido do cliente').fill('OC-77');

    const next = await served.publishNext();
    await page.bringToFront();
    await page.evaluate(() => window.dispatchEvent(new Event('focus')));
    const snackbar = page.getByRole('status').filter({ hasText: 'Há uma nova versão do Maleta.' });
    await expect(snackbar).toBeVisible();
    await look(page, 'atualizacao');
    const reloaded = page.waitForEvent('load');
    await snackbar.getByRole('button', { name: 'Atualizar' }).click();
    await reloaded;
    // A tab with typed text does not reload: it follows when its form is closed.
    await expect(extras.getByLabel('Número do pedido do cliente')).toHaveValue('OC-77');
    const followed = other.waitForEvent('load');
    await extras.getByRole('button', { name: 'Cancelar' }).click();
    await followed;

    expect(await shownBuild(page)).toBe(next);
    expect(await shownBuild(other)).toBe(next);
    await expect(snackbar).toHaveCount(0);
    await openCarrinho(page);
    await expect(page.getByRole('spinbutton', { name: `Quantidade de ${LOSARTANA.nome}` })).toHaveValue('7');
    await expect(page.getByRole('list', { name: 'Pedidos aguardando envio' })).toContainText(code);
    expect(await server.orders()).toEqual([]);

    server.levers.beforeHandling = null;
    await page.getByRole('link', { name: new RegExp(code) }).click();
    await page.getByRole('button', { name: /Abrir sincronização/ }).click();
    await page.getByRole('button', { name: 'Enviar agora' }).click();
    await page.getByRole('dialog', { name: 'Sincronização' }).getByRole('button', { name: 'Fechar' }).click();
    expect(await confirmedNumbers(page)).toEqual(await server.orders());
    await openCarrinho(page);
    await expect(page.getByRole('spinbutton', { name: `Quantidade de ${LOSARTANA.nome}` })).toHaveValue('7');
  },
);

// On a device that was made ready the files that come later may be there already.
newDeviceUpdate('an update does not wait for files that never come', async ({ page, server, served }) => {
  server.levers.holdFile = (path) => /about-dialog.*\.js$/.test(path);
  const held = page.context().waitForEvent('request', (request) => /about-dialog.*\.js$/.test(request.url()));
  await enter(page, 'representante', '/', SCREENS_COMING);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  expect((await held).serviceWorker()).not.toBe(null);

  await served.publishNext();
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  const snackbar = page.getByRole('status').filter({ hasText: 'Há uma nova versão do Maleta.' });
  await expect(snackbar).toBeVisible();
  // Written down, for the page turns at once.
  await page.evaluate(() =>
    navigator.serviceWorker.addEventListener('controllerchange', () =>
      sessionStorage.setItem('took-over', 'yes'),
    ),
  );
  const reloaded = page.waitForEvent('load');
  await snackbar.getByRole('button', { name: 'Atualizar' }).click();
  await reloaded;
  expect(await page.evaluate(() => sessionStorage.getItem('took-over'))).toBe('yes');
});
