import { expect, test } from './support/journey.ts';
import { lookHere } from './support/look.ts';
import { DIPIRONA, HUMALOG } from './support/produtos.ts';
import { awaitSent, carrinhoTop, enterBusca, lateral, order, toCents } from './support/steps.ts';
import { setSignal } from './support/watch.ts';

test('the side cart is changed without a signal, and closes by Escape and a press outside', async ({
  page,
  context,
  watch,
}) => {
  await enterBusca(page);
  await order(page, DIPIRONA, 20);
  await order(page, HUMALOG, 2);
  await awaitSent(page);
  await setSignal(context, watch, false);

  await carrinhoTop(page).click();
  const side = lateral(page);
  await expect(side.getByText(DIPIRONA.nome)).toBeVisible();
  expect((await side.boundingBox())?.width).toBe(320);
  await lookHere(page, 'carrinho-lateral');

  const counter = side.getByRole('spinbutton', { name: `Quantidade de ${DIPIRONA.nome}` });
  const before = toCents((await carrinhoTop(page).textContent()) ?? '');
  await side.getByRole('button', { name: `Aumentar a quantidade de ${DIPIRONA.nome}` }).click();
  await side.getByRole('button', { name: `Aumentar a quantidade de ${DIPIRONA.nome}` }).click();
  await expect(counter).toHaveValue('22');
  await expect(side.getByText('estimado')).toBeVisible();
  await expect
    .poll(async () => toCents((await carrinhoTop(page).textContent()) ?? ''))
    .toBeGreaterThan(before);

  await side.getByRole('button', { name: `Remover ${HUMALOG.nome}` }).click();
  const box = page.getByRole('alertdialog');
  await expect(box).toContainText('Realmente deseja remover o item(s)');
  await box.getByRole('button', { name: 'Remover' }).click();
  await expect(side.getByText(HUMALOG.nome)).toHaveCount(0);
  await expect(page.getByText('Item removido do carrinho.').last()).toBeVisible();

  await page.keyboard.press('Escape');
  await expect(side).toHaveCount(0);
  await expect(carrinhoTop(page)).toBeFocused();
  await carrinhoTop(page).click();
  await expect(side).toBeVisible();
  // Not as the second tap of a double one.
  await page.waitForTimeout(600);
  await page.mouse.click(20, 900);
  await expect(side).toHaveCount(0);

  await setSignal(context, watch, true);
  await awaitSent(page);
  await carrinhoTop(page).click();
  await side.getByRole('button', { name: 'Ir para o Carrinho' }).click();
  await expect(page).toHaveURL('/carrinho');
  await expect(page.getByRole('spinbutton', { name: `Quantidade de ${DIPIRONA.nome}` })).toHaveValue('22');
});
