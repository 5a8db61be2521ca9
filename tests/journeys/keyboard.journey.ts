import { type Page } from '@playwright/test';
import { expect, test } from './support/journey.ts';
import { DIPIRONA } from './support/produtos.ts';
import { confirmedNumbers } from './support/steps.ts';

const MOST_STOPS = 60;

/** Tab until the focus is on what has this name, and it can be seen that it is. */
async function tabTo(
  page: Page,
  role: Parameters<Page['getByRole']>[0],
  name: string | RegExp,
): Promise<void> {
  const wanted = page.getByRole(role, { name });
  for (let stop = 0; stop < MOST_STOPS; stop += 1) {
    if (await wanted.evaluateAll((found) => found.some((e) => e === document.activeElement))) {
      const ring = await page.evaluate(
        () => getComputedStyle(document.activeElement ?? document.body).outlineStyle,
      );
      expect(ring, `focus ring of ${String(name)}`).not.toBe('none');
      return;
    }
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab does not lead to ${role} ${String(name)}`);
}

test('from the log-in to the number with the keyboard alone', async ({ page, server }) => {
  await page.goto('/');
  await tabTo(page, 'button', 'Entrar');
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Usuário')).toBeFocused();
  await page.keyboard.type('representante');
  await page.keyboard.press('Tab');
  await page.keyboard.type('maleta123');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Pronto para trabalhar sem sinal')).toBeVisible();

  await page.keyboard.press('/');
  await page.keyboard.type(DIPIRONA.ean);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('grid', { name: 'Produtos' })).toContainText(DIPIRONA.ean);
  await expect(page.getByRole('searchbox')).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.type('100');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('spinbutton', { name: `Quantidade de ${DIPIRONA.nome}` })).toHaveValue('100');

  await page.keyboard.press('/');
  await tabTo(page, 'button', /^Carrinho/);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Ir para o Carrinho' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Carrinho' })).toBeVisible();
  await tabTo(page, 'button', 'Finalizar');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alertdialog', { name: 'Finalizar pedido' })).toBeVisible();
  await page.keyboard.press('Enter');
  expect(await confirmedNumbers(page)).toEqual(await server.orders());
});
