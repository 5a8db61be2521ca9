import { screen, waitFor, within } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { Papel } from '#contract/access/papel.ts';
import { onWake } from '#outbox/wake.ts';
import { carrinhoDestaque } from '#parts/cart/carrinho-destaque.ts';
import { useClienteAtual } from '#parts/customer/use-cliente.ts';
import { contextoForPrecos } from '#parts/product/contexto-precos.ts';
import { useProdutos } from '#parts/product/use-produtos.ts';
import { openPageDevice, type PageDevice } from '#tests/support/dom/device.ts';
import { renderPage } from '#tests/support/dom/page.tsx';
import { person } from '#tests/support/dom/person.ts';
import type { ProdutoSample } from '#tests/support/dom/samples.ts';
import { findBox, soon } from '#tests/support/dom/shown.ts';
import { CARD_HEIGHT } from './produto-card.css.ts';
import { ProdutoCard } from './produto-card.tsx';
import { useCompra } from './use-compra.ts';

const user = person();

/** The card of product 1 for the customer being served. */
function Comprador() {
  const contexto = contextoForPrecos(useClienteAtual(), null);
  const compra = useCompra(contexto);
  const produto = useProdutos([1], contexto?.idContexto).get(1);
  return contexto && produto && <ProdutoCard produto={produto} compra={compra} />;
}

const CASHBACK = {
  valorCashbackItem: 5000,
  utilizarLimitadorQuantidade: true,
  quantidadeLimite: 2,
  utilizarLimitadorValor: false,
  valorLimite: null,
};

/** Renders the card of a product that a customer buys. */
async function openCard(produto: Partial<ProdutoSample> = {}, papel?: Papel): Promise<PageDevice> {
  const device = await openPageDevice({ produtos: [{ idProduto: 1, nome: 'DIPIRONA', ...produto }] });
  renderPage(<Comprador />, papel ? { ...device, usuario: { ...device.usuario, papel } } : device);
  await screen.findByRole('article', { name: /^DIPIRONA/ });
  return device;
}
const card = () => within(screen.getByRole('article', { name: /^DIPIRONA/ }));
const counter = () => card().queryByRole<HTMLInputElement>('spinbutton');

test('a customer’s card has the price with its discount, a counter and the button to buy', async () => {
  await openCard({ preco: { descontoComercial: 1000, st: 500 }, selos: [] });
  expect(await card().findByText(/^De: R\$\s10,00$/)).toBeTruthy();
  expect(card().getByText('10%')).toBeTruthy();
  expect(card().getByText('9,00')).toBeTruthy();
  expect(card().getByText('ACHÉ')).toBeTruthy();
  expect(card().getByText('500 MG COM CT BL X 30')).toBeTruthy();
  expect(card().getByText('Disponível')).toBeTruthy();
  expect(counter()?.value).toBe('1');
  expect(card().getByRole('button', { name: /^Comprar/ }).textContent).toBe('Comprar');
});

test('a customer’s card has the margin of the price on it', async () => {
  await openCard({ pmc: 20_00 });
  expect(await card().findByText(/^Margem 50,0% /)).toBeTruthy();
});

test('a card names no maker that the company did not give', async () => {
  await openCard({ fabricante: 'Não informado' });
  expect(card().queryByText('Não informado')).toBeNull();
});

test.each(['', 'out of stock'])(
  'the office sees the price and can neither buy nor wish: %s',
  async (gone) => {
    await openCard(gone === '' ? {} : { preco: { estoque: 0 } }, 'escritorio');
    expect(await card().findByText('10,00')).toBeTruthy();
    expect(counter()).toBeNull();
    expect(card().queryByRole('button', { name: /^Comprar|^Avise-me/ })).toBeNull();
  },
);

test('a price without a discount has no struck price and no percentage', async () => {
  await openCard();
  expect(await card().findByText('10,00')).toBeTruthy();
  expect(card().queryByText(/^De:/)).toBeNull();
  expect(card().queryByText(/%$/)).toBeNull();
});

test('a product out of stock is said to be so, has no counter, and asks to tell the customer', async () => {
  await openCard({ preco: { estoque: 0 } });
  expect(await card().findByText('Produto Indisponível')).toBeTruthy();
  expect(counter()).toBeNull();
  expect(card().queryByRole('button', { name: /^Comprar/ })).toBeNull();
  const button = card().getByRole('button', { name: /^Avise-me Quando Chegar/ });
  expect(button.textContent).toBe('Avise-me Quando Chegar');
  expect(card().getByRole('button', { name: /^Ver similares de DIPIRONA/ })).toBeTruthy();
});

test('a product that is bought is lit in the cart for half a second, and its counter is at one again', async () => {
  const device = await openCard();
  await user.fill(await screen.findByRole('spinbutton'), '3');
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  await user.click(card().getByRole('button', { name: /^Comprar/ }));
  await waitFor(() => expect(carrinhoDestaque.isLit).toBe(true));
  await vi.advanceTimersByTimeAsync(500);
  expect(carrinhoDestaque.isLit).toBe(false);
  vi.useRealTimers();
  await soon(async () => expect(await device.quantidades()).toEqual({ 1: 3 }));
  await soon(() => expect(counter()?.value).toBe('1'));
});

test('a product that could not be added is said not to be saved, the cart is read again, and the button is free', async () => {
  const { vault } = await openCard();
  vault.outbox.hook('creating', () => {
    throw new Error('no room');
  });
  const wakes: string[] = [];
  onTestFinished(onWake(vault.name, (reason) => wakes.push(reason)));
  const button = await screen.findByRole('button', { name: /^Comprar/ });
  await user.click(button);
  const box = await findBox('Mensagem');
  expect(box.textContent).toContain('NÃO foi salvo');
  await soon(() => expect(wakes).toEqual(['refresh']));
  await user.click(within(box).getByRole('button', { name: 'OK' }));
  await soon(() => expect(button.getAttribute('aria-busy')).not.toBe('true'));
});

test('cashback is named for the units in question up to its limit, and explained', async () => {
  await openCard({ cashback: CASHBACK });
  expect(await card().findByRole('button', { name: /^Receba de volta R\$\s0,50$/ })).toBeTruthy();
  await user.fill(await screen.findByRole('spinbutton'), '9');
  const banner = await card().findByRole('button', { name: /^Receba de volta R\$\s1,00$/ });
  await user.click(banner);
  const info = within(await screen.findByRole('dialog', { name: 'Cashback' }));
  expect(info.getByText('Vale para até 2 unidades do item em cada pedido.')).toBeTruthy();
});

test.each([
  ['without a value', { ...CASHBACK, valorCashbackItem: 0 }],
  ['limited to nothing', { ...CASHBACK, quantidadeLimite: 0 }],
])('cashback %s is not offered', async (_, cashback) => {
  await openCard({ cashback });
  await card().findByText('10,00');
  expect(card().queryByText(/^Receba de volta/)).toBeNull();
});

test('a visitor’s card has neither price nor counter, and is lower', () => {
  const produto = {
    idProduto: 1,
    nome: 'DIPIRONA',
    apresentacao: '1 G',
    fabricante: 'ACHÉ',
    selos: [],
    preco: null,
  } as unknown as Parameters<typeof ProdutoCard>[0]['produto'];
  renderPage(<ProdutoCard produto={produto} compra={null} />);
  expect(card().getByRole('button', { name: /^Ver Preço/ }).textContent).toBe('Ver Preço');
  expect(counter()).toBeNull();
  expect(screen.getByRole('article').textContent).not.toMatch(/R\$|Disponível/);
  expect(screen.getByRole('article').dataset['visitor']).toBe('true');
  expect(CARD_HEIGHT).toEqual({ cliente: 430, visitante: 350 });
});
