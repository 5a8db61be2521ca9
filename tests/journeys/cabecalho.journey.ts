import type { Page } from '@playwright/test';
import { DEMO_SENHA } from '#server/demo/seed/clientes.ts';
import { expect, test, visitor } from './support/journey.ts';
import { look, lookHere } from './support/look.ts';
import { DIPIRONA } from './support/produtos.ts';
import { enter, fillLogIn, headerBusca, openCarrinho, order, rows, searchField } from './support/steps.ts';
import { setSignal } from './support/watch.ts';

const suggestions = (page: Page) => page.getByRole('listbox', { name: 'Sugestões da busca' });
const bandOf = (page: Page) => page.getByRole('banner').getByRole('button', { name: /^Cliente / });
const pathOf = (page: Page) => new URL(page.url()).pathname;

/** Lists that no other journey looks at, with the buttons that lead to a dialog of theirs. */
const LOOKED_AT = new Map<string, readonly string[]>([
  ['Cartas de Correção', ['Inserir', 'Pesquisar nota fiscal']],
  ['Documentos Regulatórios', ['Revisar Documento']],
  ['Atualizar E-mail Marketing', ['Inserir']],
  ['Atualizar Whatsapp Marketing', ['Inserir']],
]);

/** Looks at a list and its dialog, with the errors of its empty form; the focus then returns to the button. */
async function lookAtList(page: Page, title: string, buttons: readonly string[]): Promise<void> {
  await look(page, title);
  let opener = page.getByRole('main');
  for (const name of buttons) {
    opener = page.getByRole('main').getByRole('button', { name }).first();
    await opener.click();
  }
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  await dialog.locator('[type=submit]').click();
  await look(page, `${title}-dialogo`);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
}

test('the header suggests products with this customer’s price by the keyboard alone, with and without a signal', async ({
  page,
  context,
  watch,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await enter(page);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await test.step('the question mark opens the sheet of shortcuts', async () => {
    await page.keyboard.press('Shift+?');
    const sheet = page.getByRole('dialog', { name: 'Atalhos de teclado' });
    await expect(sheet).toContainText('Adicionar os marcados ao carrinho');
    await look(page, 'cabecalho-atalhos');
    await page.keyboard.press('Escape');
    await expect(sheet).toHaveCount(0);
  });
  await page.keyboard.press('/');
  await expect(headerBusca(page)).toBeFocused();
  await expect(headerBusca(page)).toHaveAttribute('maxlength', '120');
  // In one go: the results of half a word would still move under the arrows.
  await page.keyboard.insertText('dipirona 500');
  const options = suggestions(page).getByRole('option');
  await expect(options.first()).toContainText(/dipirona/i);
  await expect(options.first()).toContainText(/R\$\s*\d/);
  await expect(headerBusca(page)).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(options.nth(1)).toHaveAttribute('aria-selected', 'true');
  await expect(headerBusca(page)).toHaveAttribute(
    'aria-activedescendant',
    (await options.nth(1).getAttribute('id')) ?? '',
  );
  // Nothing lies over the first one. The pointer stays away: it would choose.
  const isOnTop = (option: Element) => {
    const { x, y, width, height } = option.getBoundingClientRect();
    return option.contains(document.elementFromPoint(x + width / 2, y + height / 2));
  };
  expect(await options.first().evaluate(isOnTop)).toBe(true);
  await lookHere(page, 'cabecalho-sugestoes-1280x800');
  await page.setViewportSize({ width: 800, height: 1280 });
  await lookHere(page, 'cabecalho-sugestoes-800x1280');

  // The words next to the drawing of the box, which has words of its own.
  const chosen = await options.nth(1).locator('> span').nth(1).locator('> span').first().innerText();
  await page.keyboard.press('Enter');
  const details = page.getByRole('dialog', { name: 'Detalhes do Produto' });
  await expect(details).toContainText(chosen);
  await page.keyboard.press('Escape');
  await expect(details).toHaveCount(0);
  await expect(headerBusca(page)).toBeFocused();

  await setSignal(context, watch, false);
  await headerBusca(page).fill('losartana');
  await expect(options.first()).toContainText(/losartana/i);
  await expect(options.first()).toContainText(/R\$\s*\d/);
  // The first Escape puts the list away, the second empties the field.
  await page.keyboard.press('Escape');
  await expect(suggestions(page)).toHaveCount(0);
  await expect(headerBusca(page)).toHaveValue('losartana');
  await page.keyboard.press('ArrowDown');
  await expect(options.last()).toContainText(/^Ver os \d+ resultados$/);
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Resultados da Busca por losartana');
  // One search on a screen: the page's own, in the header.
  await expect(headerBusca(page)).toHaveCount(0);
  await expect(searchField(page)).toHaveValue('losartana');
  await expect(rows(page).first()).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(page.getByRole('banner').getByRole('searchbox')).toBeFocused();
  await lookHere(page, 'cabecalho-busca');
  await setSignal(context, watch, true);
});

visitor(
  'a visitor is suggested products without prices; screens are guarded and come back after the log-in',
  async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto('/');
    await headerBusca(page).fill('dipirona');
    const options = suggestions(page).getByRole('option');
    await expect(options.first()).toContainText(/dipirona/i);
    await expect(suggestions(page)).not.toContainText('R$');
    await lookHere(page, 'cabecalho-visitante-sugestoes');
    await headerBusca(page).fill('xyzxyz qwqw');
    await expect(page.getByText('Nenhum produto com essas palavras.')).toBeVisible();
    await headerBusca(page).fill('dipirona');
    await options.first().click();
    await expect.poll(() => pathOf(page)).toBe('/pro');
    await page.setViewportSize({ width: 640, height: 800 });
    await page.getByRole('banner').getByRole('link', { name: 'Buscar' }).click();
    await expect(page.getByRole('main').getByRole('searchbox')).toBeFocused();

    await test.step('a guarded address leads to the log-in and is there after it, in any spelling', async () => {
      await page.setViewportSize({ width: 1280, height: 800 });
      await page.goto('/CartaCorrecao/Consultar/AbC9?x=1');
      await expect(page.getByRole('dialog', { name: 'Entre' })).toBeVisible();
      await expect.poll(() => pathOf(page)).toBe('/');
      await fillLogIn(page, 'representante', DEMO_SENHA);
      await expect(
        page.getByRole('heading', { level: 1, name: 'Consultar Carta de Correção' }),
      ).toBeVisible();
      await expect.poll(() => page.url()).toContain('/cartacorrecao/consultar/AbC9?x=1');
      await expect(page.getByText('Nenhuma carta de correção foi encontrada!')).toBeVisible();
      await look(page, 'cabecalho-carta-inexistente');
      for (const [written, title] of [
        ['/Pedidos', 'Meus Pedidos'],
        ['/ExtratoContaCorrente', 'Extrato de Conta Corrente'],
        ['/CartaCorrecao', 'Cartas de Correção'],
        ['/ContasPendentes', 'Contas Pendentes'],
        ['/Devolucao', 'Devoluções'],
        ['/NotasFiscais', 'Notas Fiscais'],
        ['/documentosregulatorios', 'Documentos Regulatórios'],
        ['/UsuarioEmail', 'Atualizar E-mail Marketing'],
        ['/usuariotelefone', 'Atualizar Whatsapp Marketing'],
        ['/BUSCA', 'Todos os produtos'],
        ['/Logout', 'Logout'],
        ['/nada/disso', 'Página não encontrada'],
      ] as const) {
        await page.evaluate((path) => history.pushState(null, '', path), written);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
        const buttons = LOOKED_AT.get(title);
        if (buttons) await lookAtList(page, title, buttons);
      }
      await look(page, 'cabecalho-nao-encontrada');
    });
  },
);

test('the header names the customer in full, gives way to the steps of the checkout, and a new screen goes up to its top', async ({
  page,
  server,
}) => {
  await server.db
    .insertInto('parametro')
    .values({ nome: 'htmlRodapeCarrinho', valor: '<p>Dúvidas sobre o pedido: 0800 555 0100</p>' })
    .onConflict((oc) => oc.column('nome').doUpdateSet((eb) => ({ valor: eb.ref('excluded.valor') })))
    .execute();
  await page.setViewportSize({ width: 1280, height: 800 });
  await enter(page);
  await test.step('the customer’s button opens the list with how ready each one is', async () => {
    const band = bandOf(page);
    const cut = band.locator('[data-whole]');
    const isCut = (await cut.count()) > 0;
    const nome =
      (isCut ? await cut.getAttribute('data-whole') : await band.locator('strong').innerText()) ?? '';
    await page
      .getByRole('banner')
      .getByRole('button', { name: `${nome}, escolher cliente` })
      .press('Enter');
    const list = page.getByRole('dialog', { name: 'Atender outro cliente' });
    await expect(list.getByRole('option', { name: nome })).toContainText('Pronto');
    await look(page, 'cabecalho-clientes');
    await page.keyboard.press('Escape');
    await expect(list).toHaveCount(0);
  });
  await order(page, DIPIRONA, 20);
  await openCarrinho(page);
  const steps = page.getByRole('navigation', { name: 'Etapas da compra' });
  await expect(steps.getByRole('listitem')).toHaveText(['Carrinho', 'Pagamento', 'Confirmação']);
  await expect(steps.locator('[aria-current=step]')).toHaveText('Carrinho');
  await expect(steps.getByRole('link').or(steps.getByRole('button'))).toHaveCount(0);
  await expect(page.getByRole('contentinfo')).toContainText('Dúvidas sobre o pedido');
  await expect(headerBusca(page)).toHaveCount(0);
  await look(page, 'cabecalho-checkout');
  await page.getByRole('link', { name: 'Maleta, início' }).click();
  // The page grows as its showcases come.
  const scrollDown = () =>
    page.evaluate(() => {
      window.scrollTo(0, 900);
      return window.scrollY;
    });
  await expect.poll(scrollDown).toBeGreaterThan(600);
  await page.evaluate(() => {
    document.querySelector<HTMLAnchorElement>('footer a[href="/genericos"]')?.click();
  });
  await expect.poll(() => pathOf(page)).toBe('/genericos');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await page.goBack();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(300);
});
