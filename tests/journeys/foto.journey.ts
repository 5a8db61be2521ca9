import type { Page } from '@playwright/test';
import { must } from '#lib/must.ts';
import { LIST_PICTURES } from '#tests/support/list-pictures.ts';
import { expect, test } from './support/journey.ts';
import { look } from './support/look.ts';
import { DIPIRONA } from './support/produtos.ts';
import { enterBusca } from './support/steps.ts';
import { setSignal } from './support/watch.ts';

/** The engine is loaded and started first. */
const READING = { timeout: 60_000 };

const tabela = must(
  LIST_PICTURES.find(({ name }) => name.startsWith('a table')),
  'a table',
);

async function readInto(page: Page, buffer: Buffer): Promise<void> {
  await page.goto(`/busca?pes=${DIPIRONA.ean}`);
  await page.getByRole('button', { name: 'Importar', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Importar produtos' });
  await dialog
    .locator('input[accept="image/*"]')
    .setInputFiles({ name: 'lista.jpg', mimeType: 'image/jpeg', buffer });
  await expect(dialog.getByRole('textbox', { name: 'Texto da foto' })).toHaveValue(/\d{13}.*\d/, READING);
}

test('a picture of a list is read on the device, and after the first time also without a signal', async ({
  page,
  context,
  watch,
}) => {
  test.slow();
  await enterBusca(page);
  const easel = await context.newPage();
  const buffer = await tabela.draw(easel);
  await easel.close();

  await readInto(page, buffer);
  await look(page, 'importacao-foto');
  await page.getByRole('button', { name: 'Usar estas linhas' }).click();
  const field = page.getByRole('textbox', { name: 'Produtos' });
  await expect(field).toHaveValue(/^(?:\d{13};\d+\n){5,}/);
  await expect(page.getByRole('radio', { name: 'Código de barras' })).toBeChecked();

  await setSignal(context, watch, false);
  await readInto(page, buffer);
});
