import type { Page } from '@playwright/test';
import { DEMO_SENHA } from '#server/demo/seed/clientes.ts';
import { expect, test, visitor } from './support/journey.ts';
import { look } from './support/look.ts';
import { DIPIRONA, idOf, LOSARTANA } from './support/produtos.ts';
import { answerRefused } from './support/refuse.ts';
import {
  awaitSent,
  counterIn,
  enterBusca,
  fillLogIn,
  headerTotal,
  rowOf,
  rows,
  search,
  searchField,
} from './support/steps.ts';
import { setSignal } from './support/watch.ts';

const DESK = { width: 1280, height: 800 };

const detail = (page: Page) => page.getByRole('dialog', { name: 'Detalhes do Produto' });

test('a product is looked at, left by Back and ordered without a signal and by the keyboard alone, with its volume tier', async ({
  page,
  context,
  server,
  watch,
}) => {
  await page.setViewportSize(DESK);
  await enterBusca(page);
  await search(page, LOSARTANA.ean);
  const row = rowOf(page, LOSARTANA.ean);
  await expect(row).toBeVisible();
  await setSignal(context, watch, false);
  await page.keyboard.press('ArrowDown');
  await expect(row).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(detail(page)).toContainText(LOSARTANA.nome);
  const searched = page.url();
  await page.goBack();
  await expect(detail(page)).toHaveCount(0);
  expect(page.url()).toBe(searched);
  await expect(searchField(page)).toHaveValue(LOSARTANA.ean);
  await expect(row).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(counterIn(detail(page))).toBeFocused();
  await expect(detail(page).getByRole('region', { name: 'Produtos relacionados' })).toBeVisible();
  await page.keyboard.type('60');
  await expect(detail(page).getByRole('row', { name: /faixa aplicada/ })).toContainText('48 un.');
  await look(page, 'detalhes-do-produto');
  await detail(page).getByRole('button', { name: 'Por que este preço' }).press('Enter');
  const why = page.getByRole('dialog', { name: 'Por que este preço' });
  await expect(why.getByRole('table')).toContainText('da faixa de 48+ un.');
  await look(page, 'por-que-este-preco');
  await page.keyboard.press('Escape');
  await expect(why).toHaveCount(0);

  await counterIn(detail(page)).press('Enter');
  await expect(detail(page)).toHaveCount(0);
  await expect(row).toBeFocused();
  await expect(counterIn(row)).toHaveValue('60');
  await expect(row.getByText('na fila')).toBeVisible();
  const seen = await headerTotal(page);
  await setSignal(context, watch, true);
  await awaitSent(page);
  const kept = await server.db.selectFrom('carrinhoItem').select('quantidade').execute();
  expect(kept).toEqual([{ quantidade: 60 }]);
  expect(await headerTotal(page)).toBe(seen);
});

test('several rows of the table are marked, added and taken out together', async ({ page }) => {
  await page.setViewportSize(DESK);
  await enterBusca(page);
  await search(page, 'dipirona');
  await page.keyboard.press('ArrowDown');
  await expect(rows(page).first()).toBeFocused();
  for (const at of [0, 1]) await expect(rows(page).nth(at)).toContainText('DIPIRONA');
  await page.keyboard.press('Space');
  await page.keyboard.press('Shift+ArrowDown');
  await expect(page.getByRole('region', { name: 'Produtos marcados' })).toContainText('2 produtos marcados');
  await page.keyboard.press('Shift+P');
  for (const at of [0, 1]) {
    await expect(counterIn(rows(page).nth(at))).toHaveValue('1');
    await expect(rows(page).nth(at).getByTitle('Atendido', { exact: true })).toBeVisible();
  }
  await look(page, 'tabela-marcada');

  await page.keyboard.press('Delete');
  const box = page.getByRole('alertdialog');
  await expect(box).toContainText('Realmente deseja remover o item(s)? 2 produtos');
  await box.getByRole('button', { name: 'Remover' }).click();
  for (const at of [0, 1]) await expect(counterIn(rows(page).nth(at))).toHaveValue('0');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('region', { name: 'Produtos marcados' })).toHaveCount(0);
});

visitor(
  'a visitor tries again where a product could not be consulted, sees no price, logs in there, stands before it again and is told of a pending cart',
  async ({ page, server, watch }) => {
    const idProduto = await idOf(server.db, DIPIRONA);
    const main = page.getByRole('main');
    watch.expect(/422/);
    const detail = '**/EcommerceItem/produtoIndividual*';
    await answerRefused(page, detail, { Message: 'Atenção!', Description: 'O cadastro está em revisão.' });
    await page.goto(`/pro?id=${idProduto}`);
    await expect(page.getByText('Houve uma falha ao consultar item.')).toBeVisible();
    await expect(page.getByText('O cadastro está em revisão.')).toBeVisible();
    await look(page, 'produto-falha');
    await page.unroute(detail);
    await page.getByRole('button', { name: 'Tentar novamente' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(DIPIRONA.nome);
    await expect(main.getByText('R$')).toHaveCount(0);
    await expect(main.getByRole('spinbutton')).toHaveCount(0);
    await look(page, 'produto-visitante');
    await main.getByRole('button', { name: /^Ver Preço/ }).click();
    await fillLogIn(page, 'representante', DEMO_SENHA);

    const buy = main.getByRole('button', { name: /^Comprar/ });
    await expect(buy).toBeVisible();
    expect(new URL(page.url()).search).toBe(`?id=${idProduto}`);
    await look(page, 'produto');
    await buy.click();
    await expect(page.getByText('Adicionado ao carrinho.').first()).toBeVisible();
    await expect(main.getByText(/^1 no carrinho/)).toBeVisible();
    await awaitSent(page);

    await server.db.updateTable('carrinho').set({ idCarrinhoSituacao: 3 }).execute();
    const read = page.waitForResponse(
      (r) => r.request().method() === 'GET' && /\/api\/Carrinho\?/.test(r.url()),
    );
    await page.reload();
    await (await read).finished();
    // The counter does not move while adding is impossible: the earlier lines left the open cart.
    await expect(main.getByText(/no carrinho/)).toHaveCount(0);
    const box = page.getByRole('alertdialog');
    await buy.click();
    await expect(box).toContainText(
      'O carrinho está pendente. É necessário finalizar o carrinho para continuar.',
    );
    await box.getByRole('button', { name: 'Ir para o Carrinho' }).click();
    // The cart leads on by itself to where a pending one is paid.
    await expect(page).toHaveURL(/\/(carrinho|pagamento)$/);

    watch.expect(/404 \(Not Found\).*produtoIndividual/);
    await page.goto('/pro?id=999999999');
    await expect(page.getByText('Produto não encontrado')).toBeVisible();
  },
);
