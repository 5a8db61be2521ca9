import type { BrowserContext, Page } from '@playwright/test';
import { enterCarrinho } from './support/enter-carrinho.ts';
import { expect, newDevice, test } from './support/journey.ts';
import { look, lookHere } from './support/look.ts';
import { DIPIRONA } from './support/produtos.ts';
import type { JourneyServer } from './support/server.ts';
import { enter, finalise, openCarrinho, order } from './support/steps.ts';
import { setSignal } from './support/watch.ts';

const EMPRESA = 'Maleta Distribuidora Demonstração';

async function setParametro({ db }: JourneyServer, nome: string, valor: string): Promise<void> {
  await db
    .insertInto('parametro')
    .values({ nome, valor })
    .onConflict((conflict) => conflict.column('nome').doUpdateSet({ valor }))
    .execute();
}

/** Answers of the parameters wait until they are let go. */
function holdParametros(server: JourneyServer) {
  server.levers.holdFile = (path) => path.startsWith('/api/parametros');
}

test.describe('the first start', () => {
  newDevice(
    'shows that it is loading until the store is known, and asks for a search once and meanwhile',
    async ({ page, server }) => {
      let asked = 0;
      page.on('request', (request) => {
        if (new URL(request.url()).pathname.toLowerCase() === '/api/ecommerceitem') asked += 1;
      });
      holdParametros(server);
      await page.goto('/busca?pes=dipirona', { waitUntil: 'commit' });
      await expect(page.getByRole('status').filter({ hasText: 'Carregando…' })).toBeVisible();
      await expect.poll(() => asked).toBe(1);
      await look(page, 'partida-carregando');
      await expect(page.getByRole('banner')).toHaveCount(0);
      server.levers.holdFile = null;
      asked = 0;
      await page.reload();
      await expect(page.getByRole('gridcell').first()).toBeVisible();
      await expect(page).toHaveTitle(`Busca · Loja - ${EMPRESA}`);
      expect(asked).toBe(1);
    },
  );

  newDevice(
    'a refusal is read out and only then the page is loaded again, by itself never',
    async ({ page, watch }) => {
      watch.expect(/status of 503/);
      await page.clock.install();
      let loads = 0;
      page.on('load', () => (loads += 1));
      let isRefused = true;
      await page.route('**/api/parametros', async (route) => {
        if (!isRefused) return route.fallback();
        return route.fulfill({
          status: 503,
          headers: { 'x-api': 'maleta/1' },
          json: {
            Message: 'Atenção!',
            Description: 'A loja está em manutenção até as 8h.',
            Codigo: 'indisponivel',
          },
        });
      });
      await page.goto('/');
      const box = page.getByRole('alertdialog');
      await expect(box).toContainText('A loja está em manutenção até as 8h.');
      await look(page, 'partida-recusada');
      await page.clock.fastForward(10 * 60_000);
      expect(loads).toBe(1);
      isRefused = false;
      await box.getByRole('button', { name: 'OK' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      // The page is drawn before all of it is loaded.
      await expect.poll(() => loads).toBe(2);
    },
  );

  newDevice(
    'without the server it says what it needs, can be opened all the same, and finds a server that comes back',
    async ({ page, server, watch }) => {
      watch.expect(/net::ERR/);
      server.levers.beforeHandling = () => 'drop';
      await page.goto('/');
      const alert = page.getByRole('alert').filter({ hasText: 'O Maleta ainda não está neste aparelho' });
      await expect(alert).toBeVisible();
      await look(page, 'partida-sem-sinal');
      await alert.getByRole('button', { name: 'Tentar novamente' }).click();
      await expect(alert).toBeVisible();
      await alert.getByRole('button', { name: 'Abrir mesmo assim' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      // An app that was opened once opens again.
      // Cleared as the next page begins: until then the last one may still write.
      await page.addInitScript(() => localStorage.clear());
      await page.reload();
      await expect(alert).toBeVisible();
      // No word of the browser: the line to it never changed.
      server.levers.beforeHandling = null;
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page).toHaveTitle(`Loja - ${EMPRESA}`);
    },
  );
});

/** Everything that the browser asks anybody else for. */
function followOthers(context: BrowserContext, own: string): string[] {
  const others: string[] = [];
  context.on('request', (request) => {
    const { origin, protocol } = new URL(request.url());
    if (/^https?:$/.test(protocol) && origin !== own) others.push(request.url());
  });
  return others;
}

test('an installed app is the company’s, opens at once, also without a signal, and without analytics contacts no third party', async ({
  page,
  context,
  server,
  watch,
}) => {
  await setParametro(server, 'nomeEmpresaEcommerce', 'Distribuidora Sul');
  await setParametro(server, 'nomeInstalacaoEcommerce', 'Sul');
  await setParametro(server, 'urlIconeEmpresa', '/icons/192.png');
  const others = followOthers(context, server.url);
  await enter(page);
  await expect(page).toHaveTitle('Loja - Distribuidora Sul');
  await expect(page.locator('link[rel="icon"]')).toHaveAttribute('href', '/icons/192.png');
  await order(page, DIPIRONA, 10);
  await expect(page).toHaveTitle('Busca · Loja - Distribuidora Sul');
  await openCarrinho(page);
  await expect(page).toHaveTitle('Carrinho · Loja - Distribuidora Sul');
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  const manifest = () =>
    page.evaluate(async () => {
      const href = document.querySelector<HTMLLinkElement>('link[rel="manifest"]')?.href ?? '';
      return (await (await fetch(href)).json()) as { name: string; short_name: string };
    });
  expect(await manifest()).toMatchObject({ name: 'Distribuidora Sul', short_name: 'Sul' });
  await expect(page.getByRole('region', { name: 'Análise de uso' })).toHaveCount(0);
  expect(await page.evaluate(() => 'dataLayer' in window)).toBe(false);
  holdParametros(server);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible({ timeout: 8000 });
  server.levers.holdFile = null;
  await setSignal(context, watch, false);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible({ timeout: 8000 });
  await expect(page).toHaveTitle('Carrinho · Loja - Distribuidora Sul');
  expect(await manifest()).toMatchObject({ name: 'Distribuidora Sul', short_name: 'Sul' });
  expect(others).toEqual([]);
});

/** A tag manager that records its events, in place of the real one. */
const standIn = (context: BrowserContext) =>
  context.route('https://www.googletagmanager.com/**', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'window.dataLayer.push({ event: "stand-in" });' }),
  );

type Told = {
  event?: string;
  ecommerce?: { currency: string; item_list_name: string; items: object[] } | null;
};

const told = (page: Page): Promise<Told[]> =>
  page.evaluate(() => JSON.parse(JSON.stringify(Reflect.get(window, 'dataLayer') ?? [])) as Told[]);

const listsTold = async (page: Page): Promise<(string | undefined)[]> =>
  (await told(page))
    .filter(({ event }) => event === 'add_to_cart')
    .map(({ ecommerce }) => ecommerce?.item_list_name);

newDevice(
  'analytics waits for a yes and for a signal, names the list, and ends with a no',
  async ({ page, context, server, watch }) => {
    await setParametro(server, 'habilitarGoogleAnalytics', 'true');
    await setParametro(server, 'codConteinerGoogleTagManager', 'GTM-TESTE1');
    // The policy of a page follows the parameters within seconds, read behind the answers.
    server.levers.clockAhead += 60_000;
    const policy = async () => (await fetch(server.url)).headers.get('content-security-policy');
    await expect.poll(policy).toContain('https://www.googletagmanager.com');
    await standIn(context);
    const others = followOthers(context, server.url);
    await enter(page);
    const ask = page.getByRole('region', { name: 'Análise de uso' });
    await expect(ask).toBeVisible();
    await look(page, 'analise-pergunta');
    await order(page, DIPIRONA, 10);
    expect(others).toEqual([]);

    await ask.getByRole('button', { name: 'Aceitar' }).click();
    await expect(ask).toHaveCount(0);
    await expect.poll(() => others).toEqual(['https://www.googletagmanager.com/gtm.js?id=GTM-TESTE1']);
    await order(page, DIPIRONA, 15);
    await expect.poll(() => listsTold(page)).toEqual(['Botão Comprar']);
    const [added] = (await told(page)).filter(({ event }) => event === 'add_to_cart');
    expect(added?.ecommerce).toMatchObject({ currency: 'BRL', items: [{ quantity: 5 }] });
    const text = JSON.stringify(await told(page));
    expect(text).not.toMatch(/representante|idPessoa|cliente|cnpj/i);
    expect(text).not.toContain(DIPIRONA.ean);

    await setSignal(context, watch, false);
    await openCarrinho(page);
    const counter = page.getByRole('spinbutton', { name: /^Quantidade de / }).first();
    await counter.fill('20');
    await counter.press('Enter');
    await page.waitForTimeout(1500);
    expect(await listsTold(page)).toEqual(['Botão Comprar']);
    await setSignal(context, watch, true);
    await expect.poll(() => listsTold(page)).toEqual(['Botão Comprar', 'Carrinho de Compras']);

    await page.getByRole('button', { name: /^Usuário / }).click();
    await page.getByRole('menuitem', { name: 'Sobre o Maleta' }).click();
    const reloaded = page.waitForEvent('load');
    await page.getByRole('checkbox', { name: /^Contar o que é adicionado/ }).click();
    await reloaded;
    others.length = 0;
    await order(page, DIPIRONA, 30);
    await expect(ask).toHaveCount(0);
    expect(others).toEqual([]);
  },
);

test('a cart and an order on paper show their customer and content, and no controls', async ({
  page,
  server,
}) => {
  await enterCarrinho(page, server, [[DIPIRONA, 100]]);
  const cliente =
    (await page.getByRole('region', { name: 'Total do carrinho' }).locator('p').first().textContent()) ?? '';
  expect(cliente.length).toBeGreaterThan(3);
  await page.emulateMedia({ media: 'print' });
  // A sheet of A4: the parts of a line stand side by side without overlap.
  await page.setViewportSize({ width: 718, height: 1040 });
  const placed = async () => {
    const nome = await page.getByText(DIPIRONA.nome).first().boundingBox();
    const quantidade = await page.getByRole('spinbutton').first().boundingBox();
    const unitario = await page.getByText('Unitário', { exact: true }).last().boundingBox();
    if (!(nome && quantidade && unitario)) return 'a part is missing';
    return {
      nameEndsBeforeCount: nome.x + nome.width <= quantidade.x,
      nameEndsAbovePrice: nome.y + nome.height <= unitario.y,
    };
  };
  // The first boxes may still be those of the previous width.
  await expect.poll(placed).toEqual({ nameEndsBeforeCount: true, nameEndsAbovePrice: true });
  await lookHere(page, 'carrinho-no-papel');
  await expect(page.getByRole('region', { name: 'Total do carrinho' })).toContainText(cliente);
  await expect(page.getByText(cliente).last()).toBeVisible();
  for (const name of ['Finalizar', 'Remover grupo', /^Remover /, 'Continuar comprando', /^Aumentar/])
    await expect(page.getByRole('button', { name })).toHaveCount(0);
  await expect(page.getByRole('banner')).toHaveCount(0);
  await page.emulateMedia({ media: 'screen' });
  await finalise(page);
  await page.emulateMedia({ media: 'print' });
  await lookHere(page, 'pedido-no-papel');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Imprimir' })).toHaveCount(0);
  await page.emulateMedia({ media: null });
});
