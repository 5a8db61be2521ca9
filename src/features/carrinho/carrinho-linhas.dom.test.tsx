import { act, screen, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { must } from '#lib/must.ts';
import { foldBase, readCarrinhoBase } from '#outbox/carrinho/read-carrinho.ts';
import { linhaIntent, sampleRow } from '#outbox/outbox-sample.ts';
import type { CatalogoStatus } from '#parts/device/use-sync-status.ts';
import { counterOf, openCart, PRODUTOS, totals } from '#tests/support/dom/cart-page.tsx';
import { CLIENTE, openPageDevice, type PageDevice } from '#tests/support/dom/device.ts';
import { setViewport } from '#tests/support/dom/layout.ts';
import { renderPage } from '#tests/support/dom/page.tsx';
import { person } from '#tests/support/dom/person.ts';
import { produtoSample } from '#tests/support/dom/samples.ts';
import { findBox, shownToasts, soon } from '#tests/support/dom/shown.ts';
import { CarrinhoScreen } from './carrinho-screen.tsx';

const user = person();

const finish = () => user.click(totals().getByRole('button', { name: 'Finalizar' }));

describe('lines of the cart', () => {
  test('follow their counter, and so do the sums', async () => {
    const device = await openCart({ quantidades: { 1: 2 } });
    await user.click(counterOf('AMOXICILINA'));
    await user.keyboard('5{Enter}');
    await soon(async () => expect(await device.quantidades()).toEqual({ 1: 5 }));
    await soon(() => expect(totals().getByText(/^Total/).parentElement?.textContent).toMatch(/50,00/));
  });

  test('show the company’s code of their product', async () => {
    const produtos = [{ idProduto: 1, nome: 'AMOXICILINA', codigoErp: '000123' }];
    await openCart({ produtos, quantidades: { 1: 2 } });
    expect(await screen.findByText('Cód. 000123')).toBeTruthy();
  });

  test('show the price of a unit with as many decimals as its product with the quantity needs', async () => {
    const produtos = [{ idProduto: 1, nome: 'AMOXICILINA', preco: { valorUnitario: 8_0023 } }];
    await openCart({ produtos, quantidades: { 1: 3 } });
    const net = (await screen.findByText('Com ST', { selector: 'dt' })).nextElementSibling;
    expect(net?.textContent).toBe('R$\u00a08,0023');
  });

  test('are removed after a question, and come back to their place', async () => {
    const device = await openCart({ quantidades: { 1: 1, 2: 4 } });
    const line = within(must(screen.getAllByRole('listitem')[0], 'first line'));
    await user.click(must(line.getAllByRole('button', { name: /^Remover AMOXICILINA/ })[0], 'button'));
    const box = await screen.findByRole('alertdialog');
    expect(box.textContent).toContain('AMOXICILINA');
    await user.click(within(box).getByRole('button', { name: 'Remover' }));
    await soon(async () => expect(await device.quantidades()).toEqual({ 2: 4 }));
    await user.click(await shownToasts().findByRole('button', { name: 'Desfazer' }));
    await soon(async () => expect(Object.keys(await device.quantidades())).toHaveLength(2));
    await soon(() => {
      const names = screen
        .getAllByRole('spinbutton')
        .map((field) => must(field.getAttribute('aria-label'), 'name'));
      expect(names.map((name) => /AMOXICILINA|DIPIRONA/.exec(name)?.[0])).toEqual([
        'AMOXICILINA',
        'DIPIRONA',
      ]);
    });
  });
});

describe('the remark on a line', () => {
  const observacoes = async ({ vault }: PageDevice) =>
    foldBase(await readCarrinhoBase(vault, CLIENTE)).linhas.map((l) => l.observacao ?? '');
  const opener = (name: string | RegExp) => screen.findByRole('button', { name });
  const write = async (keys: string) => {
    await user.click(await opener(/^Observação de AMOXICILINA/));
    await user.keyboard(keys);
  };

  test('is saved with Enter, shown on its line and focused again', async () => {
    const device = await openCart({ quantidades: { 1: 2, 2: 1 } });
    await write('validade longa {Enter}');
    const shown = await opener('validade longa');
    await soon(() => expect(document.activeElement).toBe(shown));
    expect(await observacoes(device)).toEqual(['validade longa', '']);
    expect(await device.quantidades()).toEqual({ 1: 2, 2: 1 });
  });

  test('is left as it was with Escape, and removed when its text is deleted', async () => {
    const device = await openCart({ quantidades: { 1: 2 } });
    await write('sem amassado{Enter}');
    await user.click(await opener('sem amassado'));
    await user.keyboard('{Control>}a{/Control}outra{Escape}');
    expect(await opener('sem amassado')).toBeTruthy();
    await user.click(await opener('sem amassado'));
    await user.clear(screen.getByRole('textbox', { name: /^Observação de/ }));
    await user.keyboard('{Enter}');
    expect(await opener(/^Observação de AMOXICILINA/)).toBeTruthy();
    await soon(async () => expect(await observacoes(device)).toEqual(['']));
  });

  test('comes back with its line when the removal is undone', async () => {
    const device = await openCart({ quantidades: { 1: 2, 2: 4 } });
    await write('validade longa{Enter}');
    await opener('validade longa');
    await user.click(must(screen.getAllByRole('button', { name: /^Remover AMOXICILINA/ })[0], 'button'));
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Remover' }));
    await soon(async () => expect(await device.quantidades()).toEqual({ 2: 4 }));
    await user.click(await shownToasts().findByRole('button', { name: 'Desfazer' }));
    expect(await opener('validade longa')).toBeTruthy();
  });
});

describe('a line whose product is missing from the device’s catalogue', () => {
  const FORA = 'Fora do catálogo deste aparelho: o servidor confere no envio';
  const PRIMEIRO = must(PRODUTOS[0], 'product');
  const lineOf = (nome: string) => within(must(counterOf(nome).closest('li'), 'line'));

  async function noteCatalogo({ vault }: PageDevice, change: Partial<CatalogoStatus>): Promise<void> {
    const row = must(await vault.checkpoints.get('catalogo'), 'catalogue') as CatalogoStatus;
    await vault.checkpoints.put({ ...row, ...change });
  }

  /** The device loads a catalogue without the first product. */
  async function loseFirst(device: PageDevice): Promise<void> {
    const { engine, vault } = device;
    const left = PRODUTOS.filter((produto) => produto !== PRIMEIRO).map(produtoSample);
    const pages = async function* pages() {
      yield left;
    };
    await engine.importPages(String(vault.idUsuario), 'c1', pages(), { total: left.length });
    await noteCatalogo(device, { version: 'g2' });
  }

  test('keeps its last price, and says that the product is missing', async () => {
    const device = await openCart();
    expect(screen.queryByText(FORA)).toBeNull();
    await loseFirst(device);
    expect(await lineOf('AMOXICILINA').findByText(FORA)).toBeTruthy();
    expect(lineOf('LOSARTANA').queryByText(FORA)).toBeNull();
    expect(await device.quantidades()).toEqual({ 1: 2, 3: 1 });
    expect(totals().getByText(/^Total/).parentElement?.textContent).toMatch(/30,00/);
  });

  test('is not called missing when the browser has deleted the catalogue', async () => {
    const device = await openPageDevice();
    await device.vault.outbox.add(sampleRow(1, linhaIntent(1, 2)));
    const status = vi.spyOn(device.engine, 'status');
    renderPage(<CarrinhoScreen idHotsitePolitica={undefined} />, device);
    await screen.findByRole('region', { name: 'Total do carrinho' });
    await soon(() => expect(status).toHaveBeenCalled());
    await act(async () => {
      await status.mock.results[0]?.value;
      await new Promise((resolve) => setTimeout(resolve, 0));
    });
    expect(screen.queryByText(FORA)).toBeNull();
  });

  test('is not called missing while the catalogue is loading', async () => {
    const device = await openCart();
    await loseFirst(device);
    await lineOf('AMOXICILINA').findByText(FORA);
    await noteCatalogo(device, { state: 'loading' });
    await soon(() => expect(screen.queryByText(FORA)).toBeNull());
  });
});

describe('cashback in the cart', () => {
  test('is chosen at the end of a phone’s list, so that the bar of the total stays low', async () => {
    const choice = () => screen.getByRole('checkbox', { name: /^Usar cashback/ });
    const bar = () => screen.getByRole('region', { name: 'Total do carrinho' });
    await openCart({ saldoCashback: 12_00 });
    expect(bar().contains(choice())).toBe(true);
    act(() => setViewport({ width: 360 }));
    expect(bar().contains(choice())).toBe(false);
    await user.click(choice());
    await soon(() => expect(totals().getByText(/^A pagar/)).toBeTruthy());
  });

  const valor = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Valor do cashback' });

  test('is taken off the amount to pay, up to the typed amount', async () => {
    await openCart({ saldoCashback: 12_00 });
    await user.click(screen.getByRole('checkbox', { name: /^Usar cashback/ }));
    expect(valor().value).toBe('12,00');
    expect(totals().getByText(/18,00/)).toBeTruthy();
    await user.fill(valor(), '5');
    await user.tab();
    expect(totals().getByText(/25,00/)).toBeTruthy();
    await finish();
    expect((await findBox('Finalizar pedido')).textContent).toMatch(/Cashback-R\$\s5,00A pagarR\$\s25,00/);
  });

  test('is cut to the balance, keeps its amount after an invalid entry, and a toast explains both', async () => {
    await openCart({ saldoCashback: 12_00 });
    await user.click(screen.getByRole('checkbox', { name: /^Usar cashback/ }));
    await user.fill(valor(), '99');
    await user.tab();
    expect(valor().value).toBe('12,00');
    expect(shownToasts().getByText(/^O cashback deste pedido é de no máximo R\$\s12,00\.$/)).toBeTruthy();
    await user.fill(valor(), 'x');
    await user.tab();
    expect(valor().value).toBe('12,00');
    expect(shownToasts().getByText('Valor inválido. Continua o que estava.')).toBeTruthy();
  });

  test('is not offered to a customer without any', async () => {
    await openCart();
    expect(screen.queryByRole('checkbox', { name: /^Usar cashback/ })).toBeNull();
  });
});
