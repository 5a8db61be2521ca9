import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { consultarLinkSenha, redefinirSenha } from '#contract/access/senha.ts';
import { acessoState, closeAcesso } from '#parts/dialogs/acesso-state.ts';
import { logInState } from '#parts/dialogs/log-in-state.ts';
import { forgetToken } from '#parts/html/link-token.ts';
import { fakeServer } from '#tests/support/dom/fake-server.ts';
import { renderPage } from '#tests/support/dom/page.tsx';
import { person } from '#tests/support/dom/person.ts';
import { RedefinirScreen } from './redefinir-screen.tsx';

const server = fakeServer();
const user = person();

const NOVA = 'chuva-de-verao';
const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
const save = () => user.click(screen.getByRole('button', { name: 'Salvar nova senha' }));

function openLink(hash = '#um-token') {
  history.replaceState(null, '', `/recuperar-senha${hash}`);
  renderPage(<RedefinirScreen />);
}

async function fillIn(nova: string, confirmacao = nova) {
  await user.fill(field('Nova senha'), nova);
  await user.fill(field('Confirmação da nova senha'), confirmacao);
}

/** The server refuses the link at this call. Returns its sentence. */
function refuseLink(call: typeof consultarLinkSenha | typeof redefinirSenha): string {
  const Description = 'Este link já foi usado ou não vale mais.';
  server.refuse(call, { status: 410, Message: 'Atenção!', Description, Codigo: 'link-invalido' });
  return Description;
}

async function askForAnother() {
  await user.click(screen.getByRole('button', { name: 'Pedir outro link' }));
  expect(acessoState.aberto).toBe('recuperacao');
}

beforeEach(() => {
  server.reply(consultarLinkSenha, { nomeUsuario: 'farmacia' });
  server.reply(redefinirSenha, { alterada: true });
});
afterEach(() => {
  forgetToken();
  closeAcesso();
});

test('an address without a link says so, and leads to the recovery', async () => {
  openLink('');
  expect(screen.getByText('Abra o link do e-mail')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Esqueci minha senha' }));
  expect(acessoState.aberto).toBe('recuperacao');
});

test('a new password that is too short or typed in two ways is said at its field and not sent', async () => {
  openLink();
  await fillIn('curta', 'outra');
  await save();
  expect(screen.getByText('A nova senha deve possuir ao menos 6 caracteres.')).toBeTruthy();
  expect(screen.getByText('A confirmação de senha é diferente da nova senha informada.')).toBeTruthy();
  expect(document.activeElement).toBe(field('Nova senha'));
  expect(server.askedOf(redefinirSenha)).toEqual([]);
});

test('a new password is sent with the token of the link, which stays in no address, and leads to the log-in', async () => {
  openLink();
  expect(location.hash).toBe('');
  await fillIn(NOVA);
  await user.keyboard('{Enter}');
  expect(await screen.findByText('Senha alterada')).toBeTruthy();
  expect(document.querySelector('.lucide-circle-check')).not.toBeNull();
  expect(server.askedOf(redefinirSenha).map(({ body }) => body)).toEqual([
    { token: 'um-token', senhaNova: NOVA, confirmacaoSenha: NOVA },
  ]);
  const enter = screen.getByRole('button', { name: 'Entrar' });
  expect(document.activeElement).toBe(enter);
  await user.click(enter);
  expect(logInState.isOpen).toBe(true);
  expect(location.pathname).toBe('/');
});

test('a used link keeps the typed text and offers another one', async () => {
  const sentence = refuseLink(redefinirSenha);
  openLink();
  await fillIn(NOVA);
  await save();
  expect(await screen.findByText(sentence)).toBeTruthy();
  expect(field('Nova senha').value).toBe(NOVA);
  await askForAnother();
});

test('a new password without a response may have been set, and the screen says so', async () => {
  server.silence(redefinirSenha);
  openLink();
  await fillIn(NOVA);
  await save();
  expect(await screen.findByText(/^Sem resposta do servidor: a senha pode ter sido alterada/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Pedir outro link' })).toBeNull();
});

test('a link tells whose password it sets', async () => {
  openLink();
  expect((await screen.findByText('farmacia')).parentElement?.textContent).toBe('Usuário: farmacia');
  expect(server.askedOf(consultarLinkSenha).map(({ body }) => body)).toEqual([{ token: 'um-token' }]);
});

test('a dead link is told before a password is typed', async () => {
  refuseLink(consultarLinkSenha);
  openLink();
  expect(await screen.findByText('Este link não vale mais')).toBeTruthy();
  expect(screen.queryByLabelText('Nova senha')).toBeNull();
  await askForAnother();
});

test('a link that could not be looked up is tried with the password', async () => {
  server.silence(consultarLinkSenha);
  openLink();
  await fillIn(NOVA);
  await save();
  expect(await screen.findByText('Senha alterada')).toBeTruthy();
});
