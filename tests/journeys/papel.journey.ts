import { goByMenu, linhas, openPedidos } from './support/historico.ts';
import { expect, test } from './support/journey.ts';
import { lookAtPaper, PAPER } from './support/look.ts';

const CNPJ = /\d{2}\.\d{3}\.\d{3}\/\d{4}-\d{2}/;

test('lists of orders, invoices and instalments, and an order, are printed with their customer, and without controls', async ({
  page,
  server,
}) => {
  const rows = await openPedidos(page, server);
  await expect(rows.first()).toBeVisible();
  const count = Number(await page.getByRole('grid', { name: 'Pedidos' }).getAttribute('aria-rowcount'));
  const total = page.getByText(/^\d+ pedidos · R\$/).first();
  await expect(total).toBeVisible();
  const lookAtPedidos = async () => {
    await expect(page.getByText(CNPJ).and(page.getByText(/Lista atualizada em \d/))).toBeVisible();
    await expect(page.getByRole('group', { name: 'Ações dos pedidos' })).toBeHidden();
    await expect(page.getByRole('banner').getByRole('searchbox')).toBeHidden();
    await expect(rows.getByRole('radio')).toHaveCount(0);
    await expect(rows).toHaveCount(count);
    await expect(total).toBeVisible();
  };
  await lookAtPaper(page, 'pedidos', lookAtPedidos, PAPER.turned);

  // After printing, the list returns to drawing only the rows in view.
  await expect(rows.first().getByRole('radio')).toBeVisible();
  await rows.first().getByRole('link').click();
  await expect(page.getByRole('heading', { name: /^Itens do pedido/ })).toBeVisible();
  await lookAtPaper(page, 'pedido', async () => {
    await expect(page.getByRole('list', { name: 'Andamento do pedido' })).toBeVisible();
    await expect(page.getByRole('main').getByText('Drogaria Aurora').first()).toBeVisible();
    await expect(page.getByRole('button', { name: 'Compartilhar' })).toBeHidden();
  });

  await goByMenu(page, 'Notas Fiscais');
  const notas = linhas(page, 'Notas fiscais');
  await expect(notas.first()).toBeVisible();
  const lookAtNotas = async () => {
    await expect(page.getByText(CNPJ).and(page.getByText(/Lista atualizada em \d/))).toBeVisible();
    await expect(page.getByRole('group', { name: 'Ações das notas' })).toBeHidden();
    await expect(notas.getByRole('checkbox')).toHaveCount(0);
  };
  await lookAtPaper(page, 'notas', lookAtNotas, PAPER.turned);

  await goByMenu(page, 'Contas Pendentes');
  const contas = linhas(page, 'Contas pendentes');
  await expect(contas.first()).toBeVisible();
  const lookAtContas = async () => {
    await expect(page.getByRole('columnheader', { name: 'Vencimento' })).toBeVisible();
    await expect(page.getByRole('list', { name: 'Legenda da lista' })).toBeVisible();
    await expect(contas.getByRole('checkbox')).toHaveCount(0);
  };
  await lookAtPaper(page, 'contas', lookAtContas, PAPER.turned);
});
