import { rmSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { expect, newDeviceUpdate as test } from './support/journey.ts';
import { DIPIRONA } from './support/produtos.ts';
import type { OwnSite } from './support/site.ts';
import { enter, NO_SCREENS, openCarrinho, order } from './support/steps.ts';

/** Serves another build and nothing of the one before, as after a month. */
async function replaceBuild(served: OwnSite): Promise<void> {
  const before = served.buildId();
  await served.publishNext();
  rmSync(path.join(served.dist, before), { recursive: true });
}

const askForBuild = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: /^Usuário / }).click({ timeout: 5000 });
  await page.getByRole('menuitem', { name: 'Sobre o Maleta' }).click({ timeout: 5000 });
};

/** The names of the files a tab was started from: they change with the build. */
const startedFrom = (page: Page): Promise<string> =>
  page.evaluate(() => Array.from(document.scripts, (script) => script.src).join(' '));

/** Asks for the build until the new one answers, as a person would: the first time brings a reload instead. */
async function expectBuild(page: Page, served: OwnSite): Promise<void> {
  const about = page.getByRole('dialog', { name: 'Sobre o Maleta' });
  await expect(async () => {
    const failure = page.getByRole('alertdialog').getByRole('button', { name: 'OK' });
    if (await failure.isVisible()) await failure.click({ timeout: 5000 });
    if (!(await about.isVisible())) await askForBuild(page);
    await expect(about.getByRole('definition').last()).toHaveText(served.buildId(), { timeout: 5000 });
  }).toPass({ timeout: 70_000 });
}

const LOST_CHUNK = /404|took too long|dynamically imported module|preload CSS|Failed to load resource/;

test('a missing part of an old build brings the new build, in every tab, with the queued work', async ({
  page,
  context,
  server,
  served,
  watch,
}) => {
  await enter(page);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  server.levers.beforeHandling = ({ path: asked }) => (/Carrinho/.test(asked) ? 'drop' : undefined);
  watch.expect(/net::ERR_(?:EMPTY_RESPONSE|CONNECTION_CLOSED|CONNECTION_RESET)/);
  await order(page, DIPIRONA, 9);
  const other = await context.newPage();
  await other.goto('/busca');
  await expect(other.getByRole('searchbox')).toBeVisible();

  watch.expect(LOST_CHUNK);
  await expect.poll(() => page.evaluate(() => caches.has('later-files'))).toBe(true);
  const before = await startedFrom(other);
  await replaceBuild(served);
  // Only now: the worker may still have been fetching the old ones, and would have kept them again.
  await page.evaluate(() => caches.delete('later-files'));
  // Whichever part is missed first: it may be one that the tab asks for by itself when it comes to the front.
  await page.bringToFront();
  await expectBuild(page, served);
  await expect.poll(() => startedFrom(other)).not.toBe(before);

  const about = page.getByRole('dialog', { name: 'Sobre o Maleta' });
  await about.getByRole('button', { name: 'Fechar' }).click();
  await openCarrinho(page);
  await expect(page.getByRole('spinbutton', { name: `Quantidade de ${DIPIRONA.nome}` })).toHaveValue('9');
});

test.describe('without a service worker', () => {
  test.use({ serviceWorkers: 'block' });

  test('a part of an old build that is gone is a real 404, and the page recovers by itself', async ({
    page,
    served,
    watch,
  }) => {
    await enter(page, 'representante', '/', NO_SCREENS);
    watch.expect(LOST_CHUNK);
    await replaceBuild(served);
    const gone: string[] = [];
    page.on('response', (response) => {
      if (response.status() === 404 && /\/assets\/.*\.js$/.test(response.url())) gone.push(response.url());
    });
    await expectBuild(page, served);
    // Not always the dialog's: the tab may ask for another part by itself first.
    expect(gone).not.toEqual([]);
  });
});
