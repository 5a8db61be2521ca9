import { expect, newDevice, test, visitor } from './support/journey.ts';
import { look } from './support/look.ts';
import { DIPIRONA } from './support/produtos.ts';
import {
  confirmedNumbers,
  enterBusca,
  fillLogIn,
  finalise,
  openBusca,
  openCarrinho,
  order,
  rowOf,
  search,
} from './support/steps.ts';

test('a session that expires while changes wait shuts the device, and the password alone leads back and sends them', async ({
  page,
  server,
  watch,
}) => {
  watch.expect(/status of 401|net::ERR/);
  await enterBusca(page);
  server.levers.beforeHandling = ({ path }) => (/Carrinho/.test(path) ? 'drop' : undefined);
  await order(page, DIPIRONA, 100);
  await openCarrinho(page);
  const code = await finalise(page);
  server.levers.clockAhead = 13 * 60 * 60 * 1000;
  server.levers.beforeHandling = null;
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await expect(page.getByText('Sessão expirada')).toBeVisible();
  await expect(page).toHaveURL('/');
  await expect(page.locator('body')).not.toContainText(code);
  await expect(page.getByRole('button', { name: /^Usuário / })).toHaveCount(0);
  expect(await server.orders()).toEqual([]);

  const dialog = page.getByRole('dialog', { name: 'Entre' });
  await expect(dialog.getByLabel('Usuário')).toHaveValue('representante');
  await expect(dialog.getByLabel('Usuário')).not.toBeEditable();
  await look(page, 'sessao-expirada');
  await dialog.getByLabel('Senha', { exact: true }).fill('maleta123');
  await dialog.getByRole('button', { name: 'Entrar', exact: true }).click();
  expect(await confirmedNumbers(page)).toEqual(await server.orders());
  await expect(page.getByText('Sessão expirada')).toBeHidden();
});

newDevice(
  'a catalogue that is cut off half-way is not used, is explained, and comes whole on the next try',
  async ({ page, server, watch }) => {
    watch.expect(
      /net::ERR_(?:CONTENT_LENGTH_MISMATCH|INCOMPLETE_CHUNKED_ENCODING|CONNECTION_CLOSED|CONNECTION_RESET|EMPTY_RESPONSE)/,
    );
    // The next tries go on where the last one ended: with less than one segment they never come to the end. Cut
    // before the head of the answer is out they would be no cut download but a lost signal.
    let tries = 0;
    server.levers.cutAfter = ({ path }) => {
      // A large body is read at an address of its own.
      if (!/\/sincronizacao\/catalogo$|\/feed\/[0-9a-f]+$/.test(path)) return undefined;
      tries += 1;
      return tries === 1 ? 40_000 : 6000;
    };
    await page.goto('/');
    await page.getByRole('button', { name: 'Entrar' }).first().click();
    await fillLogIn(page, 'representante', 'maleta123');
    await expect(page.getByText('A transferência do catálogo foi interrompida.')).toBeVisible();
    await look(page, 'catalogo-interrompido');
    await openBusca(page);
    await expect(page.getByText('O catálogo ainda não está neste aparelho')).toBeVisible();
    await look(page, 'catalogo-interrompido-busca');

    await page.getByRole('button', { name: 'Tentar novamente' }).focus();
    server.levers.cutAfter = null;
    // By the keyboard: it may try by itself just now, and then there is nothing to press.
    await page.keyboard.press('Enter');
    await expect(page.getByRole('grid', { name: 'Produtos' })).toBeVisible();
    await search(page, DIPIRONA.ean);
    await expect(rowOf(page, DIPIRONA.ean)).toBeVisible();
  },
);

test('a network that answers with pages of its own is no server: nothing is lost, nothing goes blank', async ({
  page,
  context,
  server,
}) => {
  await enterBusca(page);
  await context.route('**/api/**', (route) =>
    route.fulfill({ status: 200, contentType: 'text/html', body: '<html><h1>Wi-Fi do hotel</h1></html>' }),
  );
  await order(page, DIPIRONA, 100);
  await openCarrinho(page);
  const code = await finalise(page);
  await expect(page.getByText(/^No aparelho/)).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: `Pedido ${code}` })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Sem sinal/ })).toBeVisible();
  expect(await server.orders()).toEqual([]);

  await page.getByRole('button', { name: /Abrir sincronização/ }).click();
  const send = page.getByRole('button', { name: 'Enviar agora' });
  await send.focus();
  await context.unroute('**/api/**');
  // By the keyboard: it may have found the server by itself meanwhile, and then there is nothing to press.
  await page.keyboard.press('Enter');
  await page.getByRole('dialog', { name: 'Sincronização' }).getByRole('button', { name: 'Fechar' }).click();
  expect(await confirmedNumbers(page)).toEqual(await server.orders());
});

visitor(
  'an unknown address leads home; the cart asks for the log-in, which keeps what was typed with a wrong password, and is there after the right one',
  async ({ page, watch }) => {
    await page.goto('/nada/aqui');
    await expect(page.getByText('Página não encontrada')).toBeVisible();
    await look(page, 'pagina-nao-encontrada');
    await page.getByRole('link', { name: 'Ir para o início' }).click();
    await expect(page).toHaveURL('/');

    watch.expect(/status of 401/);
    await page.goto('/carrinho');
    await fillLogIn(page, 'farmacia', 'maleta124');
    const dialog = page.getByRole('dialog', { name: 'Entre' });
    await expect(dialog.getByText('Usuário ou senha inválidos')).toBeVisible();
    await expect(dialog.getByLabel('Usuário')).toHaveValue('farmacia');
    await look(page, 'entrar-senha-errada');
    await dialog.getByLabel('Senha', { exact: true }).fill('maleta123');
    await dialog.getByRole('button', { name: 'Entrar', exact: true }).click();
    await expect(dialog).toBeHidden();
    await expect(page).toHaveURL('/carrinho');
    await expect(page.getByRole('heading', { level: 1, name: 'Carrinho' })).toBeVisible();
    await expect(page.getByText('Seu carrinho está vazio', { exact: true })).toBeVisible();
    await look(page, 'carrinho-vazio');
  },
);
