import { expect, test } from './support/journey.ts';
import { expectNothingKept } from './support/kept.ts';
import { look } from './support/look.ts';
import { DIPIRONA, HUMALOG } from './support/produtos.ts';
import { createProfile } from './support/profile.ts';
import {
  confirmedNumbers,
  counterIn,
  enter,
  finalise,
  headerTotal,
  openCarrinho,
  order,
  rowOf,
  search,
} from './support/steps.ts';
import { setSignal } from './support/watch.ts';

test('an order made without a signal outlives the browser and is confirmed by itself when the signal is back', async ({
  server,
  device,
  watch,
}, testInfo) => {
  const profile = createProfile(testInfo, server.url, watch, device.copy());
  const first = await profile.start(true);
  const page = first.pages()[0] ?? (await first.newPage());
  await enter(page);

  await setSignal(first, watch, false);
  // Before anything is asked of the server.
  await expect(page.getByRole('button', { name: /^Sem sinal/ })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('button', { name: /^Sem sinal/ })).toBeVisible();
  await search(page, 'dipirona 500');
  await expect(rowOf(page, DIPIRONA.ean)).toContainText(/R\$\s*\d/);
  await counterIn(rowOf(page, DIPIRONA.ean)).fill('80');
  await order(page, HUMALOG, 5);
  await expect.poll(() => headerTotal(page)).toBeGreaterThan(100_00);
  await look(page, 'sem-sinal-busca');

  await openCarrinho(page);
  await expect(page.getByRole('main').getByText('na fila')).toHaveCount(2);
  await look(page, 'sem-sinal-carrinho');
  const code = await finalise(page);
  expect(code).toMatch(/^[A-Z0-9]{3}-\d{3}$/);
  await expect(page.getByText(/^No aparelho/)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Aguardando envio' })).toBeVisible();
  await expect(page.getByRole('main')).not.toContainText(/Confirmado nº|sucesso|Pedidos confirmados/i);
  await look(page, 'sem-sinal-confirmacao');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: `Pedido ${code}` })).toBeVisible();
  await page.getByRole('button', { name: /Abrir sincronização/ }).click();
  await expect(page.getByRole('dialog', { name: 'Sincronização' })).toContainText(`Pedido ${code}`);
  await look(page, 'sem-sinal-sincronizacao');
  expect(await server.orders()).toEqual([]);
  await first.close();

  const second = await profile.start(false);
  watch.expect(/net::ERR_INTERNET_DISCONNECTED/);
  const again = second.pages()[0] ?? (await second.newPage());
  await again.goto('/');
  const orders = again.getByRole('region', { name: 'Pedidos neste aparelho' });
  await expect(orders).toContainText('No aparelho');
  await expect(orders).toContainText(code);
  await orders.getByRole('link', { name: code }).click();
  await expect(again.getByRole('heading', { level: 1, name: `Pedido ${code}` })).toBeVisible();

  await setSignal(second, watch, true);
  const numbers = await confirmedNumbers(again);
  expect(numbers).toHaveLength(2);
  expect(numbers).toEqual(await server.orders());
  await expectNothingKept(again);
  await second.close();
  profile.remove();
});
