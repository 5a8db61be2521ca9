import { desk } from '#tests/support/desk.ts';
import { expect, newDevice } from './support/journey.ts';
import { look } from './support/look.ts';
import { DIPIRONA, idOf } from './support/produtos.ts';
import { enter, rowOf, search } from './support/steps.ts';
import { setSignal } from './support/watch.ts';

newDevice(
  'a product that is out of stock is asked for without a signal, and the server hears of it once',
  async ({ page, context, server, watch }) => {
    const idProduto = await idOf(server.db, DIPIRONA);
    await desk.stock(server.db, idProduto, 0);
    await enter(page);
    await search(page, 'dipirona');
    await setSignal(context, watch, false);
    await search(page, DIPIRONA.ean);
    const row = rowOf(page, DIPIRONA.ean);
    await row.getByRole('button', { name: /^Avise-me Quando Chegar/ }).click();
    await expect(row.getByRole('button', { name: /^Avisaremos quando chegar/ })).toBeFocused();
    await expect(row.getByText('na fila')).toBeVisible();
    await look(page, 'avise-me');

    await setSignal(context, watch, true);
    await expect(row.getByText('na fila')).toHaveCount(0);
    await expect(row.getByText('Avisaremos')).toBeVisible();
    const wishes = await server.db.selectFrom('intencaoCompra').select('idItem').execute();
    expect(wishes).toEqual([{ idItem: idProduto }]);
  },
);
