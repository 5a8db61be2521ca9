import { act, screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { must } from '#lib/must.ts';
import { sampleCarrinho } from '#outbox/outbox-sample.ts';
import { CLIENTE, openPageDevice } from '#tests/support/dom/device.ts';
import { renderPage } from '#tests/support/dom/page.tsx';
import { person } from '#tests/support/dom/person.ts';
import { soon } from '#tests/support/dom/shown.ts';
import { CarrinhoScreen } from './carrinho-screen.tsx';

const user = person();

const LINHAS = 900;

/** The assumed height of a line before it is measured. */
const ROW_HEIGHT = 84;

/** Found by name: role queries over so many elements are slow. */
const lines = () =>
  screen.getAllByText(/^ITEM \d+$/).map((name) => must(name.closest('li'), 'the line of a name'));
const numbers = () => lines().map((line) => Number(/ITEM (\d+)/.exec(line.textContent)?.[1]));
const counterOf = (n: number) =>
  screen.getByRole<HTMLInputElement>('spinbutton', { name: `Quantidade de ITEM ${n}` });
const places = () =>
  lines().map((line) => [line.getAttribute('aria-posinset'), line.getAttribute('aria-setsize')].join(' of '));

/** Opens a cart of `count` lines, the last `outra` of another branch. */
async function openCart(count = LINHAS, outra = 0) {
  history.replaceState(null, '', '/carrinho');
  const device = await openPageDevice();
  const linhas = Array.from({ length: count }, (_, at) => ({
    idItem: at + 1,
    quantidade: 1,
    filial: at < count - outra ? 1 : 2,
  }));
  await device.vault.carrinhos.put({ idPessoaCliente: CLIENTE, carrinho: sampleCarrinho(linhas), at: 0 });
  renderPage(<CarrinhoScreen idHotsitePolitica={undefined} />, device);
  await screen.findByRole('spinbutton', { name: 'Quantidade de ITEM 10' });
}

const scrollTo = async (top: number) => {
  await act(async () => {
    window.scrollTo(0, top);
    await Promise.resolve();
  });
};

describe('a cart of 900 lines', () => {
  test('draws only the lines on screen, each with its place among all', async () => {
    await openCart();
    expect(lines().length).toBeLessThan(60);
    expect(places().slice(0, 2)).toEqual(['1 of 900', '2 of 900']);
    expect(screen.getByRole('heading', { level: 3 }).textContent).toContain('900 itens');
  });

  test('draws the lines that the page is scrolled to, down to the last one', async () => {
    await openCart();
    for (const n of [200, 550]) {
      await scrollTo(n * ROW_HEIGHT);
      const shown = numbers().filter((one) => one > 1 && one < LINHAS);
      const from = must(shown[0], 'a line');
      expect(shown).toEqual(shown.map((_, at) => from + at));
      expect(shown.length).toBeGreaterThan(10);
      expect(Math.abs(from - n)).toBeLessThan(40);
    }
    await scrollTo(LINHAS * ROW_HEIGHT);
    expect(numbers().slice(-10)).toEqual([891, 892, 893, 894, 895, 896, 897, 898, 899, 900]);
  });

  test('keeps the focused counter and its neighbours while the page is scrolled away', async () => {
    await openCart();
    await user.click(counterOf(5));
    await scrollTo(30_000);
    expect(numbers()).not.toContain(10);
    expect(document.activeElement).toBe(counterOf(5));
    await user.tab();
    await user.tab();
    await user.tab();
    expect(document.activeElement?.closest('li')).toBe(counterOf(6).closest('li'));
    expect(numbers()).toContain(7);
  });

  test('lets the Tab key enter at its last line from below, wherever the page is scrolled', async () => {
    await openCart();
    act(() => screen.getByRole('button', { name: 'Remover grupo' }).focus());
    await user.tab({ shift: true });
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Remover ITEM 900');
  });

  test('gives the focus to the next line when one is removed', async () => {
    await openCart();
    const line = within(must(counterOf(5).closest('li'), 'line'));
    await user.click(must(line.getAllByRole('button', { name: 'Remover ITEM 5' }).at(-1), 'bin'));
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Remover' }));
    await soon(() => expect(numbers()).not.toContain(5));
    await soon(() => expect(document.activeElement?.getAttribute('aria-label')).toBe('Remover ITEM 6'));
    expect(places()[4]).toBe('5 of 899');
  });

  test('of two branches draws the first and last lines of the branch out of sight', async () => {
    await openCart(LINHAS, 400);
    expect(numbers()).toContain(500);
    expect(numbers()).toContain(501);
    expect(numbers()).toContain(900);
    expect(lines().length).toBeLessThan(60);
  });
});

test('a long cart is whole on paper, and drawn in part again afterwards', async () => {
  await openCart(120);
  await user.click(counterOf(5));
  act(() => void window.dispatchEvent(new Event('beforeprint')));
  expect(lines()).toHaveLength(120);
  expect(lines().some((line) => line.style.transform !== '')).toBe(false);
  act(() => void window.dispatchEvent(new Event('afterprint')));
  expect(lines().length).toBeLessThan(60);
  expect(document.activeElement).toBe(counterOf(5));
});

test('a cart of 60 lines is drawn whole', async () => {
  await openCart(60);
  expect(lines()).toHaveLength(60);
  expect(lines()[0]?.hasAttribute('aria-posinset')).toBe(false);
});
