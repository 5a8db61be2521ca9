import { enterCarrinho } from './support/enter-carrinho.ts';
import { expect, test } from './support/journey.ts';
import { look } from './support/look.ts';
import { DIPIRONA } from './support/produtos.ts';
import { awaitSent, questionBox } from './support/steps.ts';

test('two tabs that both finalise the same cart with a double click make one order', async ({
  page,
  context,
  server,
}) => {
  await enterCarrinho(page, server, [[DIPIRONA, 100]]);
  const other = await context.newPage();
  await other.goto('/carrinho');
  await expect(other.getByRole('button', { name: 'Finalizar' })).toBeVisible();

  const tabs = [page, other];
  for (const tab of tabs) await tab.getByRole('button', { name: 'Finalizar' }).dblclick();
  await Promise.all(
    tabs.map((tab) => questionBox(tab).getByRole('button', { name: 'Sim, finalizar' }).dblclick()),
  );

  await expect.poll(() => server.orders()).toHaveLength(1);
  const [number] = await server.orders();
  for (const tab of tabs) {
    const told = tab.getByRole('heading', { level: 3, name: `Confirmado nº ${number}` });
    const refused = tab
      .getByRole('alertdialog')
      .getByText(/O carrinho mudou|carrinho está vazio|já foi finalizado ou esvaziado/);
    await expect(told.or(refused).first()).toBeVisible();
    if (await told.isVisible()) continue;
    await tab.bringToFront();
    await tab.getByRole('alertdialog').getByRole('button', { name: 'OK' }).click();
    // A sign of life, or the empty cart goes home.
    await tab.keyboard.press('Shift');
    await expect(tab.getByRole('link', { name: 'Ver o último pedido' })).toBeVisible();
    await look(tab, 'carrinho-vazio-com-pedido');
    await tab.getByRole('link', { name: 'Ver o último pedido' }).click();
    await expect(told).toBeVisible();
  }
  await awaitSent(page);
  expect(await server.orders()).toEqual([number]);
});
