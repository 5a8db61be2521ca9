import type { Page } from '@playwright/test';
import { DEMO_SENHA } from '#server/demo/seed/clientes.ts';
import { expect, newDevice } from './support/journey.ts';
import { look } from './support/look.ts';
import { type Portal, type PortalMode, startPortal } from './support/portal.ts';
import { fillLogIn, NO_SCREENS, openBusca } from './support/steps.ts';
import { setSignal } from './support/watch.ts';

const test = newDevice.extend<{ portal: Portal }>({
  portal: async ({ server }, provide) => {
    const portal = await startPortal(server.url);
    await provide(portal);
    await portal.stop();
  },
  baseURL: async ({ portal }, provide) => {
    await provide(portal.url);
  },
});

/** Files of the app in any cache, with the types that were kept for them. */
const keptAssets = (page: Page): Promise<{ path: string; type: string }[]> =>
  page.evaluate(async () => {
    const kept: { path: string; type: string }[] = [];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        const type = (await cache.match(request))?.headers.get('content-type') ?? '';
        kept.push({ path: new URL(request.url).pathname, type });
      }
    }
    return kept.filter(({ path }) => path.startsWith('/assets/'));
  });

const htmlAmong = (kept: { path: string; type: string }[]) => kept.filter(({ type }) => /html/.test(type));

const focus = (page: Page): Promise<void> =>
  page.evaluate(() => void window.dispatchEvent(new Event('focus')));

const isWorkerThere = (page: Page): Promise<boolean> =>
  page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.active?.state === 'activated');

/** Style sheets that the page asked for and does not have. */
const unstyled = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')].filter(
        (link) => link.sheet === null,
      ).length,
  );

const NETWORK_LINES =
  /net::ERR|Failed to find a valid digest|MIME type|integrity|Failed to load|fetch dynamically/;

for (const mode of ['portal', 'reset'] satisfies PortalMode[]) {
  test(`while the app is being installed the network turns into a ${mode}: nothing of it is kept, and the install is tried again`, async ({
    page,
    context,
    portal,
    watch,
  }) => {
    watch.expect(NETWORK_LINES);
    const isForScreen = /confirmacao-screen|carrinho-screen/;
    // The page's own files come; the portal responds to some of the worker's requests.
    portal.state.modeOf = (path) => (isForScreen.test(path) ? mode : null);
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect
      .poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistration()) === undefined))
      .toBe(true);
    expect(htmlAmong(await keptAssets(page))).toEqual([]);
    expect(await isWorkerThere(page)).toBe(false);

    portal.state.modeOf = null;
    await focus(page);
    await expect.poll(() => isWorkerThere(page)).toBe(true);
    await page.getByRole('button', { name: 'Entrar' }).first().click();
    await fillLogIn(page, 'representante', DEMO_SENHA);
    await expect(page.getByText('Pronto para trabalhar sem sinal')).toBeVisible();
    await expect
      .poll(async () => (await keptAssets(page)).map(({ path }) => path).join())
      .toMatch(/about-dialog/);
    expect(htmlAmong(await keptAssets(page))).toEqual([]);

    await setSignal(context, watch, false);
    await page.goto('/confirmacao');
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.goto('/carrinho');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.getByRole('button', { name: /^Usuário / }).click();
    await page.getByRole('menuitem', { name: 'Sobre o Maleta' }).click();
    await expect(page.getByRole('dialog', { name: 'Sobre o Maleta' })).toBeVisible();
  });
}

test.describe('before anything is installed', () => {
  test.use({ serviceWorkers: 'block' });

  test('a screen that a portal answers for says so in place, and opens once the network is back', async ({
    page,
    portal,
    watch,
  }) => {
    watch.expect(NETWORK_LINES);
    watch.expect(/Esta tela|dynamically imported module|error boundary|preload CSS|could not be recovered/);
    await page.goto('/');
    await page.getByRole('button', { name: 'Entrar' }).first().click();
    await fillLogIn(page, 'representante', DEMO_SENHA);
    await expect(page.getByText(NO_SCREENS)).toBeVisible();

    portal.state.mode = 'reset';
    await openBusca(page);
    const failed = page.getByRole('alert').filter({ hasText: 'Esta tela não pôde ser carregada' });
    await expect(failed).toBeVisible();
    await look(page, 'tela-sem-rede');
    await page.getByRole('link', { name: 'Maleta, início' }).click();
    await expect(failed).toHaveCount(0);
    await openBusca(page);
    await expect(failed).toBeVisible();
    portal.state.mode = 'open';
    await failed.getByRole('button', { name: 'Tentar novamente' }).click();
    await expect(page.getByRole('searchbox')).toBeVisible();
    await expect.poll(() => unstyled(page)).toBe(0);

    portal.state.mode = 'portal';
    await page.getByRole('button', { name: /^Usuário / }).click();
    await page.getByRole('menuitem', { name: 'Sobre o Maleta' }).click();
    await expect(page.getByRole('alertdialog')).toContainText('não pôde ser carregada');
  });

  test('a page whose program a portal swallowed shows the way on instead of staying white', async ({
    page,
    portal,
    watch,
  }) => {
    watch.expect(NETWORK_LINES);
    portal.state.modeOf = (path) => (/^\/assets\/base-.*\.js/.test(path) ? 'portal' : null);
    await page.goto('/');
    await expect(page.getByText('a rede pode estar pedindo um login')).toBeVisible();
    await expect(page.getByRole('link', { name: 'tentar de novo' })).toBeVisible();
  });
});
