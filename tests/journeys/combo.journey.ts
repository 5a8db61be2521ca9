import { COMBO_LIMITE_3 } from '#server/demo/seed/combos.ts';
import { keepCombosOpen } from '#tests/support/combos.ts';
import { expect, test, visitor } from './support/journey.ts';
import { look, lookHere } from './support/look.ts';
import {
  awaitSent,
  carrinhoTop,
  confirmedNumbers,
  counterIn,
  enterBusca,
  fillLogIn,
  finalise,
  openCarrinho,
  rowOf,
  search,
  want,
} from './support/steps.ts';
import { setSignal } from './support/watch.ts';

const KIT_COM_SELOS = 9;

test.beforeEach(async ({ server, watch }) => {
  // The conditions that the customer buys by are changed here: a device that knows others reads the combos whole.
  watch.expect(/status of 410 .*combosMudados/);
  await keepCombosOpen(server.db);
  await server.db.updateTable('clienteCondicaoFilial').set({ minimoCompra: 0 }).execute();
});

visitor('a visitor reads a combo without prices, logs in there, and buys it', async ({ page }) => {
  await page.goto(`/com?id=${KIT_COM_SELOS}`);
  const title = page.getByRole('heading', { level: 1, name: /^Kit / });
  await expect(title).toBeVisible();
  await expect(page.getByRole('main')).not.toContainText('De: R$');
  await expect(page.getByRole('spinbutton')).toHaveCount(0);
  await expect(page.getByRole('tab')).toHaveText(['Produtos do Combo']);
  await expect(page.getByRole('list', { name: 'Produtos do Combo' })).toContainText('Bonificado');
  await look(page, 'combo-visitante');
  await carrinhoTop(page).click();
  await expect(page.getByText('Olá! Para ver o carrinho, faça seu login.')).toBeVisible();
  await lookHere(page, 'carrinho-lateral-visitante');
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: /^Ver Preço/ }).click();
  await fillLogIn(page, 'representante', 'maleta123');
  await expect(title).toBeVisible();
  await expect(page.getByRole('main')).toContainText(/De: R\$\s*\d/);
  await expect(page.getByRole('list', { name: 'Condições do combo' })).toContainText(
    /Limite de \d+ por cliente.*Prazo prioritário: 28\/35\/42 dias/,
  );
  await look(page, 'combo');
  await page.getByRole('tab', { name: 'Produtos do Combo' }).press('ArrowRight');
  await expect(page.getByRole('tab', { name: 'Selos' })).toBeFocused();
  await expect(page.getByRole('tabpanel')).toContainText('Preço negociado com o laboratório.');
  await look(page, 'combo-selos');
  await page.getByRole('button', { name: /^Comprar/ }).click();
  await expect(carrinhoTop(page, /^Carrinho, 1 ite/)).toBeVisible();
  await awaitSent(page);
  await openCarrinho(page);
  await expect(page.getByRole('main')).toContainText(/Kit .*2 produtos, \d+ un\. \+ 1 bonificada/);
  await look(page, 'combo-carrinho');
});

test('a combo is found before the products, shown over them, and ordered without a signal', async ({
  page,
  context,
  server,
  watch,
}) => {
  await enterBusca(page);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await search(page, 'leve pague');
  const row = rowOf(page, 'Leve 12, pague 10');
  await expect(row).toContainText(/R\$\s*\d/);
  await look(page, 'combo-busca');
  await row.getByRole('link').click();
  const details = page.getByRole('dialog', { name: 'Detalhes do Combo' });
  await expect(details).toContainText('A cada 10 unidades pagas, 2 vão bonificadas na mesma nota.');
  // A fraction of a pixel is how the browser draws, not how tall it is.
  expect(Math.round((await details.boundingBox())?.height ?? Infinity)).toBeLessThanOrEqual(500);
  await look(page, 'combo-detalhes');
  await page.keyboard.press('Escape');

  await setSignal(context, watch, false);
  await want(page, counterIn(row), 2);
  await expect(row).toContainText('na fila');
  await openCarrinho(page);
  await finalise(page);
  await expect(page.getByText(/^No aparelho/)).toBeVisible();
  await look(page, 'confirmacao-combo');
  await page.getByRole('link', { name: /^Leve 12, pague 10/ }).click();
  await expect(details).toContainText('A cada 10 unidades pagas, 2 vão bonificadas na mesma nota.');
  await page.keyboard.press('Escape');
  expect(await server.orders()).toEqual([]);
  await setSignal(context, watch, true);
  expect(await confirmedNumbers(page)).toEqual(await server.orders());
  const itens = await server.db
    .selectFrom('prePedidoItem')
    .select(['idPrePedidoItemTipo', 'quantidade'])
    .orderBy('posicao')
    .execute();
  expect(itens).toEqual([
    { idPrePedidoItemTipo: 2, quantidade: 2 },
    { idPrePedidoItemTipo: 5, quantidade: 4 },
  ]);
});

test('a combo goes no further than its limit; one that is not there says Opss! and goes home', async ({
  page,
}) => {
  await page.goto(`/com?id=${COMBO_LIMITE_3}`);
  await expect(page.getByRole('list', { name: 'Condições do combo' })).toContainText(
    'Limite de 3 por cliente',
  );
  const counter = counterIn(page.getByRole('main'));
  await counter.fill('7');
  // Enter buys the typed quantity, not the corrected one.
  await counter.press('Enter');
  await expect(counter).toHaveValue('3');
  await expect(page.getByText('A quantidade máxima é 3.').first()).toBeVisible();
  await expect(carrinhoTop(page, /^Carrinho, 0 itens/)).toBeVisible();
  await page.getByRole('button', { name: /^Comprar/ }).click();
  await expect(page.getByRole('main')).toContainText('Limite por cliente atingido');

  await page.goto('/com?id=9999');
  const opss = page.getByRole('main');
  await expect(opss).toContainText('Opss! Combo não encontrado');
  await expect(opss).toContainText(/O início abre em \d segundos/);
  await expect(page).toHaveURL(/\/$/);
  await page.goto('/com?id=9999');
  await expect(opss).toContainText('Opss! Combo não encontrado');
  await page.keyboard.press('Shift');
  await look(page, 'combo-opss');
});
