import type { Page } from '@playwright/test';
import { DEMO_SENHA } from '#server/store/seed/clientes.ts';
import { expect, test, visitor } from './support/journey.ts';
import { look } from './support/look.ts';
import { DIPIRONA } from './support/produtos.ts';
import {
  awaitSent,
  confirmedNumbers,
  enter,
  enterAgain,
  fillLogIn,
  finalise,
  openCarrinho,
  order,
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
  'a forgotten password: the link of the mail sets a new one, once; the log-in keeps what was typed',
  async ({ page, context, server, watch }) => {
    watch.expect(RECUSAS);
    await page.goto('/');
    await page.getByRole('button', { name: 'Entrar' }).first().click();
    await enterDialog(page).getByLabel('Usuário').fill('farmacia');
    await look(page, 'entre-links');
    await enterDialog(page).getByRole('button', { name: 'Esqueci minha senha' }).click();
    const dialog = page.getByRole('dialog', { name: 'Recuperar senha' });
    await dialog.getByRole('button', { name: 'Continuar' }).click();
    await expect(dialog).toContainText('Informe o seu login.');
    await expect(dialog.getByLabel('Login')).toBeFocused();
    await look(page, 'recuperar-login');
    await page.keyboard.type('farmacia');
    await page.keyboard.press('Enter');
    await expect(dialog).toContainText('f***@e***.com');
    await expect(dialog.getByRole('button', { name: 'Enviar instruções' })).toBeFocused();
    await look(page, 'recuperar-email');
    await page.keyboard.press('Enter');
    await expect(dialog).toContainText('O nosso sistema enviará a você um e-mail com instruções...');
    await look(page, 'recuperar-enviado');
    await dialog.getByRole('button', { name: 'OK' }).click();
    await expect(enterDialog(page).getByLabel('Usuário')).toHaveValue('farmacia');
    expect(server.seen.filter(({ path }) => path.endsWith('/RecuperacaoSenha'))).toHaveLength(1);

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
    await expect(mail.getByText('A nova senha deve possuir ao menos 6 caracteres.')).toBeVisible();
    await expect(mail.getByText('A confirmação de senha é diferente da nova senha informada.')).toBeVisible();
    await expect(nova).toBeFocused();
    await look(mail, 'nova-senha');
    await nova.fill(NOVA);
    await confirmacao.fill(NOVA);
    await mail.keyboard.press('Enter');
    await expect(mail.getByText('Senha alterada', { exact: true })).toBeVisible();
    await expect(mail.getByRole('main').getByRole('button', { name: 'Entrar', exact: true })).toBeFocused();
    await look(mail, 'nova-senha-feito');

    const again = await context.newPage();
    const link = /\/recuperar-senha#\S+/.exec(server.correio.listar()[0]?.texto ?? '')?.[0] ?? '';
    await again.goto(link);
    await again.getByLabel('Nova senha', { exact: true }).fill('mais-uma-vez');
    await again.getByLabel('Confirmação da nova senha').fill('mais-uma-vez');
    await again.getByRole('button', { name: 'Salvar nova senha' }).click();
    await expect(again.getByText('Este link já foi usado ou não vale mais.')).toBeVisible();
    await expect(again.getByLabel('Nova senha', { exact: true })).toHaveValue('mais-uma-vez');
    await again.getByRole('button', { name: 'Pedir outro link' }).click();
    await expect(again.getByRole('dialog', { name: 'Recuperar senha' })).toBeVisible();
    await again.close();

    await mail.getByRole('button', { name: 'Entrar', exact: true }).last().click();
    await fillLogIn(mail, 'farmacia', DEMO_SENHA);
    await expect(enterDialog(mail)).toContainText('Usuário ou senha inválidos.');
    await fillLogIn(mail, 'farmacia', NOVA);
    await expect(mail.getByText('Pronto para trabalhar sem sinal')).toBeVisible();
    await mail.close();
  },
);

visitor(
  'without a signal the recovery says so and keeps what was typed; an address without a link says what it needs',
  async ({ page, context, watch }) => {
    await page.goto('/recuperar-senha');
    await expect(page.getByText('Abra o link do e-mail')).toBeVisible();
    await look(page, 'nova-senha-sem-link');
    await page.getByRole('button', { name: 'Esqueci minha senha' }).click();
    const dialog = page.getByRole('dialog', { name: 'Recuperar senha' });
    await dialog.getByLabel('Login').fill('representante');
    await setSignal(context, watch, false);
    await dialog.getByRole('button', { name: 'Continuar' }).click();
    await expect(dialog).toContainText('Sem sinal.');
    await expect(dialog.getByLabel('Login')).toHaveValue('representante');
    await setSignal(context, watch, true);
    await dialog.getByRole('button', { name: 'Continuar' }).click();
    await expect(dialog).toContainText('r***@e***.com');
    await dialog.getByRole('button', { name: 'Voltar' }).click();
    await expect(dialog.getByLabel('Login')).toHaveValue('representante');
  },
);

test('a changed password ends the other browser’s session, whose unsent work goes after its new log-in', async ({
  page,
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
  await openCarrinho(other);
  await finalise(other);

  await enter(page);
  await openFromMenu(page, 'Alterar senha');
  const dialog = page.getByRole('dialog', { name: 'Alterar senha' });
  await dialog.getByRole('button', { name: 'Alterar senha' }).click();
  await expect(dialog.getByText('Campo obrigatório.')).toHaveCount(2);
  await expect(dialog.getByLabel('Senha atual')).toBeFocused();
  await look(page, 'alterar-senha');
  await dialog.getByLabel('Senha atual').fill('errada');
  await dialog.getByLabel('Nova senha', { exact: true }).fill(NOVA);
  await dialog.getByLabel('Confirmação da nova senha').fill(NOVA);
  await dialog.getByRole('button', { name: 'Alterar senha' }).click();
  await expect(dialog).toContainText('A senha atual está incorreta.');
  await expect(dialog.getByLabel('Senha atual')).toBeFocused();
  await expect(dialog.getByLabel('Nova senha', { exact: true })).toHaveValue(NOVA);
  await dialog.getByLabel('Senha atual').fill(DEMO_SENHA);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Senha alterada. As suas outras sessões foram encerradas.')).toBeVisible();
  await expect(dialog).toHaveCount(0);

  await setSignal(elsewhere, watch, true);
  await expect(other.getByText('Sessão expirada').or(enterDialog(other)).first()).toBeVisible();
  expect(await server.orders()).toEqual([]);
  await enterAgain(other, NOVA);
  expect(await confirmedNumbers(other)).toEqual(await server.orders());
  await order(page, DIPIRONA, 3);
  await awaitSent(page);
  await elsewhere.close();
});

test('a lost device is shut out from the list of sessions', async ({
  page,
  context,
  browser,
  baseURL,
  watch,
}) => {
  watch.expect(RECUSAS);
  await enter(page);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await openFromMenu(page, 'Sessões');
  const dialog = page.getByRole('dialog', { name: 'Sessões' });
  const list = dialog.getByRole('list', { name: 'Sessões abertas' });
  await expect(list.getByRole('listitem')).toHaveCount(1);
  await expect(list).toContainText('Este aparelho');
  await expect(dialog).toContainText('Você não está conectado em nenhum outro aparelho.');
  await dialog.getByRole('button', { name: 'Fechar' }).last().click();

  const elsewhere = await browser.newContext({ baseURL: baseURL ?? '' });
  await watch.follow(elsewhere);
  const other = await elsewhere.newPage();
  await enter(other);
  await setSignal(context, watch, false);
  await openFromMenu(page, 'Sessões');
  await expect(dialog).toContainText('Sem sinal. As sessões estão no servidor');
  await look(page, 'sessoes-sem-sinal');
  await setSignal(context, watch, true);
  await dialog.getByRole('button', { name: 'Tentar novamente' }).click();
  await expect(list.getByRole('listitem')).toHaveCount(2);
  await look(page, 'sessoes');
  await list.getByRole('button', { name: /^Encerrar Chrome no / }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Encerrar' }).click();
  await expect(list.getByRole('listitem')).toHaveCount(1);
  await setSignal(elsewhere, watch, false);
  await order(other, DIPIRONA, 100);
  await setSignal(elsewhere, watch, true);
  // The queue is refused and says so; a screen that is refused asks for the password.
  await expect(other.getByText('Sessão expirada')).toBeVisible();
  await openFromMenu(other, 'Sessões');
  await expect(enterDialog(other)).toContainText('você sai da sua conta');
  await look(other, 'sessao-encerrada');
  await enterDialog(other).getByRole('button', { name: 'Fechar' }).click();
  await expect(other.getByRole('banner').getByRole('button', { name: 'Entrar' })).toBeVisible();
  await other.getByRole('banner').getByRole('button', { name: 'Entrar' }).click();
  await expect(enterDialog(other)).toContainText('Marina Alves Teixeira: ');
  await fillLogIn(other, 'representante', DEMO_SENHA);
  await awaitSent(other);
  await openCarrinho(other);
  await expect(other.getByRole('spinbutton', { name: `Quantidade de ${DIPIRONA.nome}` })).toHaveValue('100');
  await elsewhere.close();
});
