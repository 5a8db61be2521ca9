import type { Page } from '@playwright/test';
import { must } from '#lib/must.ts';
import { withdrawProduto } from '#server/feed/changes.ts';
import { goByMenu, openPedidos, showAll } from './support/historico.ts';
import { expect, test } from './support/journey.ts';
import { look } from './support/look.ts';
import { CARTAO_BOM, fillCartao, goToPagamento } from './support/pagamento.ts';
import { DIPIRONA } from './support/produtos.ts';
import type { JourneyServer } from './support/server.ts';
import { awaitSent, finalise, headerTotal, openCarrinho, order } from './support/steps.ts';
import { setSignal } from './support/watch.ts';

const box = (page: Page) => page.getByRole('alertdialog');

const press = (page: Page, name: string): Promise<void> =>
  page.getByRole('group', { name: 'Ações dos pedidos' }).getByRole('button', { name }).click();

/** Checks the box's words, and closes it. */
async function expectSaid(page: Page, text: string): Promise<void> {
  await expect(box(page)).toContainText(text);
  await box(page).getByRole('button', { name: 'OK' }).click();
  await expect(box(page)).toBeHidden();
}

/** The lines of the newest order that has several, of the customer who is served. */
async function linesOfNewest({ db }: JourneyServer) {
  const lines = await db
    .selectFrom('prePedidoItem')
    .innerJoin('prePedido', 'prePedido.idPrePedido', 'prePedidoItem.idPrePedido')
    .select(['prePedidoItem.idPrePedido', 'prePedidoItem.idItem'])
    .where('prePedido.idPessoaCliente', '=', 101)
    .where('prePedidoItem.idItemTipo', '=', 1)
    .orderBy('prePedido.dataHora', 'desc')
    .orderBy('prePedido.idPrePedido', 'desc')
    .orderBy('prePedidoItem.posicao')
    .execute();
  const several = lines.find((line) => lines.filter((l) => l.idPrePedido === line.idPrePedido).length > 1);
  return lines.filter((line) => line.idPrePedido === several?.idPrePedido);
}

test('orders are listed, filtered and opened, and without a signal read, shared and added to', async ({
  page,
  context,
  server,
  watch,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const rows = await openPedidos(page, server);
  await expect(page).toHaveURL(/\/pedidos\?de=\d{4}-\d{2}-\d{2}$/);
  await expect(rows.first()).toBeVisible();
  await expect(page.getByText(/^\d+ pedidos · R\$/).first()).toBeVisible();
  const count = await page.getByRole('grid', { name: 'Pedidos' }).getAttribute('aria-rowcount');
  await look(page, 'pedidos');

  await test.step('a filter stands in the address, and its drawer and chip hand the focus on', async () => {
    await page.keyboard.press('Shift+F');
    const drawer = page.getByRole('dialog', { name: 'Filtrar Pedido' });
    await drawer.getByLabel('Entregue').check();
    await look(page, 'pedidos-filtro');
    await page.keyboard.press('Escape');
    await expect(page).toHaveURL(/&sit=10$/);
    await expect(rows.first()).toContainText('Entregue');
    await expect(page.getByRole('button', { name: /^Filtrar/ }).first()).toBeFocused();
    await page.getByRole('button', { name: 'Remover filtro Situação: Entregue' }).press('Enter');
    const chips = page.getByRole('list', { name: 'Filtros escolhidos' });
    await expect(chips.locator('button:focus')).toHaveCount(1);
    await expect(page.getByRole('grid', { name: 'Pedidos' })).toHaveAttribute('aria-rowcount', count ?? '');
    await page.goBack();
    await expect(page).toHaveURL(/&sit=10$/);
    await page.goForward();
    await expect(page.getByRole('grid', { name: 'Pedidos' })).toHaveAttribute('aria-rowcount', count ?? '');
  });

  await test.step('an order is opened by the keyboard, and Back returns to its row', async () => {
    await rows.first().focus();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: /^Pedido nº \d+/ })).toBeVisible();
    await page.goBack();
    await expect(rows.nth(1)).toBeFocused();
  });

  await test.step('an order’s page shows how far it came', async () => {
    await page.keyboard.press('End');
    await rows.last().getByRole('link').click();
    await expect(page.getByRole('list', { name: 'Andamento do pedido' })).toContainText('Feito');
    await expect(page.getByRole('heading', { name: 'Detalhes do pedido' })).toBeVisible();
    await expect(page.getByRole('heading', { name: /^Itens do pedido/ })).toBeVisible();
    await look(page, 'pedido');
  });

  await test.step('without a signal an order’s page survives a reload and is shared', async () => {
    await setSignal(context, watch, false);
    await page.reload();
    await expect(page.getByText(/^Sem sinal. O pedido que está neste aparelho foi lido/)).toBeVisible();
    await look(page, 'pedido-sem-sinal');
    const saving = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Compartilhar' }).click();
    await page.getByRole('menuitem', { name: 'Como PDF' }).click();
    expect((await saving).suggestedFilename()).toMatch(/^pedido-\d+\.pdf$/);
    await page.getByRole('button', { name: 'Compartilhar' }).click();
    await page.getByRole('menuitem', { name: 'Como texto' }).click();
    await expect(page.getByText(/^Pedido nº \d+ copiado\./).first()).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('Sujeito a confirmação.');
  });

  await test.step('an order made without a signal stands on top of the list', async () => {
    await order(page, DIPIRONA, 20);
    await openCarrinho(page);
    const code = await finalise(page);
    await goByMenu(page, 'Meus Pedidos');
    await expect(rows.first()).toContainText(code);
    await expect(rows.first()).toContainText('No aparelho');
    await expect(page.getByText(/^Últimos 7 dias · Lista atualizada /)).toBeVisible();
    await showAll(page);
    await look(page, 'pedidos-sem-sinal');
    await rows.first().getByRole('link', { name: code }).click();
    await expect(page.getByRole('heading', { level: 1, name: `Pedido ${code}` })).toBeVisible();
  });

  await test.step('without a signal the bought products are listed and put into the cart', async () => {
    await goByMenu(page, 'Comprados');
    await page.getByRole('tab', { name: /^Todos \(\d+\)$/ }).click();
    const todos = page.getByRole('list', { name: 'Todos' });
    await expect(todos.getByRole('listitem').first()).toContainText(/^(?:.+)(?:Leva|Levou) \d+ un\./);
    await look(page, 'comprados');
    await todos
      .getByRole('button', { name: /^Pôr \d+ un\. de .* no carrinho$/ })
      .first()
      .click();
    await expect.poll(() => headerTotal(page)).toBeGreaterThan(0);
  });
});

test('an order is repeated once though the server’s answer was lost, and on the device without a signal', async ({
  page,
  context,
  server,
  watch,
}) => {
  const rows = await openPedidos(page, server);
  watch.expect(/net::ERR_(?:CONNECTION_RESET|EMPTY_RESPONSE|CONNECTION_CLOSED)/);
  const unidades = async () => {
    const rows = await server.db.selectFrom('carrinhoItem').select('quantidade').execute();
    return rows.reduce((sum, { quantidade }) => sum + quantidade, 0);
  };
  const [newest, ...others] = await linesOfNewest(server);
  expect(others.length).toBeGreaterThan(0);
  await withdrawProduto(server.db, must(newest, 'line').idItem);
  const done = page.getByRole('dialog', { name: 'Repetir Pedido' });
  const repeat = async () => {
    await rows
      .filter({ hasText: String(newest?.idPrePedido) })
      .getByRole('radio')
      .check();
    await press(page, 'Repetir Pedido');
    await expect(done.or(box(page))).toBeVisible();
  };
  server.levers.beforeReply = ({ path }) => (path.endsWith('/repetir') ? 'reset' : undefined);
  await repeat();
  await expect(box(page)).toContainText('não se sabe se o pedido foi copiado');
  await box(page).getByRole('button', { name: 'Fechar' }).click();
  const copied = await unidades();
  expect(copied).toBeGreaterThan(0);

  await test.step('the same try after a reload copies nothing twice', async () => {
    server.levers.beforeReply = null;
    await page.reload();
    await repeat();
    await expect(done).toContainText('feita uma só vez');
    await expect(done).toContainText('Não está mais à venda para este cliente.');
    expect(await unidades()).toBe(copied);
    await look(page, 'pedidos-repetir');
    await done.getByRole('button', { name: 'Fechar' }).first().click();
  });

  await test.step('without a signal the lines wait on the device and are sent afterwards', async () => {
    await setSignal(context, watch, false);
    await repeat();
    if (await done.isVisible()) await done.getByRole('button', { name: 'Fechar' }).first().click();
    else await expectSaid(page, 'O pedido foi copiado com sucesso.');
    await openCarrinho(page);
    await expect(page.getByRole('main').getByText('na fila').first()).toBeVisible();
    await setSignal(context, watch, true);
    await awaitSent(page);
    expect(await unidades()).toBeGreaterThan(copied);
  });
});

test('an order that waits for its payment is paid from the list, which then says so', async ({
  page,
  context,
  server,
  watch,
}) => {
  const rows = await openPedidos(page, server);
  await rows.first().getByRole('radio').check();
  await press(page, 'Pagamento');
  const account = page.getByRole('dialog', { name: 'Dados do depósito' });
  await expect(account.getByText('Conta corrente')).toBeVisible();
  await look(page, 'pedidos-deposito');
  await account.getByRole('button', { name: 'Fechar' }).last().click();

  await order(page, DIPIRONA, 20);
  await openCarrinho(page);
  await goToPagamento(page, { 'Produtos em geral': /^Cartão de crédito/ });
  const numero = (await server.orders()).at(-1);
  const made = rows.filter({ hasText: String(numero) });
  await goByMenu(page, 'Meus Pedidos');
  await expect(made).toContainText('Aguardando pagamento');
  await made.getByRole('radio').check();
  await press(page, 'Pagamento');
  const card = page.getByRole('dialog', { name: 'Pagamento com cartão de crédito' });
  await fillCartao(card, CARTAO_BOM);
  await look(page, 'pedidos-pagamento');
  await setSignal(context, watch, false);
  await card.getByRole('button', { name: 'Pagar', exact: true }).click();
  await expectSaid(page, 'nada foi cobrado');
  await setSignal(context, watch, true);
  await card.getByRole('button', { name: 'Pagar', exact: true }).click();
  await expectSaid(page, 'Pagamento realizado com sucesso.');
  await expect(card).toBeHidden();
  await expect(made).not.toContainText('Aguardando pagamento');
});
