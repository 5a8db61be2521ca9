import { screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { atalhosState } from '#app/dialogs/atalhos-state.ts';
import { acessoState, closeAcesso } from '#parts/dialogs/acesso-state.ts';
import { closePreferencias, preferenciasState } from '#parts/dialogs/preferencias-state.ts';
import { openPageDevice } from '#tests/support/dom/device.ts';
import { renderPage } from '#tests/support/dom/page.tsx';
import { person } from '#tests/support/dom/person.ts';
import { UserMenu } from './user-menu.tsx';

const user = person();

async function choose(name: string) {
  renderPage(<UserMenu />, await openPageDevice());
  await user.click(screen.getByRole('button', { name: /^Usuário Ana Souza/ }));
  await user.click(await screen.findByRole('menuitem', { name }));
}

afterEach(() => {
  closeAcesso();
  closePreferencias();
  atalhosState.isOpen = false;
});

test.each([
  ['2ª via de boleto', 'boleto'],
  ['Alterar senha', 'senha'],
  ['Sessões', 'sessoes'],
])('the user’s menu opens %s', async (name, dialog) => {
  await choose(name);
  expect(acessoState.aberto).toBe(dialog);
});

test.each([
  ['Meus Pedidos', '/pedidos'],
  ['Contas Pendentes', '/contaspendentes'],
  ['Extrato de Conta Corrente', '/extratocontacorrente'],
  ['Meu Cashback', '/meucashback'],
  ['Notas Fiscais', '/notasfiscais'],
  ['Devoluções', '/devolucao'],
  ['Cartas de Correção', '/cartacorrecao'],
])('the user’s menu leads to %s', async (name, path) => {
  await choose(name);
  expect(location.pathname).toBe(path);
});

test('an entry that leads to a screen leaves the focus to its title, not to the menu’s button', async () => {
  renderPage(
    <>
      <UserMenu />
      <main>
        <h1>Busca</h1>
      </main>
    </>,
    await openPageDevice(),
  );
  await user.click(screen.getByRole('button', { name: /^Usuário Ana Souza/ }));
  await user.click(await screen.findByRole('menuitem', { name: 'Meus Pedidos' }));
  expect(document.activeElement?.textContent).toBe('Busca');
});

test('the user’s menu opens the preferences', async () => {
  await choose('Minhas Preferências');
  expect(preferenciasState.isOpen).toBe(true);
});

test('the user’s menu makes texts larger, and then offers the usual size', async () => {
  await choose('Letras grandes');
  expect(document.documentElement.dataset.letras).toBe('grandes');
  await user.click(screen.getByRole('button', { name: /^Usuário Ana Souza/ }));
  await user.click(await screen.findByRole('menuitem', { name: 'Letras normais' }));
  expect(document.documentElement.dataset.letras).toBeUndefined();
});

test('the user’s menu opens the sheet of shortcuts', async () => {
  await choose('Atalhos de teclado');
  expect(atalhosState.isOpen).toBe(true);
});

test('the user’s menu tells who they are, and marks the screen that is open', async () => {
  history.replaceState(null, '', '/comprados');
  renderPage(<UserMenu />, await openPageDevice());
  await user.click(screen.getByRole('button', { name: /^Usuário Ana Souza/ }));
  expect((await screen.findByRole('menu')).textContent).toMatch(/^Ana SouzaRepresentante/);
  const current = screen.getAllByRole('menuitem').filter((item) => item.ariaCurrent === 'page');
  expect(current.map(({ textContent }) => textContent)).toEqual(['Comprados']);
});
