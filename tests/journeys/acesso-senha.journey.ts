import type { Page } from '@playwright/test';
import { DEMO_SENHA } from '#server/demo/seed/clientes.ts';
import { expect, test, visitor } from './support/journey.ts';
import { look } from './support/look.ts';
import { DIPIRONA } from './support/produtos.ts';
import {
  awaitSent,
  confirmedNumbers,
  enter,
  enterAgain,
  enterBusca,
  fillLogIn,
  finalise,
  openCarrinho,
  order,
  search,
} from './support/steps.ts';
import { setSignal } from './support/watch.ts';

const NOVA = 'chuva-de-verao';
const RECUSAS = /status of (401|404|410|422)/;

async function openFromMenu(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: /^Usuário / }).click();
  await page.getByRole('menuitem', { name }).click();
}

const enterDialog = (page: Page) => page.getByRole('dialog', { name: 'Entre' });

visitor(
  'a forgotten password: the link of the mail sets a new one, and the log-in keeps what was typed',
  async ({ page, context, server, watch }) => {
    watch.expect(RECUSAS);
    await page.goto('/recuperar-senha');
    await expect(page.getByText('Abra o link do e-mail')).toBeVisible();
    await look(page, 'nova-senha-sem-link');
    await page.getByRole('button', { name: 'Entrar' }).first().click();
    await enterDialog(page).getByLabel('Usuário').fill('farmacia');
    await look(page, 'entre-links');
    await enterDialog(page).getByRole('button', { name: 'Esqueci minha senha' }).click();
    const dialog = page.getByRole('dialog', { name: 'Recuperar senha' });
    await dialog.getByRole('button', { name: 'Continuar' }).click();
    await expect(dialog.getByLabel('Login')).toBeFocused();
    await look(page, 'recuperar-login');
    await page.keyboard.type('farmacia');
    await page.keyboard.press('Enter');
    await expect(dialog).toContainText('f***@e***.com');
    await expect(dialog.getByRole('button', { name: 'Enviar instruções' })).toBeFocused();
    await look(page, 'recuperar-email');
    await page.keyboard.press('Enter');
    await expect(dialog).toContainText(
      'O nosso sistema enviará a você um e-mail com instruções para criar uma nova senha.',
    );
    await look(page, 'recuperar-enviado');
    await dialog.getByRole('button', { name: 'OK' }).click();
    await expect(enterDialog(page).getByLabel('Usuário')).toHaveValue('farmacia');

    await expect.poll(() => server.correio.listar().length).toBe(1);
    const mail = await context.newPage();
    await mail.goto('/demo/mensagens');
    await mail.getByRole('link').click();
    await expect(mail.getByRole('heading', { level: 1, name: 'Nova senha' })).toBeVisible();
    await expect(mail).toHaveURL(/\/recuperar-senha$/);
    const nova = mail.getByLabel('Nova senha', { exact: true });
    const confirmacao = mail.getByLabel('Confirmação da nova senha');
    await nova.fill('curta');
    await confirmacao.fill('outra');
    await mail.getByRole('button', { name: 'Salvar nova senha' }).click();
    await expect(nova).toBeFocused();
    await look(mail, 'nova-senha');
    await nova.fill(NOVA);
    await confirmacao.fill(NOVA);
    await mail.keyboard.press('Enter');
    await expect(mail.getByText('Senha alterada', { exact: true })).toBeVisible();
    await look(mail, 'nova-senha-feito');

    await mail.keyboard.press('Enter');
    await fillLogIn(mail, 'farmacia', DEMO_SENHA);
    await expect(enterDialog(mail)).toContainText('Usuário ou senha inválidos.');
    await fillLogIn(mail, 'farmacia', NOVA);
    await expect(mail.getByRole('banner').getByRole('button', { name: /^Usuário / })).toBeVisible();
    await mail.close();
  },
);

test('a session that another browser ends, by its list or by a new password, keeps its unsent work for the next log-in', async ({
  page,
  context,
  browser,
  baseURL,
  server,
  watch,
}) => {
  watch.expect(RECUSAS);
  const elsewhere = await browser.newContext({ baseURL: baseURL ?? '' });
  await watch.follow(elsewhere);
  const other = await elsewhere.newPage();
  await enter(other);
  await other.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await setSignal(elsewhere, watch, false);
  await order(other, DIPIRONA, 100);
  await enterBusca(page);
  // A list of one is cheap to draw at each width: the dialog lies over it.
  await search(page, DIPIRONA.ean);

  await test.step('a lost device is shut out from the list of sessions', async () => {
    await setSignal(context, watch, false);
    await openFromMenu(page, 'Sessões');
    const dialog = page.getByRole('dialog', { name: 'Sessões' });
    const list = dialog.getByRole('list', { name: 'Sessões abertas' });
    await expect(dialog).toContainText('Sem sinal. As sessões estão no servidor');
    await look(page, 'sessoes-sem-sinal');
    await setSignal(context, watch, true);
    await dialog.getByRole('button', { name: 'Tentar novamente' }).click();
    await expect(list.getByRole('listitem')).toHaveCount(2);
    await look(page, 'sessoes');
    await list.getByRole('button', { name: /^Encerrar Chrome no / }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Encerrar' }).click();
    await expect(list.getByRole('listitem')).toHaveCount(1);
    await dialog.getByRole('button', { name: 'Fechar' }).last().click();
  });

  await test.step('the signal shuts it: it says so and asks for the password', async () => {
    await setSignal(elsewhere, watch, true);
    await expect(enterDialog(other)).toContainText('Sessão encerrada');
    await look(other, 'sessao-encerrada');
    await enterDialog(other).getByRole('button', { name: 'Fechar' }).click();
    await other.getByRole('banner').getByRole('button', { name: 'Entrar' }).click();
    await expect(enterDialog(other)).toContainText('Marina Alves Teixeira: ');
    await fillLogIn(other, 'representante', DEMO_SENHA);
    await awaitSent(other);
  });

  await test.step('an order that was made without a signal goes after the log-in with the new password', async () => {
    await setSignal(elsewhere, watch, false);
    await openCarrinho(other);
    await expect(other.getByRole('spinbutton', { name: `Quantidade de ${DIPIRONA.nome}` })).toHaveValue(
      '100',
    );
    await finalise(other);
    await openFromMenu(page, 'Alterar senha');
    const dialog = page.getByRole('dialog', { name: 'Alterar senha' });
    await dialog.getByRole('button', { name: 'Alterar senha' }).click();
    await expect(dialog.getByLabel('Senha atual')).toBeFocused();
    await look(page, 'alterar-senha');
    await dialog.getByLabel('Senha atual').fill(DEMO_SENHA);
    await dialog.getByLabel('Nova senha', { exact: true }).fill(NOVA);
    await dialog.getByLabel('Confirmação da nova senha').fill(NOVA);
    await page.keyboard.press('Enter');
    await expect(page.getByText('Senha alterada. As suas outras sessões foram encerradas.')).toBeVisible();
    await setSignal(elsewhere, watch, true);
    await expect(enterDialog(other)).toBeVisible();
    expect(await server.orders()).toEqual([]);
    await enterAgain(other, NOVA);
    expect(await confirmedNumbers(other)).toEqual(await server.orders());
  });

  await order(page, DIPIRONA, 3);
  await awaitSent(page);
  await elsewhere.close();
});
