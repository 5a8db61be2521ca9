import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { login } from '#contract/access/sessao.ts';
import { readSession } from '#net/session.ts';
import { USUARIO } from '#tests/support/dom/device.ts';
import { fakeServer } from '#tests/support/dom/fake-server.ts';
import { renderPage } from '#tests/support/dom/page.tsx';
import { person } from '#tests/support/dom/person.ts';
import { soon } from '#tests/support/dom/shown.ts';
import { LogInDialog, type LogInDialogProps } from './log-in-dialog.tsx';

const server = fakeServer();
const user = person();

const dialog = () => within(screen.getByRole('dialog', { name: 'Entre' }));
const field = (name: string) => dialog().getByLabelText<HTMLInputElement>(name);
const enter = () => user.click(dialog().getByRole('button', { name: 'Entrar' }));

function openLogIn(props: Partial<LogInDialogProps> = {}) {
  const onDone = vi.fn<() => void>();
  renderPage(
    <LogInDialog
      demonstracao={undefined}
      finda={null}
      unsentUsers={[]}
      links={[]}
      onClose={() => undefined}
      onDone={onDone}
      {...props}
    />,
  );
  return onDone;
}

beforeEach(() => {
  server.reply(login, { ...USUARIO, token: 't1', expiraEm: '2099-01-01T00:00:00-03:00' });
});

test('the log-in says which field is empty, on the first one, and only until it is filled', async () => {
  openLogIn();
  await enter();
  expect(dialog().getByText('Informe seu usuário de login!')).toBeTruthy();
  expect(dialog().getByText('Insira sua senha de login!')).toBeTruthy();
  expect(document.activeElement).toBe(field('Usuário'));
  await user.keyboard('ana');
  expect(dialog().queryByText('Informe seu usuário de login!')).toBeNull();
  expect(dialog().getByText('Insira sua senha de login!')).toBeTruthy();
  expect(server.asked).toEqual([]);
});

test('the log-in says where a user name comes from', () => {
  openLogIn();
  expect(field('Usuário').getAttribute('aria-describedby')).toMatch(/-hint$/);
  expect(dialog().getByText('O que a empresa lhe deu, em geral o e-mail.')).toBeTruthy();
});

test('a wrong password is reported, keeps the typed text, and the right one enters', async () => {
  const Description = 'Usuário ou senha inválidos.';
  server.refuse(login, { status: 401, Message: 'Atenção!', Description, Codigo: 'credenciais-invalidas' });
  const onDone = openLogIn();
  await user.fill(field('Usuário'), 'ana');
  await user.fill(field('Senha'), 'errada');
  await enter();
  expect(await dialog().findByText(Description)).toBeTruthy();
  expect(field('Usuário').value).toBe('ana');
  expect(document.activeElement).toBe(field('Senha'));
  expect(readSession()).toBeNull();
  server.reply(login, { ...USUARIO, token: 't1', expiraEm: '2099-01-01T00:00:00-03:00' });
  await user.keyboard('maleta123');
  await enter();
  await soon(() => expect(onDone).toHaveBeenCalledOnce());
  expect(readSession()?.token).toBe('t1');
});

test('a session stays connected by default, in the browser alone', async () => {
  const onDone = openLogIn();
  expect(field('Manter conectado neste aparelho').checked).toBe(true);
  await user.fill(field('Usuário'), 'ana');
  await user.fill(field('Senha'), 'maleta123');
  await enter();
  await soon(() => expect(onDone).toHaveBeenCalledOnce());
  expect(localStorage.getItem('GSUsuario')).toContain('t1');
  expect(sessionStorage.getItem('GSUsuario')).toBeNull();
});

test("a session without 'stay connected' is kept in the tab alone", async () => {
  const onDone = openLogIn();
  await user.fill(field('Usuário'), 'ana');
  await user.fill(field('Senha'), 'maleta123');
  await user.click(field('Manter conectado neste aparelho'));
  await enter();
  await soon(() => expect(onDone).toHaveBeenCalledOnce());
  expect(sessionStorage.getItem('GSUsuario')).toContain('t1');
  expect(localStorage.getItem('GSUsuario')).toBeNull();
});

test('an ended session asks for the password alone, with the server’s reason', async () => {
  openLogIn({ nomeUsuario: 'ana', finda: { isEncerrada: true, motivo: 'Outra senha foi definida.' } });
  expect(dialog().getByText('Sessão encerrada')).toBeTruthy();
  expect(dialog().getByText('Outra senha foi definida.')).toBeTruthy();
  expect(field('Usuário').readOnly).toBe(true);
  expect(document.activeElement).toBe(field('Senha'));
});

test('a user with an ended session whose right password is refused learns that the access may be off', async () => {
  const off = /acesso pode ter sido desligado: fale com a empresa/;
  const refusal = {
    status: 401,
    Message: 'Atenção!',
    Description: 'Usuário ou senha inválidos.',
    Codigo: 'credenciais-invalidas',
  };
  openLogIn({ nomeUsuario: 'ana', finda: null });
  server.refuse(login, refusal);
  await user.fill(field('Senha'), 'maleta123');
  await enter();
  expect(await dialog().findByText(refusal.Description)).toBeTruthy();
  expect(dialog().getByText(off)).toBeTruthy();
  server.refuse(login, { ...refusal, status: 422, Description: 'Tente mais tarde.' });
  await enter();
  expect(await dialog().findByText('Tente mais tarde.')).toBeTruthy();
  expect(dialog().queryByText(off)).toBeNull();
});

test('the password is shown and hidden by its eye', async () => {
  openLogIn();
  await user.fill(field('Senha'), 'maleta123');
  expect(field('Senha').type).toBe('password');
  await user.click(dialog().getByRole('button', { name: 'Mostrar senha' }));
  expect(field('Senha').type).toBe('text');
  await user.click(dialog().getByRole('button', { name: 'Ocultar senha' }));
  expect(field('Senha').type).toBe('password');
});

test('a demonstration log-in fills the form, and users with unsent work are named', async () => {
  openLogIn({
    demonstracao: [{ nomeUsuario: 'farmacia', senha: 'maleta123', descricao: 'Comprador' }],
    unsentUsers: [
      { id: 7, nome: 'Ana Souza', count: 2 },
      { id: 8, nome: 'Caio Dias', count: 3, pedidos: 2 },
      { id: 9, nome: 'Eva Lima', count: 1, pedidos: 1 },
    ],
  });
  const list = within(dialog().getByRole('list', { name: 'Quem tem trabalho não enviado' }));
  expect(list.getAllByRole('listitem').map((e) => e.textContent)).toEqual([
    'Ana Souza: 2 alterações',
    'Caio Dias: 2 pedidos e 1 alteração',
    'Eva Lima: 1 pedido',
  ]);
  await user.click(dialog().getByRole('button', { name: 'Usar farmacia' }));
  expect([field('Usuário').value, field('Senha').value]).toEqual(['farmacia', 'maleta123']);
});

test('a user whose session has ended may ask for another password, and is offered nothing for newcomers', () => {
  const links = [
    { label: 'Esqueci minha senha', isOfUser: true, onPress: () => undefined },
    { label: 'Novo cliente', isOfUser: false, onPress: () => undefined },
  ];
  openLogIn({ links, nomeUsuario: 'representante' });
  expect(dialog().getByRole('button', { name: 'Esqueci minha senha' })).toBeTruthy();
  expect(dialog().queryByRole('button', { name: 'Novo cliente' })).toBeNull();
});
