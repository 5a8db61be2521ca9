import type { Page } from '@playwright/test';
import { enterCarrinho } from './support/enter-carrinho.ts';
import { expect, test } from './support/journey.ts';
import { look, lookHere } from './support/look.ts';
import { DIPIRONA, HUMALOG } from './support/produtos.ts';
import { awaitSent, carrinhoTop, lateral } from './support/steps.ts';
import { setSignal } from './support/watch.ts';

async function payByPix(page: Page, grupo: string): Promise<void> {
  await page.getByRole('button', { name: new RegExp(`alterar o pagamento de ${grupo}`) }).click();
  await page
    .getByRole('dialog', { name: /^Pagamento de / })
    .getByRole('option', { name: /Pix/ })
    .first()
    .click();
  await expect(
    page.getByRole('button', { name: new RegExp(`^Pix.*alterar o pagamento de ${grupo}`) }),
  ).toBeVisible();
}

const box = (page: Page) => page.getByRole('alertdialog', { name: 'Continuar para o pagamento' });

test('a cart with a group by Pix goes on whole to its payment, and awaits it from then on', async ({
  page,
  server,
}) => {
  await enterCarrinho(page, server, [
    [DIPIRONA, 50],
    [HUMALOG, 2],
  ]);
  await payByPix(page, 'Produtos em geral');
  await expect(page.getByText(/^Vai junto: com cartão de crédito ou Pix/)).toBeVisible();
  await look(page, 'carrinho-continuar');
  await page.getByRole('button', { name: 'Continuar', exact: true }).click();
  await expect(box(page)).toContainText('Seu carrinho será processado. Deseja continuar?');
  await lookHere(page, 'carrinho-continuar-pergunta');
  await box(page).getByRole('button', { name: 'Sim, continuar' }).click();
  await expect(page).toHaveURL('/pagamento');
  expect(await server.orders()).toHaveLength(2);
  const cart = await server.db.selectFrom('carrinho').select('idCarrinhoSituacao').executeTakeFirstOrThrow();
  expect(cart.idCarrinhoSituacao).toBe(3);

  await page.goto('/carrinho');
  await expect(page).toHaveURL('/pagamento');
  await page.goto('/');
  await carrinhoTop(page).click();
  await expect(lateral(page)).toContainText('Finalize o pagamento');
  await lookHere(page, 'carrinho-lateral-pendente');
  await lateral(page).getByRole('button', { name: 'Ir para o Pagamento' }).click();
  await expect(page).toHaveURL('/pagamento');
});

test('without a signal it says why, and the payment is changed to one that needs none; a lost answer is looked up in the cart, and nothing is ordered twice', async ({
  page,
  context,
  server,
  watch,
}) => {
  await enterCarrinho(page, server, [[DIPIRONA, 50]]);
  await payByPix(page, 'Produtos em geral');
  await awaitSent(page);
  await setSignal(context, watch, false);
  await expect(page.getByRole('button', { name: /^Sem sinal/ })).toBeVisible();
  await page.getByRole('button', { name: 'Continuar', exact: true }).click();
  const why = page.getByRole('alertdialog', { name: 'Sem sinal para pagar' });
  await expect(why).toContainText('para continuar é preciso ter sinal');
  await look(page, 'carrinho-continuar-sem-sinal');
  await why.getByRole('button', { name: 'Trocar o pagamento' }).click();
  await expect(page.getByRole('button', { name: 'Finalizar' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Continuar', exact: true })).toHaveCount(0);

  await setSignal(context, watch, true);
  await payByPix(page, 'Produtos em geral');
  await awaitSent(page);
  watch.expect(/ERR_/);
  let lost = 0;
  server.levers.beforeReply = ({ path }) => {
    if (path !== '/api/Carrinho/ConfirmarCarrinho' || lost >= 3) return undefined;
    lost += 1;
    return 'reset';
  };
  await page.getByRole('button', { name: 'Continuar', exact: true }).click();
  await box(page).getByRole('button', { name: 'Sim, continuar' }).click();
  await expect(page).toHaveURL('/pagamento');
  expect(lost).toBeGreaterThan(0);
  expect(await server.orders()).toHaveLength(1);
});
