import { enterCarrinho } from './support/enter-carrinho.ts';
import { expect, test } from './support/journey.ts';
import { look, lookHere } from './support/look.ts';
import { DIPIRONA, HUMALOG } from './support/produtos.ts';
import { awaitSent, confirmedNumbers, finalise, openCarrinho, questionBox } from './support/steps.ts';
import { setSignal } from './support/watch.ts';

test('only the ticked groups are sent, and the others stay in the cart', async ({ page, server }) => {
  await enterCarrinho(page, server, [
    [DIPIRONA, 20],
    [HUMALOG, 2],
  ]);
  const refrigerado = page.getByRole('checkbox', { name: /^Enviar agora: Refrigerados/ });
  const geral = page.getByRole('checkbox', { name: /^Enviar agora: Produtos em geral/ });
  await expect(refrigerado).toBeChecked();
  await geral.uncheck();
  await expect(page.getByRole('region', { name: 'Total do carrinho' })).toContainText('1 de 2 grupos');
  await page.reload();
  await expect(geral).not.toBeChecked();
  await look(page, 'carrinho-por-grupo');
  // Enlarged to 200 %, bars that stay in view would leave one line of the cart.
  const own = page.viewportSize();
  await page.setViewportSize({ width: 640, height: 400 });
  for (const bar of [page.getByRole('banner'), page.getByRole('region', { name: 'Total do carrinho' })])
    await expect(bar).toHaveCSS('position', 'static');
  await lookHere(page, 'carrinho-ampliado');
  if (own) await page.setViewportSize(own);

  await page.getByRole('button', { name: 'Finalizar' }).click();
  const box = questionBox(page);
  await expect(box).toContainText('Os grupos marcados serão finalizados.');
  await expect(box).toContainText('Refrigerados');
  await expect(box).toContainText('1 grupo fica no carrinho.');
  await look(page, 'carrinho-por-grupo-pergunta');
  await box.getByRole('button', { name: 'Sim, finalizar' }).click();
  await confirmedNumbers(page);
  expect(await server.orders()).toHaveLength(1);

  await openCarrinho(page);
  await expect(page.getByText(DIPIRONA.nome)).toBeVisible();
  await expect(page.getByText(HUMALOG.nome)).toHaveCount(0);
});

test('a group under its minimum is taken out with one question and comes back, stays in the cart and does not hold the others', async ({
  page,
  server,
}) => {
  await enterCarrinho(page, server, [
    [DIPIRONA, 1],
    [HUMALOG, 5],
  ]);
  await page.getByRole('button', { name: 'Remover grupo: Produtos em geral' }).click();
  const box = page.getByRole('alertdialog', { name: 'Remover Produtos em geral' });
  await box.getByRole('button', { name: 'Remover grupo' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  const news = page.getByRole('region', { name: 'Avisos' });
  await expect(news.getByText('Grupo removido com sucesso.')).toBeVisible();
  await expect(page.getByText(DIPIRONA.nome)).toHaveCount(0);
  await news.getByRole('button', { name: 'Desfazer' }).click();
  await expect(page.getByText(DIPIRONA.nome)).toBeVisible();

  const geral = page.getByRole('checkbox', { name: /^Enviar agora: Produtos em geral/ });
  await expect(geral).toBeDisabled();
  await expect(geral).not.toBeChecked();
  await expect(page.getByText('Este grupo não atingiu o mínimo exigido. O que deseja fazer?')).toBeVisible();
  await finalise(page);
  await confirmedNumbers(page);
  expect(await server.orders()).toHaveLength(1);
  await openCarrinho(page);
  await expect(page.getByText(DIPIRONA.nome)).toBeVisible();
});

test('payment and extra data are chosen without a signal and go with the order', async ({
  page,
  context,
  server,
  watch,
}) => {
  await enterCarrinho(page, server, [[DIPIRONA, 50]]);
  await setSignal(context, watch, false);
  await page.getByRole('button', { name: /alterar o pagamento de Produtos em geral/ }).click();
  const choices = page.getByRole('dialog', { name: /^Pagamento de / });
  await look(page, 'carrinho-pagamento');
  await choices
    .getByRole('option', { name: /antecipado/i })
    .first()
    .click();
  const grupo = page.getByRole('region', { name: /^Produtos em geral/ });
  await expect(grupo.getByText('na fila')).toBeVisible();
  await expect(grupo.getByRole('button', { name: /antecipado/i })).toBeVisible();

  await page.getByRole('button', { name: 'Dados extras do pedido' }).click();
  const extras = page.getByRole('dialog', { name: 'Dados extras do pedido' });
  await extras.getByLabel('Número do pedido do cliente').fill('PC-4471');
  await extras.getByRole('textbox', { name: 'Observação' }).fill('Entregar pela porta dos fundos.');
  await look(page, 'carrinho-extras');
  await extras.getByRole('button', { name: 'Salvar' }).click();
  await expect(page.getByText('PC-4471')).toBeVisible();
  await expect(page.getByText('Observação: Entregar pela porta dos fundos.')).toBeVisible();
  await look(page, 'carrinho-na-fila');

  await setSignal(context, watch, true);
  await awaitSent(page);
  await expect(grupo.getByText('na fila')).toHaveCount(0);
  await page.reload();
  await expect(page.getByText('PC-4471')).toBeVisible();
  const kept = await server.db.selectFrom('carrinho').selectAll().executeTakeFirstOrThrow();
  expect(kept).toMatchObject({ numeroPedidoCliente: 'PC-4471' });
});
