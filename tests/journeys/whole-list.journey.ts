import type { CDPSession, Page } from '@playwright/test';
import { DEMO_SENHA } from '#server/demo/seed/clientes.ts';
import { expect, newDevice as test } from './support/journey.ts';
import { look } from './support/look.ts';
import { DIPIRONA, HUMALOG, LOSARTANA } from './support/produtos.ts';
import { createQuotaLever, ROOM, usage } from './support/quota.ts';
import { expectRest } from './support/rest.ts';
import {
  awaitSent,
  carrinhoTop,
  confirmedNumbers,
  counterIn,
  fillLogIn,
  finalise,
  headerTotal,
  openCarrinho,
  order,
  questionBox,
  rowOf,
  rows,
  search,
  searchField,
  toCents,
} from './support/steps.ts';
import { setSignal } from './support/watch.ts';

// One worker runs a file, and a worker takes half a minute to make the whole list.
test.use({ products: 'full' });

const READY = 'Pronto para trabalhar sem sinal';

/** Records the words of progress bars, also of short-lived ones. */
async function watchProgress(page: Page): Promise<() => Promise<string[]>> {
  const seen = await page.evaluateHandle(() => {
    const said: string[] = [];
    new MutationObserver(() => {
      for (const bar of document.querySelectorAll('[role=progressbar]')) {
        const text = bar.getAttribute('aria-valuetext');
        if (text !== null) said.push(text);
      }
    }).observe(document, { subtree: true, childList: true, attributes: true });
    return said;
  });
  return () => seen.jsonValue();
}

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('a rep logs in, finds products among all 29,849, and orders with and without a signal', async ({
    page,
    context,
    server,
    watch,
  }) => {
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await look(page, 'visitante');

    await page.getByRole('main').getByRole('button', { name: 'Entrar' }).click();
    const logIn = page.getByRole('dialog', { name: 'Entre' });
    await expect(logIn.getByText('representante / maleta123')).toBeVisible();
    await expect(logIn.getByText('farmacia / maleta123')).toBeVisible();
    await look(page, 'entrar');
    const progress = await watchProgress(page);
    await fillLogIn(page, 'representante', DEMO_SENHA);
    await expect.poll(progress).toContainEqual(expect.stringMatching(/^[\d.]+ de 29\.849 produtos$/));
    await expect(page.getByText(READY)).toBeVisible();
    await expect(page.getByText(/29\.849 produtos, preços e estoque/)).toBeVisible();
    await look(page, 'inicio');

    await search(page, 'dipirona 500');
    await expect(rows(page).first()).toContainText('DIPIRONA');
    await expect(rows(page).first()).toContainText('500 MG');
    await look(page, 'busca-dipirona-500');
    await search(page, 'losartana 50 30');
    await expect(rows(page).first()).toContainText(/LOSARTANA.*50 MG.*X\s30/);
    await search(page, DIPIRONA.ean);
    await expect(rows(page)).toHaveCount(1);
    await search(page, DIPIRONA.ean.slice(-6));
    await expect(rowOf(page, DIPIRONA.ean)).toBeVisible();

    const dipirona = rowOf(page, DIPIRONA.ean);
    await counterIn(dipirona).click();
    await page.keyboard.type('60');
    await expect(dipirona).toContainText('R$');
    await expect.poll(() => headerTotal(page)).toBeGreaterThan(0);
    const withDipirona = await headerTotal(page);
    await dipirona.getByRole('button', { name: /^Aumentar/ }).click();
    await expect(counterIn(dipirona)).toHaveValue('61');
    await expect.poll(() => headerTotal(page)).toBeGreaterThan(withDipirona);

    await search(page, LOSARTANA.ean);
    await counterIn(rowOf(page, LOSARTANA.ean)).fill('40');
    await search(page, HUMALOG.ean);
    await counterIn(rowOf(page, HUMALOG.ean)).fill('6');
    await expect(searchField(page)).toHaveValue(HUMALOG.ean);
    await expect(carrinhoTop(page, /^Carrinho, 3 itens/)).toBeVisible();

    await awaitSent(page);
    await openCarrinho(page);
    await expect(page.getByRole('button', { name: /CD Guarulhos \(SP\)/ })).toBeVisible();
    await expect(page.getByRole('button', { name: /CD Contagem \(MG\)/ })).toBeVisible();
    await expect(page.getByRole('region', { name: /Refrigerados.*CD Contagem/ })).toContainText(HUMALOG.nome);
    await look(page, 'carrinho');
    const total = toCents(
      (await page.getByRole('region', { name: 'Total do carrinho' }).textContent()) ?? '',
    );
    expect(total).toBeGreaterThan(0);

    await page.getByRole('button', { name: 'Finalizar' }).click();
    await expect(questionBox(page)).toContainText('2 pedidos');
    await look(page, 'finalizar-pergunta');
    await questionBox(page).getByRole('button', { name: 'Sim, finalizar' }).click();

    const numbers = await confirmedNumbers(page);
    expect(numbers).toHaveLength(2);
    expect(numbers).toEqual(await server.orders());
    await look(page, 'confirmacao');
    await expect(carrinhoTop(page, /^Carrinho, 0 itens/)).toBeVisible();
    await awaitSent(page);
    await page.getByRole('button', { name: /Abrir sincronização/ }).click();
    await expect(page.getByRole('dialog', { name: 'Sincronização' })).toContainText('Tudo enviado.');
    await look(page, 'sincronizacao');
    await page.keyboard.press('Escape');

    await setSignal(context, watch, false);
    await page.reload();
    await expect(page.getByRole('button', { name: /^Sem sinal/ })).toBeVisible();
    await search(page, 'losartana 50 30');
    await expect(rows(page).first()).toContainText(/LOSARTANA.*50 MG.*X\s30/);
    await order(page, HUMALOG, 5);
    await openCarrinho(page);
    await finalise(page);
    await expect(page.getByText(/^No aparelho/)).toBeVisible();
    expect(await server.orders()).toEqual(numbers);
    await setSignal(context, watch, true);
    const later = await confirmedNumbers(page);
    expect(later).toHaveLength(1);
    expect([...numbers, ...later]).toEqual(await server.orders());
  });
});

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

test('a first load that is killed again and again goes on where it stood, and ends whole', async ({
  page,
  context,
  server,
}) => {
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
    await expect.poll(() => progressOf(page), { intervals: [50], timeout: 30_000 }).toBeGreaterThan(share);
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
});

test('a device without room for the catalogue says so and takes it once there is room', async ({
  page,
  server,
  watch,
}) => {
  const setQuota = await createQuotaLever(page, server.url);
  await page.goto('/');
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  // Room for the user's own data next to the app's, and not for 29,849 products.
  await setQuota((await usage(page)) + ROOM / 10);
  watch.expect(/synchronisation failed/);
  await page.getByRole('button', { name: 'Entrar' }).first().click();
  await fillLogIn(page, 'representante', DEMO_SENHA);
  await expect(page.getByText(/Não há espaço neste aparelho/).first()).toBeVisible();
  await look(page, 'sem-espaco');
  await setQuota();
  await page.reload();
  await expect(page.getByText(READY)).toBeVisible();
});
