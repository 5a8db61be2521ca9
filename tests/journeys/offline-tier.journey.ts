import { enterCarrinho } from './support/enter-carrinho.ts';
import { expect, test } from './support/journey.ts';
import { LOSARTANA } from './support/produtos.ts';
import { confirmedNumbers, finalise, headerTotal } from './support/steps.ts';
import { setSignal } from './support/watch.ts';

test('a volume tier reached on a cart that was opened without a signal is priced as the server prices it', async ({
  page,
  context,
  server,
  watch,
}) => {
  await enterCarrinho(page, server, [[LOSARTANA, 20]]);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);

  await setSignal(context, watch, false);
  await page.reload();
  const counter = page.getByRole('spinbutton', { name: new RegExp(LOSARTANA.nome.slice(0, 20)) });
  await expect(counter).toHaveValue('20');
  await counter.fill('60');
  await counter.press('Enter');
  await expect(page.getByRole('main').getByText('na fila')).toHaveCount(1);
  // With the tier, once the catalogue is read from the disk.
  const seen = 48_014;
  await expect.poll(() => headerTotal(page)).toBe(seen);
  await finalise(page);

  await setSignal(context, watch, true);
  const [number] = await confirmedNumbers(page);
  const { total } = await server.db
    .selectFrom('prePedido')
    .select('total')
    .where('idPrePedido', '=', Number(number))
    .executeTakeFirstOrThrow();
  expect(total).toBe(seen);
});
