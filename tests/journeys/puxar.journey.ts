import type { Page } from '@playwright/test';
import { openPedidos } from './support/historico.ts';
import { expect, test } from './support/journey.ts';

const FROM = { x: 300, y: 420 };

/** A finger goes down the page by so many pixels and is lifted. */
async function pull(page: Page, px: number): Promise<void> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Emulation.setTouchEmulationEnabled', { enabled: true });
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', y?: number) =>
    cdp.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: y === undefined ? [] : [{ x: FROM.x, y }],
    });
  await touch('touchStart', FROM.y);
  for (let step = 1; step <= 8; step += 1) await touch('touchMove', FROM.y + (px * step) / 8);
  await touch('touchEnd');
  await cdp.send('Emulation.setTouchEmulationEnabled', { enabled: false });
  await cdp.detach();
}

test('a page that is pulled down asks for news, one that is hardly touched does not', async ({
  page,
  server,
}) => {
  const rows = await openPedidos(page, server);
  await expect(rows.first()).toContainText('Aguardando pagamento');
  await server.db.updateTable('prePedido').set({ idPedidoSituacao: 6 }).execute();

  await pull(page, 60);
  await expect(page.getByText('Atualizando', { exact: true })).toHaveCount(0);
  await pull(page, 220);
  await expect(page.getByText('Atualizando', { exact: true })).toBeAttached();
  await expect(rows.first()).toContainText('Cancelado');

  // The page of an order follows too.
  await rows.first().getByRole('link').click();
  const title = page.getByRole('heading', { level: 1 });
  await expect(title.locator('xpath=..')).toContainText('Cancelado');
  await server.db.updateTable('prePedido').set({ idPedidoSituacao: 10 }).execute();
  await page.evaluate(() => scrollTo(0, 0));
  await pull(page, 220);
  await expect(title.locator('xpath=..')).toContainText('Entregue');
  await expect(page.getByText('Atualizando', { exact: true })).toHaveCount(0);
});
