import { sql } from 'kysely';
import { COMBO_LIMITE_3 } from '#server/demo/seed/combos.ts';
import { keepCombosOpen } from '#tests/support/combos.ts';
import { enterCarrinho } from './support/enter-carrinho.ts';
import { expect, test } from './support/journey.ts';
import { look } from './support/look.ts';
import { DIPIRONA } from './support/produtos.ts';
import { awaitSent, carrinhoTop, openCarrinho, questionBox } from './support/steps.ts';

test('a combo that is over stops the checkout and can be taken out', async ({ page, server, watch }) => {
  // The server's no, as the browser notes it.
  watch.expect(/the server responded with a status of 422/);
  // The conditions that the customer buys by are changed below: the combos are read whole.
  watch.expect(/status of 410 .*combosMudados/);
  await keepCombosOpen(server.db);
  await server.db.updateTable('clienteCondicaoFilial').set({ minimoCompra: 0 }).execute();
  await page.goto(`/com?id=${COMBO_LIMITE_3}`);
  // A read of the cart would take the combo out before the checkout asks about it: from then on reads get this one.
  let kept = '';
  let isOver = false;
  await page.route('**/api/Carrinho?*', async (route) => {
    const response = await route.fetch();
    if (!isOver) kept = await response.text();
    await route.fulfill({ response, body: kept });
  });
  await page.getByRole('button', { name: /^Comprar/ }).click();
  await expect(carrinhoTop(page, /^Carrinho, 1 ite/)).toBeVisible();
  await awaitSent(page);
  await openCarrinho(page);
  await expect.poll(() => kept).toContain(`"idItem":${COMBO_LIMITE_3},"idItemTipo":2`);
  isOver = true;
  await server.db
    .updateTable('promocaoCombo')
    .set({ dataInicial: sql<string>`date '2020-01-01'`, dataFinal: sql<string>`date '2020-01-01'` })
    .where('idPromocaoCombo', '=', COMBO_LIMITE_3)
    .execute();
  await page.getByRole('button', { name: 'Finalizar', exact: true }).click();
  const box = page.getByRole('alertdialog', { name: 'O carrinho possui combo inválido' });
  await expect(box).toContainText('Deseja remover este combo do carrinho?');
  await look(page, 'checkout-combo-invalido');
  await box.getByRole('button', { name: 'Remover combo' }).click();
  await expect(page.getByText('Seu carrinho está vazio', { exact: true })).toBeVisible();
  expect(await server.orders()).toEqual([]);
});

test('a user who gives orders data of their own fills them in before the question', async ({
  page,
  server,
}) => {
  await server.db.updateTable('preferenciaUsuario').set({ informarDadosExtrasPedido: true }).execute();
  await enterCarrinho(page, server, [[DIPIRONA, 50]]);
  const dados = page.getByRole('dialog', { name: 'Informar Dados Extras do Pedido' });
  // The preference is heard when the cart is opened; who is faster than that is not asked.
  await expect(async () => {
    if (await questionBox(page).isVisible()) await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Finalizar', exact: true }).click({ timeout: 2000 });
    await expect(dados).toBeVisible({ timeout: 2000 });
  }).toPass({ timeout: 30_000 });
  const numero = dados.getByLabel('Número do pedido do cliente');
  const marca = dados.getByRole('checkbox', { name: 'Informar dados extras do pedido' });
  if (!(await marca.isChecked())) await marca.check();
  await numero.fill('PC-4711');
  await look(page, 'checkout-dados-extras');
  await dados.getByRole('button', { name: 'Continuar' }).click();
  await expect(questionBox(page)).toContainText('PC-4711');
  // The policies that the yes accepts can be read before it; the question stands meanwhile.
  await questionBox(page).getByRole('button', { name: 'Ler as políticas da empresa' }).click();
  const politica = page.getByRole('dialog', { name: 'Política comercial' });
  await expect(politica).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(politica).toBeHidden();
  await expect(questionBox(page).getByRole('button', { name: 'Ler as políticas da empresa' })).toBeFocused();
  await look(page, 'checkout-pergunta');
  await questionBox(page).getByRole('button', { name: 'Sim, finalizar' }).click();
  await expect.poll(() => server.orders()).toHaveLength(1);
  const [made] = await server.db.selectFrom('prePedido').select('numeroPedidoCliente').execute();
  expect(made?.numeroPedidoCliente).toBe('PC-4711');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('an order paid by deposit says where to, from its confirmation', async ({ page, server }) => {
  await enterCarrinho(page, server, [[DIPIRONA, 50]]);
  await page.getByRole('button', { name: /alterar o pagamento de / }).click();
  const choices = page.getByRole('dialog', { name: /^Pagamento de / });
  await choices.getByRole('option', { name: /^Depósito/ }).click();
  await expect(page.getByRole('button', { name: /^Depósito.*alterar o pagamento de / })).toBeVisible();
  await page.getByRole('button', { name: 'Finalizar', exact: true }).click();
  await questionBox(page).getByRole('button', { name: 'Sim, finalizar' }).click();
  await page.getByRole('button', { name: /^Dados do depósito/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Dados do depósito' });
  await expect(dialog).toContainText('Agência');
  await look(page, 'pagamento-dialogo-deposito');
  await expect(dialog.getByRole('button', { name: 'Pagar' })).toHaveCount(0);
  const [made] = await server.db.selectFrom('prePedido').select('idPedidoSituacao').execute();
  expect(made?.idPedidoSituacao).toBe(11);
});
