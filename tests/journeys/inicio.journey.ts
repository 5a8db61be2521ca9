import type { Page } from '@playwright/test';
import { DEMO_SENHA } from '#server/demo/seed/clientes.ts';
import { expect, newDevice, test } from './support/journey.ts';
import { look, lookHere } from './support/look.ts';
import { enter, fillLogIn, headerTotal, serve } from './support/steps.ts';
import { setSignal } from './support/watch.ts';

const carousel = (page: Page) => page.getByRole('region', { name: 'Destaques da loja' });
const showcase = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const heightOf = (page: Page, name: string) =>
  showcase(page, name).evaluate((section) => section.getBoundingClientRect().height);

type Shift = PerformanceEntry & {
  value: number;
  hadRecentInput: boolean;
  sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
};
type Shifts = { sum: number; moved: string[] };

/** How far things moved by themselves since the page was opened, and what moved. */
async function watchShifts(page: Page): Promise<() => Promise<Shifts>> {
  await page.addInitScript(() => {
    const shifts: Shifts = { sum: 0, moved: [] };
    Object.assign(window, { shifts });
    const words = ({ node, previousRect: from, currentRect: to }: Shift['sources'][number]) =>
      `${Math.round(from.y)}+${Math.round(from.height)} to ${Math.round(to.y)}+${Math.round(to.height)}: ${node?.textContent?.slice(0, 60)}`;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as Shift[]) {
        if (entry.hadRecentInput) continue;
        shifts.sum += entry.value;
        shifts.moved.push(...entry.sources.map((source) => `${entry.value.toFixed(4)} ${words(source)}`));
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () => page.evaluate(() => (window as unknown as { shifts: Shifts }).shifts);
}

/** Fails with what moved. */
async function expectStill(shifts: () => Promise<Shifts>): Promise<void> {
  const { sum, moved } = await shifts();
  expect(sum, moved.join('\n')).toBeLessThan(0.02);
}

newDevice(
  'a visitor sees the store without a price, and a first log-in sees it with prices as soon as they are there',
  async ({ page, context, watch }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    const shifts = await watchShifts(page);
    await page.goto('/');
    await expect(showcase(page, 'Dor e febre').getByRole('article').first()).toBeVisible();
    await expect(page.getByRole('main')).not.toContainText(/R\$/);
    expect(await heightOf(page, 'Dor e febre')).toBe(440);
    const bar = page.getByRole('complementary', { name: 'Informações da loja' });
    await expect(bar).toContainText('Televendas');
    await expect(bar).not.toContainText(/Pedido mínimo|Limite/);
    await expect(page.getByRole('contentinfo')).toContainText('Entrega em até 1 dia útil');
    await page.waitForTimeout(1000);
    await expectStill(shifts);
    await look(page, 'inicio-visitante');

    const menu = page.getByRole('navigation', { name: 'Menu da loja' });
    await test.step('the menu is gone through by the keyboard, and on a phone in a drawer', async () => {
      const entries = menu.getByRole('button');
      await expect(entries).toHaveCount(5);
      const widths = await entries.evaluateAll((all) =>
        all.map((e) => Math.round(e.getBoundingClientRect().width)),
      );
      expect(new Set(widths)).toEqual(new Set([256]));
      await entries.first().focus();
      await page.keyboard.press('ArrowRight');
      await page.keyboard.press('ArrowRight');
      await page.keyboard.press('Enter');
      await expect(menu.getByRole('link', { name: 'Verão da saúde' })).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(menu.getByRole('link', { name: 'Verão da saúde' })).toBeHidden();
      await expect(entries.nth(2)).toBeFocused();
      await entries.first().click();
      await lookHere(page, 'inicio-menu');
      await page.setViewportSize({ width: 360, height: 740 });
      await menu.getByRole('button', { name: 'Menu da loja' }).click();
      const drawer = page.getByRole('dialog', { name: 'Menu da loja' });
      await drawer.getByText('Medicamentos').click();
      await lookHere(page, 'inicio-gaveta');
      await drawer.getByRole('link', { name: 'Cadeia fria' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Cadeia fria' })).toBeVisible();
      await look(page, 'previa');
      await page.setViewportSize({ width: 1280, height: 800 });
    });

    await test.step('without a signal nothing is drawn of a store that is not known', async () => {
      await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
      await page.getByRole('link', { name: 'Maleta, início' }).click();
      for (const place of [bar, menu]) await expect(place).toBeVisible();
      await setSignal(context, watch, false);
      await page.reload();
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      for (const place of [bar, menu]) await expect(place).toHaveCount(0);
      await look(page, 'inicio-visitante-sem-sinal');
      await setSignal(context, watch, true);
    });

    await test.step('a price that is still on its way is not called missing', async () => {
      const held = Promise.withResolvers<void>();
      await page.route('**/api/sincronizacao/precos*', async (route) => {
        await held.promise;
        await route.continue();
      });
      await page.getByRole('button', { name: 'Entrar' }).first().click();
      await fillLogIn(page, 'representante', DEMO_SENHA);
      const dor = showcase(page, 'Dor e febre');
      await expect(dor.getByText('Preço ainda não carregado').first()).toBeVisible();
      await expect(dor.getByText('Sem condição para este cliente')).toHaveCount(0);
      await look(page, 'inicio-precos-a-caminho');
      held.resolve();
      await expect(dor).toContainText(/R\$\s*\d/);
      await expect(dor.getByText('Preço ainda não carregado')).toHaveCount(0);
    });
  },
);

test.describe('a store with twelve products in a showcase', () => {
  test.use({ perVitrine: 12 });

  test('a rep sees their work and the store with the customer’s prices, buys from a showcase, and finds all of it without a signal', async ({
    page,
    context,
    watch,
  }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    const shifts = await watchShifts(page);
    await enter(page);
    const dor = showcase(page, 'Dor e febre');
    await expect(dor).toContainText(/R\$\s*\d/);
    expect(await heightOf(page, 'Dor e febre')).toBe(520);
    await expect(page.getByRole('complementary', { name: 'Informações da loja' })).toContainText(
      /Limite disponível: R\$\s*[\d.]+,\d\d/,
    );
    await expect(showcase(page, 'Antibióticos para repor')).toBeVisible();
    await expect(dor.getByRole('link', { name: /^Ver Mais/ })).toHaveAttribute('href', '/dor%20%26%20febre');
    await dor
      .getByRole('button', { name: /^Comprar/ })
      .first()
      .click();
    await expect.poll(() => headerTotal(page)).toBeGreaterThan(0);
    await page.goto('/');
    await expect(dor).toContainText(/R\$\s*\d/);
    await page.waitForTimeout(1000);
    await expectStill(shifts);
    await expect(page.getByText('Saldo de cashback')).toBeVisible();
    await look(page, 'inicio-representante');

    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    await dor.getByRole('link', { name: /^Ver Mais/ }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Dor e febre' })).toBeVisible();
    await page.getByRole('link', { name: 'Maleta, início' }).click();
    await expect(carousel(page)).toBeVisible();
    await setSignal(context, watch, false);
    await page.reload();
    await expect(page.getByRole('button', { name: /^Sem sinal/ })).toBeVisible();
    await expect(dor).toContainText(/R\$\s*\d/);
    await expect(carousel(page)).toBeVisible();
    await page
      .getByRole('navigation', { name: 'Menu da loja' })
      .getByRole('button', { name: 'Atendimento' })
      .click();
    await page.getByRole('link', { name: 'Política comercial' }).first().click();
    await expect(page.getByRole('heading', { level: 1, name: 'Política comercial' })).toBeVisible();
    await serve(page, 'Farmácia Três Pitangueiras');
    await expect(page.getByText('As vitrines da loja chegam com o próximo sinal.')).toBeVisible();
    await setSignal(context, watch, true);
  });
});
