import { act, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { noteUnsent } from '#app/unsent/unsent-users.ts';
import { closeLogIn, logInState } from '#parts/dialogs/log-in-state.ts';
import { openPageDevice } from '#tests/support/dom/device.ts';
import { fakeServer } from '#tests/support/dom/fake-server.ts';
import { renderPage } from '#tests/support/dom/page.tsx';
import { soon } from '#tests/support/dom/shown.ts';
import { Screens } from './screens.tsx';

fakeServer();
afterEach(closeLogIn);

const open = (address: string) => history.replaceState(null, '', address);
const title = () => screen.queryByRole('heading', { level: 1 })?.textContent ?? null;
const homeLink = () => screen.queryByRole('link', { name: 'Ir para o Início' })?.getAttribute('href');

test.each([
  ['/carrinho', /^Carrinho|^Seu carrinho/],
  ['/pedidos', /^Meus Pedidos/],
  ['/pedidos/detalhes/100010', /^Pedido nº 100010/],
  ['/extratocontacorrente', /^Extrato de Conta Corrente/],
  ['/contaspendentes', /^Contas Pendentes/],
  ['/devolucao', /^Devoluções/],
  ['/devolucao/cadastrar', /^Nova Devolução/],
  ['/devolucao/detalhes/7', /^Devolução/],
  ['/notasfiscais', /^Notas Fiscais/],
  ['/meucashback', /^Meu Cashback/],
  ['/logout', /^Logout$/],
  ['/nada/disso', /^Página não encontrada$/],
])('%s shows its screen', async (address, name) => {
  open(address);
  renderPage(<Screens />, await openPageDevice());
  await soon(() => expect(title()).toMatch(name));
});

test.each([
  '/carrinho',
  '/pagamento',
  '/confirmacao?carrinho=7',
  '/pedidos',
  '/pedidos/detalhes/7',
  '/extratocontacorrente',
  '/contaspendentes',
  '/devolucao?sit=1',
  '/devolucao/cadastrar',
  '/devolucao/digitacao?id=7&titulo=31',
  '/devolucao/detalhes/7',
  '/notasfiscais',
  '/DocumentosRegulatorios',
  '/cartacorrecao',
  '/cartacorrecao/cadastrar',
  '/cartacorrecao/alterar',
  '/cartacorrecao/alterar/7',
  '/cartacorrecao/consultar/7',
  '/meucashback',
  '/usuarioemail',
  '/usuariotelefone',
])('a visitor at %s is home with the log-in, which leads back there', async (address) => {
  open(address);
  renderPage(<Screens />);
  await soon(() => expect(logInState).toMatchObject({ isOpen: true, returnTo: address }));
  expect(location.pathname).toBe('/');
});

test.each([
  ['/carrinho', true],
  ['/pagamento', true],
  ['/devolucao/cadastrar', true],
  ['/devolucao/digitacao?id=7&titulo=31', true],
  ['/cartacorrecao/cadastrar', true],
  ['/cartacorrecao/alterar/7', true],
  ['/pedidos', false],
  ['/devolucao', false],
])('the office at %s is told that its role may not: %s', async (address, isTold) => {
  open(address);
  const device = await openPageDevice();
  renderPage(<Screens />, { ...device, usuario: { ...device.usuario, papel: 'escritorio' } });
  await soon(() => expect(title()).not.toBeNull());
  expect(title() === 'Sem permissão').toBe(isTold);
  expect(homeLink()).toBe(isTold ? '/' : undefined);
});

test('a representative at the office’s page is told that the role may not, with a link home', async () => {
  open('/escritorio');
  renderPage(<Screens />, await openPageDevice());
  await soon(() => expect(title()).toBe('Sem permissão'));
  expect(homeLink()).toBe('/');
});

test.each(['/', '/busca?pes=x', '/pro?id=1', '/com?id=1', '/logout', '/nada/disso'])(
  'a visitor may stay at %s',
  async (address) => {
    open(address);
    renderPage(<Screens />);
    await soon(() => expect(title()).not.toBeNull());
    expect(logInState.isOpen).toBe(false);
    expect(`${location.pathname}${location.search}`).toBe(address);
  },
);

test('a visitor’s home names the users whose work on this device was not sent', async () => {
  noteUnsent({ id: 7, nome: 'Ana Souza', count: 2, pedidos: 1 });
  open('/');
  renderPage(<Screens />);
  expect(await screen.findByText('Ana Souza: 1 pedido e 1 alteração')).toBeTruthy();
  act(() => noteUnsent({ id: 7, nome: 'Ana Souza', count: 0 }));
  expect(screen.queryByText(/^Ana Souza/)).toBeNull();
});
