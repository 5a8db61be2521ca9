import { enterCarrinho } from './support/enter-carrinho.ts';
import { expect, test } from './support/journey.ts';
import { look } from './support/look.ts';
import { DIPIRONA } from './support/produtos.ts';
import { confirmedNumbers, questionBox, toCents } from './support/steps.ts';
import { setSignal } from './support/watch.ts';

test('cashback is chosen without a signal, goes with the order and leaves the balance', async ({
  page,
  context,
  server,
  watch,
}) => {
  await enterCarrinho(page, server, [[DIPIRONA, 50]]);
  await setSignal(context, watch, false);

  const bar = page.getByRole('region', { name: 'Total do carrinho' });
  const whole = toCents(
    (await bar
      .getByText(/^Total/)
      .locator('..')
      .textContent()) ?? '',
  );
  await bar.getByRole('checkbox', { name: /Usar cashback/ }).check();
  const valor = bar.getByRole('textbox', { name: 'Valor do cashback' });
  await expect(valor).toHaveValue('45,90');
  await look(page, 'carrinho-cashback');
  await valor.fill('900');
  await valor.press('Enter');
  await expect(valor).toHaveValue('45,90');
  await valor.fill('40');
  await valor.press('Enter');
  await page.reload();
  await expect(valor).toHaveValue('40,00');
  await expect
    .poll(async () =>
      toCents(
        (await bar
          .getByText(/^A pagar/)
          .locator('..')
          .textContent()) ?? '',
      ),
    )
    .toBe(whole - 4000);

  await page.getByRole('button', { name: 'Finalizar' }).click();
  await expect(questionBox(page)).toContainText(/Cashback\s*-R\$\s40,00/);
  await look(page, 'carrinho-cashback-pergunta');
  await questionBox(page).getByRole('button', { name: 'Sim, finalizar' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /^Pedido / })).toBeVisible();

  await setSignal(context, watch, true);
  const [idPrePedido] = await confirmedNumbers(page);
  const pedido = await server.db
    .selectFrom('prePedido')
    .select(['idPrePedido', 'valorCashbackAplicado'])
    .executeTakeFirstOrThrow();
  expect(pedido).toEqual({ idPrePedido, valorCashbackAplicado: 4000 });
  const cliente = await server.db
    .selectFrom('pessoa')
    .select('saldoCashback')
    .where('idPessoa', '=', 101)
    .executeTakeFirstOrThrow();
  expect(cliente.saldoCashback).toBe(590);
});
