import { expect, newDevice as test } from './support/journey.ts';
import { DIPIRONA } from './support/produtos.ts';
import { confirmedNumbers, rows } from './support/steps.ts';
import { tabTo } from './support/tab-to.ts';

test('from the log-in to the number with the keyboard alone', async ({ page, server }) => {
  await page.goto('/');
  await tabTo(page, page.getByRole('button', { name: 'Entrar' }));
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Usuário')).toBeFocused();
  await page.keyboard.type('representante');
  await page.keyboard.press('Tab');
  await page.keyboard.type('maleta123');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Pronto para trabalhar sem sinal')).toBeVisible();

  await page.keyboard.press('/');
  // A whole code would open its only product.
  await page.keyboard.type(DIPIRONA.ean.slice(-6));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('grid', { name: 'Produtos' })).toContainText(DIPIRONA.ean);
  await expect(rows(page).first()).toBeFocused();
  await page.keyboard.type('100');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('spinbutton', { name: `Quantidade de ${DIPIRONA.nome}` })).toHaveValue('100');

  await page.keyboard.press('/');
  await tabTo(page, page.getByRole('button', { name: /^Carrinho/ }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Ir para o Carrinho' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Carrinho' })).toBeVisible();
  await tabTo(page, page.getByRole('button', { name: 'Finalizar' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alertdialog', { name: 'Finalizar pedido' })).toBeVisible();
  await page.keyboard.press('Enter');
  expect(await confirmedNumbers(page)).toEqual(await server.orders());
});
