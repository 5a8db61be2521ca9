import type { Locator, Page } from '@playwright/test';
import { expect, test, visitor } from './support/journey.ts';
import { look } from './support/look.ts';
import { enter, rows, search, searchField } from './support/steps.ts';
import { setSignal } from './support/watch.ts';

/** The counter of the page, in items. */
async function total(page: Page): Promise<number> {
  const text = await page
    .locator('main span')
    .getByText(/^[\d.]+ (?:item|itens) no total$/)
    .textContent();
  return Number((text ?? '').replace(/\D/g, ''));
}

/** The part of the address behind the question mark. */
const addressOf = (page: Page): string => decodeURIComponent(new URL(page.url()).search);

const drawerOf = (page: Page): Locator => page.getByRole('dialog', { name: 'Filtrar Busca' });

const grupo = (page: Page, titulo: string): Locator =>
  drawerOf(page).getByRole('region', { name: titulo, exact: true });

const ordem = (page: Page): Locator => page.getByRole('combobox', { name: 'Ordenar por' });

test('the address alone restores a search: text, filters, order and the place in the list, also without a signal', async ({
  page,
  context,
  server,
  watch,
}) => {
  await enter(page);

  await test.step('typing is one step of the history, and Back restores the place in the list', async () => {
    await search(page, 'co');
    await searchField(page).fill('comprimido');
    await expect.poll(() => addressOf(page)).toBe('?pes=comprimido');
    await expect(rows(page).nth(5)).toBeVisible();
    await page.evaluate(() => window.scrollTo(0, 2400));
    await expect
      .poll(() =>
        page.evaluate(() => (history.state as { listaPlace?: { row: number } } | null)?.listaPlace?.row ?? 0),
      )
      .toBeGreaterThan(5);
    const place = await page.evaluate(() => window.scrollY);
    const offPlace = () => page.evaluate((was) => Math.abs(window.scrollY - was), place);

    await page.getByRole('link', { name: 'Maleta, início' }).click();
    await expect.poll(() => page.url()).not.toContain('/busca');
    await page.goBack();
    await expect.poll(offPlace).toBeLessThan(120);
    await page.getByRole('button', { name: 'Voltar ao topo' }).click();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    await expect(page.getByRole('button', { name: 'Voltar ao topo' })).toHaveCount(0);
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1 })).not.toContainText('Resultados');
  });

  await test.step('filters and order survive a reload and Back; an older name of a parameter is understood', async () => {
    await search(page, 'comprimido');
    await expect.poll(() => total(page)).toBeLessThan(2000);
    const all = await total(page);
    await page.getByRole('button', { name: /^Filtrar/ }).click();
    // 22 % of a tablet's width would be 176 px.
    expect((await drawerOf(page).boundingBox())?.width).toBeGreaterThanOrEqual(320);
    await grupo(page, 'Fabricante').getByRole('checkbox').nth(0).check();
    await expect.poll(() => total(page)).toBeLessThan(all);
    const one = await total(page);
    await grupo(page, 'Fabricante').getByRole('checkbox').nth(1).check();
    await expect.poll(() => addressOf(page)).toMatch(/^\?pes=comprimido&fab=\d+;\d+$/);
    // The address is there before the count.
    await expect.poll(() => total(page)).toBeGreaterThan(one);
    const both = await total(page);
    await page.keyboard.press('Escape');
    await expect(drawerOf(page)).toHaveCount(0);

    await ordem(page).selectOption({ label: 'Descrição Z-A' });
    await expect.poll(() => addressOf(page)).toMatch(/&ord=2$/);
    await expect
      .poll(() => server.seen.filter(({ path }) => path.endsWith('/manterPreferenciaUsuario')).length)
      .toBe(1);
    await page.reload();
    await expect.poll(() => total(page)).toBe(both);
    // One visit of the drawer is one step back, however many boxes were ticked in it.
    await page.goBack();
    await expect.poll(() => addressOf(page)).toBe('?pes=comprimido');
    await expect.poll(() => total(page)).toBe(all);
    await page.goForward();
    await expect.poll(() => total(page)).toBe(both);
    await page.getByRole('button', { name: 'Limpar Todos' }).click();
    await expect.poll(() => addressOf(page)).toBe('?pes=comprimido&ord=2');
    await expect.poll(() => total(page)).toBe(all);

    // The order that was chosen is the user's from now on; a promotion's prices are left by one press.
    await page.goto('/busca?condicaovenda=11&fab=&exi=9&outra=1');
    await expect.poll(() => addressOf(page)).toBe('?con=11');
    await expect(ordem(page)).toHaveValue('2');
    await expect.poll(() => total(page)).toBeLessThan(all);
    await page.getByRole('button', { name: 'Ver Preços Regulares' }).click();
    await expect.poll(() => addressOf(page)).toBe('');
    await expect(page.getByRole('button', { name: 'Ver Preços Regulares' })).toHaveCount(0);
  });

  await test.step('the filters by the keyboard alone, without a signal: counts hold, texts are held to letters', async () => {
    await search(page, 'losartana');
    await setSignal(context, watch, false);
    await searchField(page).press('ArrowDown');
    // The key moves to the results of the typed text, once they are there; until then the field takes typing.
    await expect(searchField(page)).not.toBeFocused();
    await page.keyboard.press('Shift+F');
    await expect(drawerOf(page)).toBeVisible();
    const first = grupo(page, 'Fabricante').getByRole('checkbox').first();
    const label = await first.evaluate((input: HTMLInputElement) => input.labels?.[0]?.textContent ?? '');
    const counted = Number(/, ([\d.]+) ite/.exec(label)?.[1]?.replaceAll('.', ''));
    for (let stop = 0; stop < 12; stop += 1) {
      if (await first.evaluate((input) => input === document.activeElement)) break;
      await page.keyboard.press('Tab');
    }
    await page.keyboard.press('Space');
    await expect(first).toBeChecked();
    await expect.poll(() => total(page)).toBe(counted);
    await expect(drawerOf(page).getByRole('list', { name: 'Filtros selecionados' })).toBeVisible();
    await look(page, 'busca-filtros');

    await grupo(page, 'Fabricante').getByRole('textbox').pressSequentially('gen3é;ri');
    await expect(grupo(page, 'Fabricante').getByRole('textbox')).toHaveValue('genéri');
    const box = drawerOf(page).getByRole('textbox', { name: 'Buscar', exact: true });
    await box.fill('losartana');
    await box.press('Shift+Enter');
    await box.pressSequentially('50');
    await box.press('Enter');
    await expect.poll(() => addressOf(page)).toMatch(/^\?pes=losartana\+50&fab=\d+$/);
    await page.keyboard.press('Escape');
    await expect(drawerOf(page)).toHaveCount(0);
    await page.getByRole('button', { name: /^Remover filtro Fabricante/ }).press('Enter');
    await expect.poll(() => addressOf(page)).toBe('?pes=losartana+50');
    await look(page, 'busca-sem-sinal');
  });
});

visitor(
  'a visitor searches and filters without prices, page after page, and is asked to log in for more',
  async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto('/busca?mven=true&sel=1&ord=4');
    await expect(page.getByRole('heading', { level: 1, name: 'Todos os produtos' })).toBeVisible();
    await expect(ordem(page).locator('option')).toHaveCount(4);
    await expect(page.getByRole('button', { name: 'Exportar' })).toHaveCount(0);
    await expect(page.getByRole('button', { name: /^Remover filtro/ })).toHaveCount(0);
    await page.getByRole('button', { name: 'Exibir em lista' }).click();
    await expect(page.getByText('Faça o login no portal para alterar o modo de exibição.')).toBeVisible();
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Importar' }).click();
    await expect(page.getByText('Faça o login no portal para importar.')).toBeVisible();
    await page.keyboard.press('Enter');

    const all = await total(page);
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/api/ecommerceitem')) asked.push(new URL(request.url()).search);
    });
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    await expect.poll(() => asked.some((query) => query.includes('numeroPagina=2'))).toBe(true);
    expect(asked.some((query) => /MaisVendidos|Selo=1|Ordenacao=4/.test(query))).toBe(false);

    await page.keyboard.press('Shift+F');
    await expect(grupo(page, 'Fabricante')).toBeVisible();
    await expect(drawerOf(page).getByRole('region', { name: 'Selos' })).toHaveCount(0);
    await grupo(page, 'Fabricante').getByRole('checkbox').first().check();
    await expect.poll(() => total(page)).toBeLessThan(all);
    await look(page, 'busca-visitante-filtros');
    await page.keyboard.press('Escape');
    await look(page, 'busca-visitante');
    await searchField(page).fill('zzzzzz');
    await expect(page.getByText('NENHUM REGISTRO')).toBeVisible();
  },
);
