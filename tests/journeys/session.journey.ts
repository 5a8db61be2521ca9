import type { Page } from '@playwright/test';
import { DEMO_SENHA } from '#server/demo/seed/clientes.ts';
import { expect, test } from './support/journey.ts';
import { look } from './support/look.ts';
import { DIPIRONA, LOSARTANA } from './support/produtos.ts';
import { expectRest } from './support/rest.ts';
import { awaitSent, enterBusca, fillLogIn, finalise, openCarrinho, order } from './support/steps.ts';

const DAYS = 24 * 60 * 60 * 1000;

async function leave(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Usuário / }).click();
  await page.getByRole('menuitem', { name: /^Sair/ }).click();
}

const signedOut = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Entrar' });

test('a session that ends in the middle of the queue, another user, then the first one days later: the first one’s rows go under their own name', async ({
  page,
  server,
  watch,
}) => {
  watch.expect(/status of 401|net::ERR/);
  await enterBusca(page);
  server.levers.beforeHandling = ({ path }) => (/Carrinho/.test(path) ? 'drop' : undefined);
  await order(page, DIPIRONA, 100);
  await openCarrinho(page);
  await finalise(page);
  await order(page, LOSARTANA, 7);
  // The first row is the last that the session lets through: the queue itself meets the end of it.
  server.levers.beforeReply = ({ path }) => {
    if (path.endsWith('/manterCarrinhoCompra')) server.levers.clockAhead = 2 * DAYS;
    return undefined;
  };
  server.levers.beforeHandling = null;
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await expect(page.getByText('Sessão expirada')).toBeVisible();
  server.levers.beforeReply = null;
  expect(await server.orders()).toEqual([]);

  const dialog = page.getByRole('dialog', { name: 'Entre' });
  await expect(dialog.getByRole('list', { name: 'Quem tem trabalho não enviado' })).toHaveText(
    /: 1 pedido e 1 alteração$/,
  );
  await look(page, 'sessao-expirada-entrar');
  await dialog.getByRole('button', { name: 'Fechar' }).click();
  await signedOut(page).click();
  await fillLogIn(page, 'farmacia', DEMO_SENHA);
  await expect(page.getByText('Pronto para trabalhar sem sinal')).toBeVisible();
  await order(page, LOSARTANA, 30);
  await awaitSent(page);
  await openCarrinho(page);
  await finalise(page);
  await expect.poll(() => server.orders()).toHaveLength(1);
  await awaitSent(page);
  await leave(page);
  await page.getByRole('alertdialog').getByRole('button', { name: 'Sair' }).click();

  server.levers.clockAhead = 3 * DAYS;
  await signedOut(page).click();
  await fillLogIn(page, 'representante', DEMO_SENHA);
  await expect.poll(() => server.orders()).toHaveLength(2);
  const owners = await server.db
    .selectFrom('prePedido')
    .innerJoin('usuario', 'usuario.idUsuario', 'prePedido.idUsuario')
    .select(['usuario.login'])
    .orderBy('idPrePedido')
    .execute();
  expect(owners.map(({ login }) => login)).toEqual(['farmacia', 'representante']);
  const [, his] = await server.orders();
  await expectRest(page, server, { orders: 2, quantities: [7], confirmedHere: [his ?? 0] });
});
