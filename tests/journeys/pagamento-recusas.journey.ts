import type { Route } from '@playwright/test';
import { MARKER_HEADER, MARKER_VALUE } from '#contract/headers.ts';
import { expect, test } from './support/journey.ts';
import { look } from './support/look.ts';
import { acceptPoliticas, changeMetodo, finalizar, goToPagamento, grupoDe } from './support/pagamento.ts';
import { DIPIRONA } from './support/produtos.ts';
import { enterBusca, openCarrinho, order } from './support/steps.ts';

const GERAL = 'Produtos em geral';
const LIBERADO = 12;
const RECUSA = {
  Codigo: 'limite-excedido' as const,
  Message: 'Atenção!',
  Description: 'O crédito está em análise. Tente de novo em um minuto.',
};

test('a Pix is paid in the dialog of its order, which says so and closes', async ({ page, server }) => {
  await enterBusca(page);
  await order(page, DIPIRONA, 20);
  await goToPagamento(page, { [GERAL]: /^Pix/ });
  const { idCarrinho } = await server.db
    .selectFrom('carrinho')
    .select('idCarrinho')
    .executeTakeFirstOrThrow();
  await page.goto(`/confirmacao?carrinho=${idCarrinho}`);
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
  const made = await server.db.selectFrom('prePedido').select('idPedidoSituacao').execute();
  expect(made.map((p) => p.idPedidoSituacao)).toEqual([LIBERADO]);
});

test('what was refused when going on can be tried again, under a key of its own', async ({
  page,
  server,
  watch,
}) => {
  await enterBusca(page);
  await order(page, DIPIRONA, 20);
  await openCarrinho(page);
  watch.expect(/422/);
  const keys: (string | undefined)[] = [];
  await page.route('**/api/Carrinho/ConfirmarCarrinho**', async (route) => {
    keys.push(route.request().headers()['idempotency-key']);
    if (keys.length > 1) return route.continue();
    await route.fulfill({ status: 422, headers: { [MARKER_HEADER]: MARKER_VALUE }, json: RECUSA });
  });
  await page.getByRole('button', { name: new RegExp(`alterar o pagamento de ${GERAL}`) }).click();
  const choices = page.getByRole('dialog', { name: /^Pagamento de / });
  await choices.getByRole('option', { name: /^Pix/ }).first().click();
  const goOn = async () => {
    await page.getByRole('button', { name: 'Continuar', exact: true }).click();
    await page.getByRole('button', { name: 'Sim, continuar' }).click();
  };
  await goOn();
  const box = page.getByRole('alertdialog', { name: RECUSA.Message });
  await expect(box).toContainText(RECUSA.Description);
  await box.getByRole('button', { name: 'OK' }).click();
  expect(await server.orders()).toEqual([]);
  await goOn();
  await expect(page).toHaveURL('/pagamento');
  expect(await server.orders()).toHaveLength(1);
  expect(new Set(keys).size).toBe(2);
});

test('a reload while the payment is being ended leads to what it became, and the home page keeps it', async ({
  page,
  server,
}) => {
  await enterBusca(page);
  await order(page, DIPIRONA, 20);
  await goToPagamento(page, { [GERAL]: /^Pix/ });
  await changeMetodo(grupoDe(page, GERAL), /^Depósito/);
  await expect(page.getByText(/^Faça o depósito ou a transferência/)).toBeVisible();
  await acceptPoliticas(page);
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
  const [numero] = await server.orders();
  const pedido = page.getByRole('heading', { level: 3, name: new RegExp(`nº ${numero}`) });
  await expect(pedido).toBeVisible();
  await page.getByRole('link', { name: 'Maleta, início' }).click();
  const made = page.getByRole('region', { name: 'Pedidos neste aparelho' });
  await expect(made).toContainText('Pagamento');
  await expect(made).toContainText('Confirmado');
  await look(page, 'inicio-pagamento-feito');
  await made.getByRole('link').first().click();
  await expect(pedido).toBeVisible();
  expect(await server.orders()).toHaveLength(1);
});
