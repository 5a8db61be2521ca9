import type { Page } from '@playwright/test';
import { giveHistorico, goByMenu, linhas } from './support/historico.ts';
import { expect, test } from './support/journey.ts';
import { look } from './support/look.ts';
import { enter, goBackFromScreen } from './support/steps.ts';
import { tabTo } from './support/tab-to.ts';
import { setSignal } from './support/watch.ts';

const box = (page: Page) => page.getByRole('alertdialog');

const press = (page: Page, name: string): Promise<void> =>
  page.getByRole('group', { name: 'Ações das notas' }).getByRole('button', { name }).click();

async function expectSaid(page: Page, text: string): Promise<void> {
  await expect(box(page)).toContainText(text);
  await box(page).getByRole('button', { name: 'OK' }).click();
  await expect(box(page)).toBeHidden();
}

/** Says yes to the question of a download and waits for the file. */
async function download(page: Page, name: string): Promise<string> {
  const saving = page.waitForEvent('download');
  await press(page, name);
  await expect(box(page)).toContainText('Caso o download não seja iniciado');
  await box(page).getByRole('button', { name: 'Sim' }).click();
  return (await saving).suggestedFilename();
}

test('invoices are filtered, downloaded and opened by the keyboard, and kept documents open without a signal until the user leaves', async ({
  page,
  context,
  server,
  watch,
}) => {
  await giveHistorico(server);
  await enter(page);
  const rows = linhas(page, 'Notas fiscais');

  await test.step('the list is reached from the header by the keyboard', async () => {
    await page.keyboard.press('/');
    await page.keyboard.press('Escape');
    await tabTo(page, page.getByRole('button', { name: /^Usuário / }));
    await page.keyboard.press('Enter');
    await page.keyboard.type('Notas');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: 'Notas Fiscais' })).toBeVisible();
    await expect(rows.first()).toBeVisible();
    await expect(page.getByText(/^\d+ documentos no total$/).first()).toBeVisible();
    await look(page, 'notas');
  });

  await test.step('marked invoices are downloaded, and Enter opens the DANFE of one', async () => {
    await tabTo(page, rows);
    await page.keyboard.press('Space');
    await page.keyboard.press('Shift+ArrowDown');
    await expect(rows.nth(0)).toHaveAttribute('aria-selected', 'true');
    await expect(rows.nth(1)).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('ArrowUp');
    await tabTo(page, page.getByRole('button', { name: 'Baixar XML' }));
    const several = page.waitForEvent('download');
    await page.keyboard.press('Enter');
    await expect(box(page).getByRole('button', { name: 'Sim' })).toBeFocused();
    await page.keyboard.press('Enter');
    expect((await several).suggestedFilename()).toMatch(/\.zip$/);
    await tabTo(page, rows);
    const one = page.waitForEvent('download');
    await page.keyboard.press('Enter');
    await expect(box(page)).toContainText('Danfe');
    await page.keyboard.press('Enter');
    expect((await one).suggestedFilename()).toMatch(/\.pdf$/);
  });

  await test.step('the drawer of filters gives the focus back, and its number stands in the address', async () => {
    const drawer = page.getByRole('dialog', { name: 'Filtrar Notas Fiscais' });
    await page.keyboard.press('Shift+F');
    await expect(drawer).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(drawer).toBeHidden();
    await expect(rows.nth(0)).toBeFocused();
    await page.keyboard.press('Shift+F');
    const numero = drawer.getByLabel('Número da nota');
    await numero.pressSequentially('12');
    await look(page, 'notas-filtro');
    await numero.press('Enter');
    await expect(page).toHaveURL(/\?num=12$/);
    await expect(page.getByText('Nenhum item encontrado.')).toBeVisible();
    await press(page, 'Exportar');
    await expectSaid(page, 'Nenhum registro foi encontrado.');
    await look(page, 'notas-vazio');
    await goBackFromScreen(page);
    await expect(rows.first()).toBeVisible();
  });

  await test.step('kept documents are saved without a signal, others are said to be missing', async () => {
    await rows.first().getByRole('checkbox').check();
    await rows.nth(1).getByRole('checkbox').check();
    await press(page, 'Guardar no aparelho');
    await expect(page.getByText('Os documentos de 2 notas estão neste aparelho').first()).toBeVisible();
    await expect(rows.first()).toContainText('No aparelho');
    await setSignal(context, watch, false);
    expect(await download(page, 'Baixar Danfe')).toMatch(/^Danfe-\d{14}\.zip$/);
    await rows.nth(1).getByRole('checkbox').uncheck();
    expect(await download(page, 'Baixar XML')).toMatch(/^\d{44}-procNFe\.xml$/);
    await look(page, 'notas-sem-sinal');
    await rows.nth(2).getByRole('checkbox').check();
    await press(page, 'Baixar Danfe');
    await expectSaid(page, 'não está neste aparelho');
  });

  await test.step('kept documents go when the user leaves', async () => {
    await setSignal(context, watch, true);
    await page.getByRole('button', { name: /^Usuário / }).click();
    await page.getByRole('menuitem', { name: /^Sair/ }).click();
    await page.getByRole('alertdialog', { name: 'Sair' }).getByRole('button', { name: 'Sair' }).click();
    await expect(page.getByRole('button', { name: 'Entrar' }).first()).toBeVisible();
    await enter(page);
    await goByMenu(page, 'Notas Fiscais');
    await expect(rows.first()).toBeVisible();
    await expect(page.getByText('No aparelho', { exact: true })).toHaveCount(0);
  });
});
