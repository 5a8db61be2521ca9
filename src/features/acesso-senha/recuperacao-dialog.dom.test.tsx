import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { consultarUsuarioValido, recuperarSenha } from '#contract/access/senha.ts';
import { fakeServer } from '#tests/support/dom/fake-server.ts';
import { renderPage } from '#tests/support/dom/page.tsx';
import { person } from '#tests/support/dom/person.ts';
import { soon } from '#tests/support/dom/shown.ts';
import { RecuperacaoDialog } from './recuperacao-dialog.tsx';

const server = fakeServer();
const user = person();

const dialog = () => within(screen.getByRole('dialog', { name: 'Recuperar senha' }));
const login = () => dialog().getByLabelText<HTMLInputElement>('Login');
const press = (name: string) => user.click(dialog().getByRole('button', { name }));

function openDialog() {
  const onClose = vi.fn<() => void>();
  renderPage(<RecuperacaoDialog onClose={onClose} />);
  return onClose;
}

beforeEach(() => {
  server.reply(consultarUsuarioValido, { email: 'f***@e***.com' });
  server.reply(recuperarSenha, {
    mensagem: 'O nosso sistema enviará a você um e-mail com instruções para criar uma nova senha.',
  });
});

test('a recovery without a log-in says so at the field and asks the server nothing', async () => {
  openDialog();
  await press('Continuar');
  expect(dialog().getByText('Informe o seu login.')).toBeTruthy();
  expect(document.activeElement).toBe(login());
  expect(server.asked).toEqual([]);
});

test('instructions are sent once, by the keyboard alone, after the masked e-mail was shown', async () => {
  const onClose = openDialog();
  await user.keyboard('farmacia{Enter}');
  expect(await dialog().findByText('f***@e***.com')).toBeTruthy();
  expect(server.askedOf(recuperarSenha)).toEqual([]);
  await soon(() =>
    expect(document.activeElement).toBe(dialog().getByRole('button', { name: 'Enviar instruções' })),
  );
  await user.keyboard('{Enter}');
  expect(
    await dialog().findByText(
      'O nosso sistema enviará a você um e-mail com instruções para criar uma nova senha.',
    ),
  ).toBeTruthy();
  expect(server.askedOf(recuperarSenha).map(({ query }) => query.get('nomeUsuario'))).toEqual(['farmacia']);
  await press('OK');
  expect(onClose).toHaveBeenCalledOnce();
});

test('a recovery without a signal says so, and keeps the log-in there and back', async () => {
  server.silence(consultarUsuarioValido);
  openDialog();
  await user.keyboard('farmacia{Enter}');
  expect(await dialog().findByText(/^Sem sinal\./)).toBeTruthy();
  expect(login().value).toBe('farmacia');
  server.reply(consultarUsuarioValido, { email: 'f***@e***.com' });
  await press('Continuar');
  await dialog().findByText('f***@e***.com');
  await press('Voltar');
  expect(login().value).toBe('farmacia');
});

test('instructions that could not be asked for can be asked for again', async () => {
  server.silence(recuperarSenha);
  openDialog();
  await user.keyboard('farmacia{Enter}');
  await dialog().findByText('f***@e***.com');
  await press('Enviar instruções');
  expect(await dialog().findByText(/^Sem sinal\./)).toBeTruthy();
  server.reply(recuperarSenha, { mensagem: 'Enviado.' });
  await press('Enviar instruções');
  expect(await dialog().findByText('Enviado.')).toBeTruthy();
});
