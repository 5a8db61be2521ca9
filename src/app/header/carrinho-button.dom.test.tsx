import { screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { logInState } from '#parts/dialogs/log-in-state.ts';
import { CLIENTE, openPageDevice, type PageDevice } from '#tests/support/dom/device.ts';
import { setViewport } from '#tests/support/dom/layout.ts';
import { carrinhoSample } from '#tests/support/dom/pagamento.ts';
import { renderPage } from '#tests/support/dom/page.tsx';
import { person } from '#tests/support/dom/person.ts';
import { soon } from '#tests/support/dom/shown.ts';
import { CarrinhoButton } from './carrinho-button.tsx';

const user = person();

test('a visitor who opens the side cart is asked to sign in', async () => {
  renderPage(<CarrinhoButton />);
  await user.click(screen.getByRole('button', { name: /^Carrinho, 0 itens, R\$\s0,00$/ }));
  const lateral = within(await screen.findByRole('dialog', { name: 'Carrinho' }));
  expect(lateral.getByText('Olá! Para ver o carrinho, faça seu login.')).toBeTruthy();
  expect(document.activeElement).toBe(lateral.getByRole('button', { name: 'Entrar' }));
  await user.keyboard('{Enter}');
  expect(logInState.isOpen).toBe(true);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('Escape closes the side cart and gives the focus back to its button', async () => {
  renderPage(<CarrinhoButton />);
  const button = screen.getByRole('button', { name: /^Carrinho, / });
  await user.click(button);
  await screen.findByRole('dialog', { name: 'Carrinho' });
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(document.activeElement).toBe(button);
});

test('on a phone the cart’s button goes to the cart', async () => {
  setViewport({ width: 360 });
  renderPage(<CarrinhoButton />, await openPageDevice());
  await user.click(screen.getByRole('link', { name: /^Carrinho, / }));
  expect(location.pathname).toBe('/carrinho');
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('on the cart screen the cart’s button is a link to it instead of opening the side cart', async () => {
  history.replaceState(null, '', '/carrinho');
  renderPage(<CarrinhoButton />, await openPageDevice());
  expect(screen.getByRole('link', { name: /^Carrinho, / })).toBeTruthy();
});

test('the cart’s button shows the total of the lines, unsent changes included', async () => {
  const device = await openPageDevice({ produtos: [{ idProduto: 1, nome: 'DIPIRONA' }] });
  renderPage(<CarrinhoButton />, device);
  await screen.findByRole('button', { name: /^Carrinho, 0 itens, R\$\s0,00$/ });
  await device.pedir(1, 3);
  expect(await screen.findByRole('button', { name: /^Carrinho, 1 item, R\$\s30,00$/ })).toBeTruthy();
  expect(await device.quantidades()).toEqual({ 1: 3 });
});

describe('the side cart of a user', () => {
  const open = async (device: PageDevice) => {
    renderPage(<CarrinhoButton />, device);
    await user.click(await screen.findByRole('button', { name: /^Carrinho, / }));
    return screen.findByRole('dialog', { name: /^Carrinho/ });
  };

  test('shows lines and total, is at most 85 % of the window high, and leads to the cart', async () => {
    const device = await openPageDevice({ produtos: [{ idProduto: 1, nome: 'DIPIRONA' }] });
    await device.pedir(1, 3);
    const side = await open(device);
    await soon(() => expect(side.textContent).toContain('DIPIRONA'));
    expect(side.textContent).toMatch(/Total.*R\$\s30,00/);
    expect(side.style.maxHeight).toMatch(/^min\(85vh,/);
    await user.click(within(side).getByRole('button', { name: 'Ir para o Carrinho' }));
    await soon(() => expect(location.pathname).toBe('/carrinho'));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test.each([
    [3, 'Este carrinho aguarda o pagamento. Finalize o pagamento para continuar comprando.'],
    [4, 'Este carrinho aguarda o pagamento. Finalize o pagamento para continuar comprando.'],
    [5, 'Este carrinho está pago. O pedido é finalizado em instantes, sem mais nada a fazer.'],
  ])('asks to end the payment of a cart in situation %i', async (idCarrinhoSituacao, text) => {
    const device = await openPageDevice();
    const carrinho = carrinhoSample({ idCarrinhoSituacao });
    await device.vault.carrinhos.put({ idPessoaCliente: CLIENTE, carrinho, at: Date.now() });
    const side = await open(device);
    expect(await within(side).findByText(text)).toBeTruthy();
    await user.click(within(side).getByRole('button', { name: 'Ir para o Pagamento' }));
    await soon(() => expect(location.pathname).toBe('/pagamento'));
  });

  test('closes by a press outside', async () => {
    const side = await open(await openPageDevice());
    // Not as the second tap of a double one.
    await new Promise((resolve) => setTimeout(resolve, 600));
    await user.click(side);
    await soon(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});
