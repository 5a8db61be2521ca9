import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { alterarSenha } from '#contract/access/senha.ts';
import { must } from '#lib/must.ts';
import { logInState } from '#parts/dialogs/log-in-state.ts';
import { beginSession, openPageDevice } from '#tests/support/dom/device.ts';
import { fakeServer } from '#tests/support/dom/fake-server.ts';
import { renderPage } from '#tests/support/dom/page.tsx';
import { person } from '#tests/support/dom/person.ts';
import { shownToasts, soon } from '#tests/support/dom/shown.ts';
import { SenhaDialog } from './senha-dialog.tsx';

const server = fakeServer();
const user = person();

const dialog = () => within(screen.getByRole('dialog', { name: 'Alterar senha' }));
const field = (name: string) => dialog().getByLabelText<HTMLInputElement>(name);
const change = () => user.click(dialog().getByRole('button', { name: 'Alterar senha' }));

async function openDialog() {
  beginSession();
  const onClose = vi.fn<() => void>();
  renderPage(<SenhaDialog onClose={onClose} />, await openPageDevice());
  return onClose;
}

async function fillIn(nova = 'chuva-de-verao', confirmacao = nova) {
  await user.fill(field('Senha atual'), 'maleta123');
  await user.fill(field('Nova senha'), nova);
  await user.fill(field('Confirmação da nova senha'), confirmacao);
}

beforeEach(() => server.reply(alterarSenha, { alterada: true }));

test('a password that an ended session could not change is asked for no log-in once there has been one', async () => {
  const onClose = await openDialog();
  await fillIn();
  server.raw(alterarSenha, { status: 401, body: '', isOurs: true });
  await change();
  const over = await dialog().findByText('A sessão expirou. Entre de novo para continuar.');
  // A refusal without a word opens no log-in by itself.
  expect(logInState.isOpen).toBe(false);
  await user.click(dialog().getByRole('button', { name: 'Entrar' }));
  expect(logInState.isOpen).toBe(true);
  const token = beginSession();
  await soon(() => expect(over.isConnected).toBe(false));
  expect(field('Senha atual').value).toBe('maleta123');
  server.reply(alterarSenha, { alterada: true });
  await change();
  expect(
    await shownToasts().findByText('Senha alterada. As suas outras sessões foram encerradas.'),
  ).toBeTruthy();
  expect(onClose).toHaveBeenCalledOnce();
  const sent = must(server.askedOf(alterarSenha).at(-1), 'request');
  expect(sent.headers.get('authorization')).toBe(`Bearer ${token}`);
});

test('a change of password sends the passwords in the body and nothing in the address', async () => {
  await openDialog();
  await fillIn();
  await change();
  await shownToasts().findByText('Senha alterada. As suas outras sessões foram encerradas.');
  const sent = must(server.askedOf(alterarSenha).at(-1), 'request');
  expect([...sent.query]).toEqual([]);
  expect(sent.body).toEqual({
    senhaAtual: 'maleta123',
    senhaNova: 'chuva-de-verao',
    confirmacaoSenha: 'chuva-de-verao',
    idAcaoOrigem: 8,
  });
});

test('a change of password without a word in it says so at the fields, and the first one gets the focus', async () => {
  await openDialog();
  await change();
  expect(dialog().getAllByText('Campo obrigatório.')).toHaveLength(2);
  expect(document.activeElement).toBe(field('Senha atual'));
  expect(server.askedOf(alterarSenha)).toEqual([]);
});

test('a new password that is too short or differs from its repetition is reported at its field and not sent', async () => {
  await openDialog();
  await fillIn('curta');
  await change();
  expect(document.activeElement).toBe(field('Nova senha'));
  expect(field('Nova senha').getAttribute('aria-invalid')).toBe('true');
  await fillIn('chuva-de-verao', 'chuva-de-inverno');
  await change();
  expect(document.activeElement).toBe(field('Confirmação da nova senha'));
  expect(server.askedOf(alterarSenha)).toEqual([]);
});

test('a wrong current password is reported at its own field, and the typed text stays', async () => {
  await openDialog();
  await fillIn();
  const Description = 'A senha atual está incorreta.';
  server.refuse(alterarSenha, { status: 422, Message: 'Atenção!', Description, Codigo: 'senha-incorreta' });
  await change();
  expect(await dialog().findByText(Description)).toBeTruthy();
  expect(document.activeElement).toBe(field('Senha atual'));
  expect(field('Nova senha').value).toBe('chuva-de-verao');
});

test('a change of password without a response says that it may have been done', async () => {
  await openDialog();
  await fillIn();
  server.silence(alterarSenha);
  await change();
  expect(
    await dialog().findByText(/^Sem resposta do servidor: a senha pode ter sido alterada ou não/),
  ).toBeTruthy();
});
