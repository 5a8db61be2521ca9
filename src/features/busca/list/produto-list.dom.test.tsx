import { act, screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { closeProduto, produtoAberto } from '#parts/dialogs/produto-aberto.ts';
import { openSearch } from '#tests/support/dom/busca-page.tsx';
import { setViewport } from '#tests/support/dom/layout.ts';
import { person } from '#tests/support/dom/person.ts';
import { findBox, shownToasts, soon } from '#tests/support/dom/shown.ts';

const user = person();

const rowOf = (nome: string) => within(screen.getByRole('row', { name: new RegExp(nome) }));
const focusRow = (nome: string) => act(() => screen.getByRole('row', { name: new RegExp(nome) }).focus());
const counterOf = (nome: string) => rowOf(nome).getByRole<HTMLInputElement>('spinbutton');
const focusedRow = () => document.activeElement?.closest('[data-item]')?.getAttribute('data-item');

/** Waits out the 200 ms in which an action key is not taken twice. */
const untilNextAct = () => new Promise((resolve) => setTimeout(resolve, 220));

/** Types a number over the value of a product's counter. */
async function type(nome: string, text: string) {
  await user.click(counterOf(nome));
  await user.keyboard(`${text}{Enter}`);
}

describe('a quantity in the list of products', () => {
  test('that is invalid changes nothing, and only valid quantities are queued', async () => {
    const device = await openSearch();
    for (const [typed, shown, sentence] of [
      ['abc', '0', 'Quantidade inválida. Continua a que estava.'],
      ['1000000', '99999', 'A quantidade máxima é 99.999.'],
      ['-1', '99999', 'Quantidade inválida. Continua a que estava.'],
      ['1e9', '99999', 'Quantidade inválida. Continua a que estava.'],
    ] as const) {
      await type('DIPIRONA', typed);
      expect(counterOf('DIPIRONA').value).toBe(shown);
      expect(shownToasts().getAllByText(sentence)).not.toEqual([]);
    }
    for (const typed of ['0', '12']) {
      await type('DIPIRONA', typed);
      expect(counterOf('DIPIRONA').value).toBe(typed);
    }
    await soon(async () => expect(await device.quantidades()).toEqual({ 2: 12 }));
    const queued = (await device.vault.outbox.toArray()).map(({ intent }) => intent);
    expect(queued).toMatchObject([{ tipo: 'linha', quantidade: 12 }]);
  });

  test('that is zero and untouched becomes one by Enter, and the focus goes back to its row', async () => {
    const device = await openSearch();
    focusRow('AMOXICILINA');
    await user.click(counterOf('AMOXICILINA'));
    await user.keyboard('{Enter}');
    await soon(async () => expect(await device.quantidades()).toEqual({ 1: 1 }));
    expect(focusedRow()).toBe('0');
    expect(document.activeElement?.tagName).not.toBe('INPUT');
  });

  test('is typed from its row, whose digits go to the counter', async () => {
    const device = await openSearch();
    focusRow('DIPIRONA');
    await user.keyboard('25{Enter}{ArrowUp}7{Enter}');
    await soon(async () => expect(await device.quantidades()).toEqual({ 1: 7, 2: 25 }));
  });

  test('is followed by the next search, which a letter on the row begins', async () => {
    const device = await openSearch();
    focusRow('DIPIRONA');
    await user.keyboard('25{Enter}amo');
    const field = screen.getByRole<HTMLInputElement>('searchbox');
    expect(document.activeElement).toBe(field);
    expect(field.value).toBe('amo');
    await soon(async () => expect(await device.quantidades()).toEqual({ 2: 25 }));
  });

  test('that another device or screen changed is shown, also after one that was typed here', async () => {
    const device = await openSearch();
    await type('DIPIRONA', '12');
    await soon(async () => expect(await device.quantidades()).toEqual({ 2: 12 }));
    await device.pedir(2, 40);
    await soon(() => expect(counterOf('DIPIRONA').value).toBe('40'));
    await device.pedir(2, 0);
    await soon(() => expect(counterOf('DIPIRONA').value).toBe('0'));
  });

  test('that the browser refused to store is reported as not saved, and the old one stays', async () => {
    const device = await openSearch();
    device.vault.outbox.hook('creating', () => {
      throw new Error('no room');
    });
    await type('DIPIRONA', '12');
    expect((await findBox('Mensagem')).textContent).toContain('NÃO foi salv');
    await soon(() => expect(counterOf('DIPIRONA').value).toBe('0'));
  });

  test('has no counter without stock or without a price; a product out of stock takes a stock alert', async () => {
    const device = await openSearch();
    expect(rowOf('LOSARTANA').queryByRole('spinbutton')).toBeNull();
    expect(rowOf('OMEPRAZOL').queryByRole('spinbutton')).toBeNull();
    expect(rowOf('OMEPRAZOL').getByText('Sem condição para este cliente')).toBeTruthy();
    // Waits, as a person would, until the button has read the customer.
    await new Promise((resolve) => setTimeout(resolve, 50));
    await user.click(rowOf('LOSARTANA').getByRole('button', { name: /^Avise-me Quando Chegar/ }));
    expect(await rowOf('LOSARTANA').findByText('na fila')).toBeTruthy();
    expect((await device.vault.outbox.toArray()).map(({ intent }) => intent.tipo)).toEqual(['intencao']);
  });
});

describe('a product removed from the cart in the list', () => {
  test('by its counter shows a toast, and Desfazer restores its quantity', async () => {
    const device = await openSearch();
    await type('DIPIRONA', '12');
    await soon(async () => expect(await device.quantidades()).toEqual({ 2: 12 }));
    await soon(() => expect(rowOf('DIPIRONA').getByText('na fila')).toBeTruthy());
    await type('DIPIRONA', '0');
    expect(await shownToasts().findByText('Item removido do carrinho.')).toBeTruthy();
    await soon(async () => expect(await device.quantidades()).toEqual({}));
    await user.click(shownToasts().getByRole('button', { name: 'Desfazer' }));
    await soon(async () => expect(await device.quantidades()).toEqual({ 2: 12 }));
  });

  test('together with others shows one toast', async () => {
    const device = await openSearch();
    await device.pedir(1, 3);
    await device.pedir(2, 5);
    await soon(() => expect(counterOf('DIPIRONA').value).toBe('5'));
    focusRow('AMOXICILINA');
    await user.keyboard(' {Shift>}{ArrowDown}{/Shift}');
    await user.click(screen.getByRole('button', { name: 'Remover do carrinho' }));
    await user.click(within(await findBox('Confirmação')).getByRole('button', { name: 'Remover' }));
    expect(await shownToasts().findByText('Itens removidos do carrinho.')).toBeTruthy();
    expect(shownToasts().queryByText('Item removido do carrinho.')).toBeNull();
    await user.click(shownToasts().getByRole('button', { name: 'Desfazer' }));
    await soon(async () => expect(await device.quantidades()).toEqual({ 1: 3, 2: 5 }));
  });
});

describe('rows of the list of products', () => {
  test('are walked by arrows, and up from the first leads to the search', async () => {
    await openSearch();
    focusRow('AMOXICILINA');
    await user.keyboard('{ArrowDown}{ArrowDown}');
    expect(focusedRow()).toBe('2');
    await user.keyboard('{Home}{ArrowUp}');
    expect(document.activeElement).toBe(screen.getByRole('searchbox'));
  });

  test('are marked by Space and by Shift with an arrow, added together, and unmarked by Escape', async () => {
    const device = await openSearch();
    focusRow('AMOXICILINA');
    await user.keyboard(' {Shift>}{ArrowDown}{ArrowDown}{/Shift}');
    const bar = within(screen.getByRole('region', { name: 'Produtos marcados' }));
    expect(bar.getByText('3 produtos marcados')).toBeTruthy();
    await user.click(bar.getByRole('button', { name: 'Adicionar ao carrinho' }));
    expect(
      await shownToasts().findByText('2 produtos no carrinho. 1 produto sem estoque ou sem condição.'),
    ).toBeTruthy();
    expect(await device.quantidades()).toEqual({ 1: 1, 2: 1 });
    focusRow('AMOXICILINA');
    await untilNextAct();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('region', { name: 'Produtos marcados' })).toBeNull();
  });

  test('are coloured and lettered by how much of them is served', async () => {
    const device = await openSearch();
    const servedOf = (nome: string) => screen.getByRole('row', { name: new RegExp(nome) }).dataset['served'];
    expect(servedOf('AMOXICILINA')).toBeUndefined();
    for (const [idProduto, quantidade] of [
      [1, 5],
      [2, 5000],
      [3, 2],
    ] as const)
      await device.pedir(idProduto, quantidade);
    await soon(() =>
      expect(['AMOXICILINA', 'DIPIRONA', 'LOSARTANA'].map(servedOf)).toEqual(['all', 'part', 'none']),
    );
    expect(rowOf('AMOXICILINA').getByText('A')).toBeTruthy();
    expect(rowOf('DIPIRONA').getByText('P')).toBeTruthy();
    expect(rowOf('LOSARTANA').getByText('F')).toBeTruthy();
  });

  test('are removed from the cart by Delete only after a question', async () => {
    const device = await openSearch();
    await device.pedir(2, 5);
    await soon(() => expect(counterOf('DIPIRONA').value).toBe('5'));
    focusRow('DIPIRONA');
    await user.keyboard('{Delete}');
    const box = within(await findBox('Confirmação'));
    expect(box.getByText(/^Realmente deseja remover o item\(s\)\? DIPIRONA/)).toBeTruthy();
    await user.click(box.getByRole('button', { name: 'Manter' }));
    expect(await device.quantidades()).toEqual({ 2: 5 });
    focusRow('DIPIRONA');
    await untilNextAct();
    await user.keyboard('{Delete}');
    await user.click(within(await findBox('Confirmação')).getByRole('button', { name: 'Remover' }));
    await soon(async () => expect(await device.quantidades()).toEqual({}));
  });

  test('open their details by Enter, and Shift+P adds the current one to the cart', async () => {
    const device = await openSearch();
    focusRow('DIPIRONA');
    await user.keyboard('{Enter}');
    expect(produtoAberto.atual?.idProduto).toBe(2);
    closeProduto();
    focusRow('AMOXICILINA');
    await untilNextAct();
    await user.keyboard('{Shift>}P{/Shift}');
    await soon(async () => expect(await device.quantidades()).toEqual({ 1: 1 }));
  });

  test('lead from the quantity to the next search by touch, and back to the row by keyboard', async () => {
    setViewport({ width: 800, pointer: 'coarse' });
    const device = await openSearch();
    await user.click(screen.getByRole('searchbox'));
    await user.keyboard('dip');
    await soon(() => expect(screen.queryByRole('row', { name: /AMOXICILINA/ })).toBeNull());
    await type('DIPIRONA', '3');
    const field = screen.getByRole<HTMLInputElement>('searchbox');
    expect(document.activeElement).toBe(field);
    expect([field.selectionStart, field.selectionEnd]).toEqual([0, field.value.length]);
    await soon(async () => expect(await device.quantidades()).toEqual({ 2: 3 }));
    act(() => setViewport({ width: 1280 }));
    await type('DIPIRONA', '4');
    expect(document.activeElement).toBe(screen.getByRole('row', { name: /DIPIRONA/ }));
  });

  test('cannot be marked on a phone, where they are cards', async () => {
    setViewport({ width: 400, pointer: 'coarse' });
    await openSearch();
    expect(screen.queryByRole('checkbox', { name: /^Marcar/ })).toBeNull();
    expect(counterOf('DIPIRONA')).toBeTruthy();
  });
});
