import { camerasOn, giveCamera } from './support/camera.ts';
import { expect, test } from './support/journey.ts';
import { look } from './support/look.ts';
import { DIPIRONA, LOSARTANA } from './support/produtos.ts';
import { enterBusca, search } from './support/steps.ts';
import { setSignal } from './support/watch.ts';

test('boxes are read by the camera into the cart, and after the first time also without a signal', async ({
  page,
  context,
  watch,
}) => {
  await giveCamera(page, 'data-matrix', 'ean-13');
  await enterBusca(page);
  // The dialog is looked at over a list of one.
  await search(page, DIPIRONA.ean);
  const open = page.getByRole('button', { name: 'Ler código' });
  await open.click();
  const dialog = page.getByRole('dialog', { name: 'Ler código' });
  await expect(dialog.getByRole('link', { name: DIPIRONA.nome })).toBeVisible();
  await expect(dialog.getByText(/Lote AB12, validade 30\/04\/2027/)).toBeVisible();
  // The second box comes above the first one, whose button moves down.
  await expect(dialog.getByRole('link', { name: LOSARTANA.nome })).toBeVisible();
  await dialog.getByRole('button', { name: `Pôr só este no carrinho: ${DIPIRONA.nome}` }).click();
  await expect(dialog.getByText('1 no carrinho')).toBeVisible();
  await page.keyboard.press('Escape');
  const question = page.getByRole('alertdialog', { name: 'Deixar de fora?' });
  await question.getByRole('button', { name: 'Voltar' }).click();
  await dialog.getByRole('button', { name: 'Pôr 1 item no carrinho' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(open).toBeFocused();
  expect(await camerasOn(page)).toBe(0);

  await setSignal(context, watch, false);
  await page.reload();
  await open.click();
  await expect(dialog.getByRole('link', { name: LOSARTANA.nome })).toBeVisible();
  await expect(dialog.getByRole('link', { name: DIPIRONA.nome })).toBeVisible();
  await look(page, 'leitor');
  await page.goBack();
  await question.getByRole('button', { name: 'Deixar de fora' }).click();
  await expect(dialog).toHaveCount(0);
  expect(await camerasOn(page)).toBe(0);
});
