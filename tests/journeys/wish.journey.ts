import { desk } from '#tests/support/desk.ts';
import { expect, test } from './support/journey.ts';
import { look } from './support/look.ts';
import { DIPIRONA, idOf } from './support/produtos.ts';
import { enterBusca, rowOf, search } from './support/steps.ts';
import { setSignal } from './support/watch.ts';

test('a product that is out of stock is asked for without a signal, and the server hears of it once', async ({
  page,
  context,
  server,
  watch,
}) => {
  const idProduto = await idOf(server.db, DIPIRONA);
  await desk.stock(server.db, idProduto, 0);
  await enterBusca(page);
  await search(page, DIPIRONA.ean);
  const row = rowOf(page, DIPIRONA.ean);
  const wish = row.getByRole('button', { name: /^Avise-me Quando Chegar/ });
  // The device heard of the stock.
  await expect(wish).toBeVisible();
  await setSignal(context, watch, false);
  await wish.click();
  await expect(row.getByRole('button', { name: /^Avisaremos quando chegar/ })).toBeFocused();
  await expect(row.getByText('na fila')).toBeVisible();
  await look(page, 'avise-me');

  await setSignal(context, watch, true);
  await expect(row.getByText('na fila')).toHaveCount(0);
  await expect(row.getByText('Avisaremos')).toBeVisible();
  const wishes = await server.db.selectFrom('intencaoCompra').select('idItem').execute();
  expect(wishes).toEqual([{ idItem: idProduto }]);
});
