import type { CDPSession, Page } from '@playwright/test';
import { DEMO_SENHA } from '#server/store/seed/clientes.ts';
import { expect, newDevice, test } from './support/journey.ts';
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

test.describe('the whole list', () => {
  test.use({ products: 'full' });

  /** How much of the catalogue the page says it has, from 0 to 1. */
  const progressOf = (page: Page): Promise<number> =>
    page.evaluate(async () => {
      const { id } = JSON.parse(localStorage.getItem('GSUsuario') ?? '{"id":0}') as { id: number };
      const names = (await indexedDB.databases()).map(({ name }) => name);
      if (!names.includes(`vault:maleta:${id}`)) return 0;
      const database = await new Promise<IDBDatabase>((resolve, reject) => {
        const opening = indexedDB.open(`vault:maleta:${id}`);
        opening.onsuccess = () => resolve(opening.result);
        opening.onerror = () => reject(new Error('no vault'));
      });
      const row = await new Promise<{ done: number; total: number } | undefined>((resolve) => {
        const reading = database.transaction('checkpoints').objectStore('checkpoints').get('catalogo');
        reading.onsuccess = () => resolve(reading.result as { done: number; total: number } | undefined);
      });
      database.close();
      return row === undefined || row.total === 0 ? 0 : row.done / row.total;
    });

  const throttle = (session: CDPSession, bytesPerSecond: number): Promise<unknown> =>
    session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 0,
      downloadThroughput: bytesPerSecond,
      uploadThroughput: -1,
    });

  newDevice(
    'a first load that is killed again and again goes on where it stood, and ends whole',
    async ({ page, context, server }) => {
      const asked: number[] = [];
      page.on('request', (request) => {
        const url = new URL(request.url());
        if (!url.pathname.endsWith('/sincronizacao/catalogo') || url.searchParams.has('cursor')) return;
        asked.push(Number(url.searchParams.get('aPartirDe') ?? 0));
      });
      await page.goto('/');
      await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
      const session = await context.newCDPSession(page);
      await session.send('Network.enable');
      await page.getByRole('button', { name: 'Entrar' }).first().click();
      await throttle(session, 250_000);
      await fillLogIn(page, 'representante', DEMO_SENHA);
      for (const share of [0.1, 0.5, 0.85]) {
        await expect
          .poll(() => progressOf(page), { intervals: [50], timeout: 30_000 })
          .toBeGreaterThan(share);
        await page.reload();
      }
      await throttle(session, -1);
      await expect(page.getByText(READY)).toBeVisible();
      expect(asked[0]).toBe(0);
      const kept = asked.slice(1);
      expect(kept).toEqual(kept.toSorted((a, b) => a - b));
      // How much of the first tenth was put away in time depends on the machine; of the last share much was.
      expect(kept.at(-1)).toBeGreaterThan(0);
      await order(page, DIPIRONA, 12);
      await expectRest(page, server, { orders: 0, quantities: [12] });
    },
  );
});
