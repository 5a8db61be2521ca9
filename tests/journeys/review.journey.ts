import type { BrowserContext, Page } from '@playwright/test';
import type { Database } from '#server/db/schema/schema.ts';
import { desk } from '#tests/support/desk.ts';
import { enterCarrinho } from './support/enter-carrinho.ts';
import { expect, test } from './support/journey.ts';
import { look } from './support/look.ts';
import { DIPIRONA, HUMALOG, idOf, LOSARTANA } from './support/produtos.ts';
import type { JourneyServer } from './support/server.ts';
import {
  awaitSent,
  confirmedNumbers,
  enter,
  enterBusca,
  finalise,
  openCarrinho,
  order,
  toCents,
} from './support/steps.ts';
import { setSignal, type Watch } from './support/watch.ts';

/** The office's part meanwhile: another unit price, in percent of the present one. */
const reprice = async (db: Database, produto: { ean: string }, percent: number) =>
  desk.price(db, await idOf(db, produto), percent);

/** Somebody finalises 40 of a product that the server knows of, where there is no signal. */
async function finaliseWithoutSignal(
  page: Page,
  { context, server, watch }: { context: BrowserContext; server: JourneyServer; watch: Watch },
): Promise<void> {
  await enterCarrinho(page, server, [[DIPIRONA, 40]]);
  await setSignal(context, watch, false);
  await finalise(page);
}

test('an order that got dearer and scarcer is decided line by line, and goes with the total that was shown', async ({
  page,
  context,
  server,
  watch,
}) => {
  await enterCarrinho(page, server, [
    [DIPIRONA, 40],
    [LOSARTANA, 40],
  ]);
  await setSignal(context, watch, false);
  await finalise(page);
  await expect(page.getByRole('button', { name: 'Tirar da fila e voltar ao carrinho' })).toBeVisible();
  await look(page, 'revisao-no-aparelho');
  await reprice(server.db, DIPIRONA, 120);
  await desk.stock(server.db, await idOf(server.db, LOSARTANA), 30);
  watch.expect(/status of 409/);
  await setSignal(context, watch, true);

  const review = page.getByRole('region', { name: 'Precisa de você' });
  await expect(review).toBeVisible();
  await expect(review.getByRole('button', { name: /^Aceitar tudo e enviar Drogaria Aurora/ })).toBeVisible();
  await look(page, 'revisao');

  await review.getByRole('button', { name: `Aceitar: ${DIPIRONA.nome}` }).click();
  await review.getByRole('button', { name: `Alterar quantidade: ${LOSARTANA.nome}` }).click();
  const counter = review.getByRole('spinbutton', { name: `Quantidade de ${LOSARTANA.nome}` });
  await expect(counter).toBeFocused();
  await counter.fill('20');
  await counter.press('Enter');
  const send = review.getByRole('button', { name: /^Enviar assim Drogaria Aurora/ });
  await expect(send).toBeVisible();
  const promised = toCents((await send.textContent()) ?? '');
  await page.reload();
  await expect(send).toBeVisible();
  expect(toCents((await send.textContent()) ?? '')).toBe(promised);
  await look(page, 'revisao-decidida');

  await send.click();
  const [number] = await confirmedNumbers(page);
  const made = await server.db.selectFrom('prePedido').select(['idPrePedido', 'total']).execute();
  expect(made).toEqual([{ idPrePedido: number, total: promised }]);
});

test('a group that changed waits while the other is an order; of two that changed one may stay in the cart', async ({
  page,
  context,
  server,
  watch,
}) => {
  const review = page.getByRole('region', { name: 'Precisa de você' });
  const finaliseBoth = async () => {
    await order(page, DIPIRONA, 40);
    await order(page, HUMALOG, 3);
    await awaitSent(page);
    await openCarrinho(page);
    await setSignal(context, watch, false);
    await finalise(page);
  };
  await enterBusca(page);

  await test.step('one that changed waits', async () => {
    await finaliseBoth();
    await reprice(server.db, HUMALOG, 150);
    await setSignal(context, watch, true);
    await expect(review).toBeVisible();
    const [number] = await confirmedNumbers(page);
    expect(await server.orders()).toEqual([number]);
    await expect(review.getByText('HUMALOG').first()).toBeVisible();
    await expect(review.getByText(DIPIRONA.nome)).toHaveCount(0);
    await look(page, 'revisao-parcial');
    await review.getByRole('button', { name: /^Aceitar tudo e enviar/ }).click();
    await expect(review).toHaveCount(0);
    await expect.poll(() => confirmedNumbers(page)).toHaveLength(2);
    expect(await server.orders()).toHaveLength(2);
  });

  await test.step('one of two that changed stays in the cart by choice', async () => {
    await finaliseBoth();
    await reprice(server.db, DIPIRONA, 110);
    await reprice(server.db, HUMALOG, 150);
    watch.expect(/status of 409/);
    await setSignal(context, watch, true);
    await expect(review).toBeVisible();
    await review.getByRole('checkbox', { name: /^Manter este grupo no carrinho .* Refrigerados$/ }).check();
    await expect(review.getByRole('checkbox', { name: /Produtos em geral$/ })).toHaveCount(0);
    const send = review.getByRole('button', { name: /^Aceitar o resto e enviar/ });
    await look(page, 'revisao-dois-grupos');
    const promised = toCents((await send.textContent()) ?? '');
    await send.click();
    await confirmedNumbers(page);
    const made = await server.db
      .selectFrom('prePedido')
      .select(['idCarrinhoGrupoTipo', 'total'])
      .orderBy('idPrePedido')
      .execute();
    expect(made.slice(2)).toEqual([{ idCarrinhoGrupoTipo: 1, total: promised }]);
    await openCarrinho(page);
    await expect(page.getByText(HUMALOG.nome)).toBeVisible();
    await expect(page.getByText(DIPIRONA.nome)).toHaveCount(0);
  });
});

test('a line of another device after the confirmation is shown as new and sent only after another confirmation', async ({
  page,
  context,
  browser,
  baseURL,
  server,
  watch,
}) => {
  await finaliseWithoutSignal(page, { context, server, watch });
  const elsewhere = await browser.newContext({ baseURL: baseURL ?? '' });
  await watch.follow(elsewhere);
  const other = await elsewhere.newPage();
  await enter(other);
  await order(other, LOSARTANA, 30);
  await awaitSent(other);
  await elsewhere.close();
  watch.expect(/status of 409/);
  await setSignal(context, watch, true);

  const review = page.getByRole('region', { name: 'Precisa de você' });
  await expect(review.getByText(LOSARTANA.nome)).toBeVisible();
  await expect(review.getByText(/^Não estava no pedido que você confirmou/)).toHaveCount(1);
  await look(page, 'revisao-linha-nova');
  expect(await server.orders()).toEqual([]);
  await review.getByRole('button', { name: `Remover: ${LOSARTANA.nome}` }).click();
  await review.getByRole('button', { name: /^Enviar assim/ }).press('Enter');
  expect(await confirmedNumbers(page)).toHaveLength(1);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  expect(await server.orders()).toHaveLength(1);
});

test('a waiting order is taken back at once, a tried one only by the server’s word, or shows its number if it had arrived; a cheaper one goes by itself', async ({
  page,
  context,
  server,
  watch,
}) => {
  await finaliseWithoutSignal(page, { context, server, watch });
  await page.getByRole('button', { name: 'Tirar da fila e voltar ao carrinho' }).click();
  await expect(page.getByText('Este pedido voltou para o carrinho e não foi enviado.')).toBeVisible();
  await openCarrinho(page);
  await expect(page.getByText(DIPIRONA.nome)).toBeVisible();

  await setSignal(context, watch, true);
  await awaitSent(page);
  watch.expect(/503|net::ERR_/);
  server.levers.beforeHandling = ({ path }) => (path.endsWith('/ConfirmarCarrinho') ? 'reset' : undefined);
  await finalise(page);
  const ask = page.getByRole('button', { name: 'Pedir ao servidor para não aceitar' });
  await expect(ask).toBeVisible();
  await look(page, 'revisao-tentado');
  await setSignal(context, watch, false);
  const question = page.getByRole('alertdialog', { name: 'Não aceitar este pedido' });
  await ask.click();
  await question.getByRole('button', { name: 'Pedir ao servidor' }).click();
  const sentence = page.getByRole('alertdialog', { name: 'Mensagem' });
  await expect(sentence).toContainText('Sem sinal: não foi possível perguntar ao servidor. Nada mudou');
  await sentence.getByRole('button', { name: 'OK' }).click();

  await context.setOffline(false);
  await expect(ask).toBeVisible();
  await ask.click();
  await question.getByRole('button', { name: 'Pedir ao servidor' }).click();
  await expect(page.getByText('Este pedido voltou para o carrinho e não foi enviado.')).toBeVisible();
  server.levers.beforeHandling = null;
  expect(await server.orders()).toEqual([]);
  await openCarrinho(page);
  await expect(page.getByText(DIPIRONA.nome)).toBeVisible();

  await test.step('cheaper', async () => {
    await setSignal(context, watch, false);
    await finalise(page);
    await reprice(server.db, DIPIRONA, 90);
    await setSignal(context, watch, true);
    await confirmedNumbers(page);
    await expect(page.getByText(/^Ficou R\$\s[\d,]+ mais barato e foi enviado assim\.$/)).toBeVisible();
    await look(page, 'revisao-auto');
  });

  await test.step('arrived', async () => {
    await order(page, DIPIRONA, 40);
    await awaitSent(page);
    await openCarrinho(page);
    watch.expect(/net::ERR_/);
    server.levers.beforeReply = ({ path }) => (path.endsWith('/ConfirmarCarrinho') ? 'reset' : undefined);
    await finalise(page);
    await page.getByRole('button', { name: 'Pedir ao servidor para não aceitar' }).click();
    const question = page.getByRole('alertdialog', { name: 'Não aceitar este pedido' });
    await question.getByRole('button', { name: 'Pedir ao servidor' }).click();
    const numbers = await confirmedNumbers(page);
    expect(numbers).toHaveLength(1);
    expect((await server.orders()).slice(1)).toEqual(numbers);
  });
});
