import type { BrowserContext, Page } from '@playwright/test';
import { DEMO_SENHA } from '#server/demo/seed/clientes.ts';
import { crashTab } from './support/dying.ts';
import { expect, newDevice, test } from './support/journey.ts';
import { look } from './support/look.ts';
import { DIPIRONA } from './support/produtos.ts';
import {
  awaitSent,
  confirmedNumbers,
  enterBusca,
  fillLogIn,
  finalise,
  openBusca,
  openCarrinho,
  order,
} from './support/steps.ts';
import type { Watch } from './support/watch.ts';

const VAULT = 'vault:maleta:1';

/** A page of the same origin without the app in it. */
async function bare(context: BrowserContext, watch: Watch): Promise<Page> {
  watch.expect(/favicon\.ico/);
  const page = await context.newPage();
  await page.goto('/favicon.svg');
  return page;
}

/** Opens the vault at a version and keeps it open, as a tab of another build does; `upgrade` 'stuck' never ends. */
const hold = (page: Page, version: number, upgrade: 'done' | 'stuck' = 'done'): Promise<string> =>
  page.evaluate(
    ({ name, wanted, isStuck }) =>
      new Promise<string>((resolve) => {
        const opening = indexedDB.open(name, wanted);
        opening.onupgradeneeded = () => {
          const { result: database, transaction } = opening;
          const store = database.objectStoreNames.contains('future')
            ? transaction?.objectStore('future')
            : database.createObjectStore('future');
          if (!isStuck || !store) return;
          const goOn = () => {
            store.put(1, 1).onsuccess = goOn;
          };
          goOn();
          resolve('upgrading');
        };
        opening.onsuccess = () => {
          (globalThis as unknown as { held: IDBDatabase }).held = opening.result;
          resolve('open');
        };
        opening.onerror = () => resolve(opening.error?.name ?? 'error');
      }),
    { name: VAULT, wanted: version, isStuck: upgrade === 'stuck' },
  );

const blocked = (page: Page) => page.getByRole('alert').filter({ hasText: 'Feche a outra janela do Maleta' });

async function startToEnter(page: Page): Promise<void> {
  await page.goto('/');
  await page.getByRole('button', { name: 'Entrar' }).first().click();
  await fillLogIn(page, 'representante', DEMO_SENHA);
}

test('a search engine that does not start says so in the search; cart, queue and orders work', async ({
  page,
  server,
  watch,
}) => {
  await enterBusca(page);
  await order(page, DIPIRONA, 100);
  await awaitSent(page);
  watch.expect(/search failed|catalogue read failed|synchronisation failed|net::ERR|engine/);
  await page.evaluate(async () => {
    // Browsers do this with a worker that they cannot start, at the next load.
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const { url } of await cache.keys()) {
        if (!/engine\.worker/.test(url)) continue;
        await cache.put(
          url,
          new Response('throw new Error("no engine")', { headers: { 'content-type': 'text/javascript' } }),
        );
      }
    }
  });
  watch.expect(/no engine/);
  const pattern = /engine\.worker/;
  await page.context().route(pattern, (route) => route.abort());
  await page.goto('/carrinho');
  await expect(page.getByRole('spinbutton', { name: `Quantidade de ${DIPIRONA.nome}` })).toHaveValue('100');
  await expect(page.getByText('Não foi possível abrir os dados deste aparelho')).toHaveCount(0);
  await finalise(page);
  expect(await confirmedNumbers(page)).toEqual(await server.orders());
  await openBusca(page);
  const failed = page.getByRole('alert').filter({ hasText: 'A busca parou' });
  await expect(failed).toBeVisible();
  await look(page, 'busca-parou');
  await expect(failed.getByRole('button', { name: 'Tentar novamente' })).toBeVisible();
});

test('an old tab whose vault was upgraded closes itself, writes nothing more and says to reload', async ({
  page,
  context,
  server,
  watch,
}) => {
  await enterBusca(page);
  await order(page, DIPIRONA, 100);
  await awaitSent(page);
  const newer = await bare(context, watch);
  expect(await hold(newer, 1000)).toBe('open');
  await page.bringToFront();
  const told = page.getByRole('alert').filter({ hasText: 'O Maleta foi atualizado em outra janela' });
  await expect(told).toBeVisible();
  await expect(page.getByRole('spinbutton')).toHaveCount(0);
  await look(page, 'atualizado-em-outra-janela');
  // The same build on the upgraded vault, as after a rollback: its rows are all there, and it goes on.
  await told.getByRole('button', { name: 'Recarregar' }).click();
  await openCarrinho(page);
  await expect(page.getByRole('spinbutton', { name: `Quantidade de ${DIPIRONA.nome}` })).toHaveValue('100');
  await finalise(page);
  expect(await confirmedNumbers(page)).toEqual(await server.orders());
});

newDevice(
  'a vault that an old tab keeps busy is said after three seconds, in every tab, and opens when it closes',
  async ({ page, context, watch }) => {
    const old = await bare(context, watch);
    expect(await hold(old, 1)).toBe('open');
    await page.bringToFront();
    await startToEnter(page);
    await expect(blocked(page)).toBeVisible();
    await look(page, 'feche-a-outra-janela');
    const third = await context.newPage();
    await third.goto('/');
    await expect(blocked(third)).toBeVisible();
    await old.close();
    await expect(page.getByText('Pronto para trabalhar sem sinal')).toBeVisible();
    await expect(third.getByText('Pronto para trabalhar sem sinal')).toBeVisible();
  },
);

test('a tab that dies in the middle of an upgrade leaves the vault as it was', async ({
  page,
  context,
  server,
  watch,
}) => {
  await enterBusca(page);
  server.levers.beforeHandling = ({ path }) => (/Carrinho/.test(path) ? 'drop' : undefined);
  watch.expect(/net::ERR_(?:EMPTY_RESPONSE|CONNECTION_CLOSED|CONNECTION_RESET)|crashed/);
  await order(page, DIPIRONA, 9);
  const newer = await bare(context, watch);
  expect(await hold(newer, 1000, 'stuck')).toBe('upgrading');
  await expect(page.getByText('O Maleta foi atualizado em outra janela')).toBeVisible();
  await crashTab(newer);
  await page.getByRole('button', { name: 'Recarregar' }).click();
  await openCarrinho(page);
  await expect(page.getByRole('spinbutton', { name: `Quantidade de ${DIPIRONA.nome}` })).toHaveValue('9');
  server.levers.beforeHandling = null;
  await page.getByRole('button', { name: /Abrir sincronização/ }).click();
  // It may have gone by itself already.
  await page.getByRole('button', { name: /^(?:Enviar|Atualizar) agora$/ }).click();
  await page.getByRole('dialog', { name: 'Sincronização' }).getByRole('button', { name: 'Fechar' }).click();
  await awaitSent(page);
});

test("the service worker's background event wakes the open window, which sends", async ({
  page,
  context,
  server,
  watch,
}) => {
  await page.clock.install();
  await enterBusca(page);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  const session = await context.newCDPSession(page);
  const registrationId = new Promise<string>((resolve) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [first] = registrations;
      if (first) resolve(first.registrationId);
    });
  });
  await session.send('ServiceWorker.enable');
  server.levers.beforeHandling = ({ path }) => (/Carrinho/.test(path) ? 'drop' : undefined);
  watch.expect(/net::ERR_(?:EMPTY_RESPONSE|CONNECTION_CLOSED|CONNECTION_RESET)/);
  await order(page, DIPIRONA, 9);
  const tries = () =>
    server.seen.filter(({ path, method }) => /Carrinho/.test(path) && method !== 'GET').length;
  await expect.poll(tries).toBeGreaterThan(2);
  // The page's time stands still: no try of its own comes any more, only the event can make it go.
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000);
  await expect(page.getByRole('button', { name: /^Sem sinal/ })).toBeVisible();
  const before = tries();
  server.levers.beforeHandling = null;
  await session.send('ServiceWorker.dispatchSyncEvent', {
    origin: new URL(server.url).origin,
    registrationId: await registrationId,
    tag: 'outbox',
    lastChance: false,
  });
  await expect.poll(tries).toBeGreaterThan(before);
  await page.clock.resume();
  await expect(page.getByRole('button', { name: 'Conectado. Abrir sincronização' })).toBeVisible();
});
