import type { Route } from '@playwright/test';
import { enterCarrinho } from './support/enter-carrinho.ts';
import { expect, test } from './support/journey.ts';
import { look } from './support/look.ts';
import {
  CARTAO_BOM,
  changeMetodo,
  fillCartao,
  finalizar,
  goToPagamento,
  grupoDe,
} from './support/pagamento.ts';
import { DIPIRONA, HUMALOG } from './support/produtos.ts';
import { enterBusca, openCarrinho, order } from './support/steps.ts';
import { setSignal } from './support/watch.ts';

const GERAL = 'Produtos em geral';
const REFRIGERADOS = 'Refrigerados';
const A_PAGAR = 11;
const LIBERADO = 12;

test('the orders of a cart are paid from their confirmation, one by card and one by Pix', async ({
  page,
  server,
}) => {
  await enterCarrinho(page, server, [
    [DIPIRONA, 20],
    [HUMALOG, 2],
  ]);
  await goToPagamento(page, { [GERAL]: /^Pix/, [REFRIGERADOS]: /^Cartão de crédito/ });
  const { idCarrinho } = await server.db
    .selectFrom('carrinho')
    .select('idCarrinho')
    .executeTakeFirstOrThrow();
  await page.goto(`/confirmacao?carrinho=${idCarrinho}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Pedidos aguardam pagamento' })).toBeVisible();
  await look(page, 'confirmacao-a-pagar');

  await test.step('a card is charged in the dialog of its order', async () => {
    await page.getByRole('button', { name: /^Pagar com cartão/ }).click();
    const dialog = page.getByRole('dialog', { name: 'Pagamento com cartão de crédito' });
    await expect(dialog.getByText('Valor do ST FCP')).toBeVisible();
    await fillCartao(dialog, CARTAO_BOM);
    await look(page, 'pagamento-dialogo-cartao');
    await dialog.getByRole('button', { name: 'Pagar', exact: true }).click();
    const box = page.getByRole('alertdialog', { name: 'Sucesso' });
    await expect(box).toContainText('Pagamento realizado com sucesso.');
    await box.getByRole('button', { name: 'OK' }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('heading', { level: 3, name: /^Confirmado nº/ })).toBeVisible();
  });

  await test.step('a Pix is paid in the dialog of its order, which leads to the order', async () => {
    await page.getByRole('button', { name: /^Pagar com Pix/ }).click();
    const dialog = page.getByRole('dialog', { name: 'Pagamento com Pix' });
    await expect(dialog.getByRole('img', { name: 'QR Code do Pix' })).toBeVisible();
    await look(page, 'pagamento-dialogo-pix');
    const [pix] = server.pagamentos.listarPix();
    expect(server.pagamentos.liquidarPix(pix?.txid ?? '')).toBe(true);
    const box = page.getByRole('alertdialog', { name: 'Sucesso' });
    await expect(box).toContainText('O pagamento foi realizado com sucesso!');
    await box.getByRole('button', { name: 'OK' }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('heading', { level: 1, name: /^Pedido nº/ })).toBeVisible();
  });

  const made = await server.db.selectFrom('prePedido').select('idPedidoSituacao').execute();
  expect(made.map((p) => p.idPedidoSituacao)).toEqual([LIBERADO, LIBERADO]);
});

test('a payment that was left, cut off and reloaded leads to its result', async ({
  page,
  context,
  server,
  watch,
}) => {
  await enterBusca(page);
  await order(page, DIPIRONA, 20);
  await openCarrinho(page);
  await goToPagamento(page, { [GERAL]: /^Pix/ });
  const grupo = grupoDe(page, GERAL);

  await test.step('the way back leads home, and the cart leads to its payment', async () => {
    await page.goBack();
    await expect(page).toHaveURL(/\/$/);
    await page.goto('/carrinho');
    await expect(page.getByRole('heading', { level: 1, name: 'Pagamento' })).toBeVisible();
  });

  await test.step('a reload without a signal says so, and goes on by itself with one', async () => {
    await setSignal(context, watch, false);
    await page.reload();
    await expect(page.getByText('Pagar precisa de sinal')).toBeVisible();
    await look(page, 'pagamento-precisa-de-sinal');
    await setSignal(context, watch, true);
    await expect(grupo.getByRole('img', { name: 'QR Code do Pix' })).toBeVisible();
    await expect(page.getByText('Pagar precisa de')).toHaveCount(0);
  });

  const [numero] = await server.orders();
  const pedido = page.getByRole('heading', { level: 3, name: new RegExp(`nº ${numero}`) });
  await test.step('a reload while the server ends the payment leads to the order', async () => {
    await changeMetodo(grupo, /^Depósito/);
    await expect(page.getByText(/^Faça o depósito ou a transferência/)).toBeVisible();
    let isDone = false;
    // The server ends the payment; its answer never reaches the page.
    const swallow = async (route: Route) => {
      await route.fetch();
      isDone = true;
    };
    await page.route('**/api/pagamento/finalizar', swallow);
    await finalizar(page);
    await expect.poll(() => isDone).toBe(true);
    // Not unrouted before: the request that is held would go out a second time.
    await page.reload();
    await page.unroute('**/api/pagamento/finalizar', swallow);
    await expect(pedido).toBeVisible();
  });

  await test.step('an order paid by deposit says where to', async () => {
    await page.getByRole('button', { name: /^Dados do depósito/ }).click();
    const dialog = page.getByRole('dialog', { name: 'Dados do depósito' });
    await expect(dialog).toContainText('Agência');
    await look(page, 'pagamento-dialogo-deposito');
    await expect(dialog.getByRole('button', { name: 'Pagar' })).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  });

  await test.step('the home page keeps the order', async () => {
    await page.getByRole('link', { name: 'Maleta, início' }).click();
    const made = page.getByRole('region', { name: 'Pedidos neste aparelho' });
    await expect(made).toContainText('Pagamento');
    await expect(made).toContainText('Aguarda pagamento nº');
    await look(page, 'inicio-pagamento-feito');
    await made.getByRole('link').first().click();
    await expect(pedido).toBeVisible();
  });
  const made = await server.db.selectFrom('prePedido').select('idPedidoSituacao').execute();
  expect(made.map((p) => p.idPedidoSituacao)).toEqual([A_PAGAR]);
});
