import { readFile } from 'node:fs/promises';
import type { Download, Locator, Page } from '@playwright/test';
import { expect, test } from './support/journey.ts';
import { look } from './support/look.ts';
import { DIPIRONA } from './support/produtos.ts';
import { enterBusca, search } from './support/steps.ts';
import { setSignal } from './support/watch.ts';

const dialogOf = (page: Page): Locator => page.getByRole('dialog', { name: 'Exportar produtos' });
const press = (page: Page, name: string): Promise<void> =>
  dialogOf(page).getByRole('button', { name }).click();

async function open(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Exportar', exact: true }).click();
  await expect(dialogOf(page)).toContainText('Deseja baixar a tabela de preços em um arquivo CSV?');
}

/** The file's text and its rows without the headings, in the order of the products' codes. */
async function readRows(download: Download): Promise<{ text: string; rows: string[] }> {
  expect(download.suggestedFilename()).toMatch(/^TabelaPreço-\d{14}\.csv$/);
  const text = await readFile(await download.path(), 'utf8');
  const rows = text.split('\r\n').slice(1, -1);
  return { text, rows: rows.sort((a, b) => Number.parseInt(a, 10) - Number.parseInt(b, 10)) };
}

test('the price list is saved as a file that a Brazilian spreadsheet opens, filtered or whole, with a signal or without', async ({
  page,
  context,
  watch,
}) => {
  await enterBusca(page);
  await search(page, 'dipirona');
  // Until the answer is there the count is that of the whole list, '2.000 itens no total'.
  const count = page.getByRole('main').getByText(/^\d{1,3} itens no total$/);
  await expect(count).toBeVisible();
  const shown = Number.parseInt((await count.textContent()) ?? '', 10);

  await open(page);
  await look(page, 'exportacao-arquivo');
  await press(page, 'Continuar');
  await expect(dialogOf(page)).toContainText('Deseja exportar todos os códigos de barras dos produtos?');
  await press(page, 'Sim, todos');
  await expect(dialogOf(page)).toContainText('Deseja exportar somente os itens filtrados?');
  await look(page, 'exportacao-filtros');
  const saving = page.waitForEvent('download');
  await press(page, 'Sim, só os filtrados');
  const online = await readRows(await saving);
  await expect(dialogOf(page)).toContainText('Produtos exportados com sucesso.');
  await expect(dialogOf(page)).toContainText('bloqueador de pop-ups');
  await look(page, 'exportacao-pronta');
  expect(online.text.startsWith('\uFEFFCódigo;Código de barras;Produto;')).toBe(true);
  expect(online.rows).toHaveLength(shown);
  const dipirona = online.rows.find((row) => row.includes(`;${DIPIRONA.ean};`));
  expect(dipirona).toMatch(/;\d+,\d{2};/);
  await press(page, 'OK');

  await setSignal(context, watch, false);
  await open(page);
  await press(page, 'Continuar');
  await press(page, 'Sim, todos');
  const savingAgain = page.waitForEvent('download');
  await press(page, 'Sim, só os filtrados');
  const offline = await readRows(await savingAgain);
  await expect(dialogOf(page)).toContainText('guardados neste aparelho');
  expect(offline.rows).toEqual(online.rows);
  await press(page, 'OK');

  await open(page);
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await expect(dialogOf(page).getByRole('button', { name: 'Sim, só os filtrados' })).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(dialogOf(page).getByRole('button', { name: 'Não, exportar tudo' })).toBeFocused();
  const savingAll = page.waitForEvent('download');
  await page.keyboard.press('Enter');
  await expect(dialogOf(page)).toContainText('Produtos exportados com sucesso.');
  expect((await readRows(await savingAll)).rows).toHaveLength(2000);
});
