import { act, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { sampleOpcao } from '#domain/cart/carrinho-sample.ts';
import { putCarrinho } from '#mirror/put-carrinho.ts';
import { openCart, totals } from '#tests/support/dom/cart-page.tsx';
import { CLIENTE, openPageDevice } from '#tests/support/dom/device.ts';
import { carrinhoSample } from '#tests/support/dom/pagamento.ts';
import { renderPage } from '#tests/support/dom/page.tsx';
import { person } from '#tests/support/dom/person.ts';
import { findBox, shownToasts, soon } from '#tests/support/dom/shown.ts';
import { CarrinhoScreen } from './carrinho-screen.tsx';

const user = person();
afterEach(() => void vi.useRealTimers());

const finish = () => user.click(totals().getByRole('button', { name: /^(?:Finalizar|Continuar)$/ }));

describe('the cart on screen', () => {
  test('stands by branch and then by group, and a branch can be folded away', async () => {
    await openCart();
    const branch = (name: RegExp) => screen.getByRole('button', { name, expanded: true });
    const guarulhos = branch(/^CD Guarulhos/);
    expect(branch(/^CD Contagem/)).toBeTruthy();
    expect(screen.getAllByRole('spinbutton')).toHaveLength(2);
    await user.click(guarulhos);
    expect(guarulhos.getAttribute('aria-expanded')).toBe('false');
    expect(screen.getAllByRole('spinbutton')).toHaveLength(1);
    await user.click(guarulhos);
    expect(screen.getAllByRole('spinbutton')).toHaveLength(2);
  });

  test('leads back to shopping from its bar', async () => {
    await openCart();
    const [link] = screen.getAllByRole('link', { name: 'Continuar comprando' });
    expect(link?.getAttribute('href')).toBe('/');
    // Apart from the button that goes the other way: the first part of the bar and the last.
    const { firstElementChild, lastElementChild } = screen.getByRole('region', { name: 'Total do carrinho' });
    expect([firstElementChild, lastElementChild].map((part) => part?.textContent)).toEqual([
      'Continuar comprando',
      'Finalizar',
    ]);
  });

  test('says of a blocked customer that only advance payment is available, and why', async () => {
    await openCart({ cliente: { bloqueado: true } });
    expect(screen.getByText('Cliente bloqueado: disponível apenas PAGAMENTO ANTECIPADO.')).toBeTruthy();
    expect(screen.getByText('Título vencido')).toBeTruthy();
    await finish();
    expect((await findBox('Atenção!')).textContent).toContain(
      'Não há Meio de Pagamento disponível para o cliente. Entre em contato com a central de serviços ou o vendedor correspondente.',
    );
  });

  test('says how much is missing to the minimum of the day', async () => {
    await openCart({ cliente: { aplicarLimiteMinimoDiario: true, valorLimiteMinimoDiario: 100_00 } });
    expect(screen.getByText(/^Faltam R\$\s70,00 para o mínimo do dia$/)).toBeTruthy();
    await finish();
    expect((await findBox('Atenção!')).textContent).toMatch(
      /Este carrinho ainda não atingiu o valor mínimo de compra\. Selecione mais R\$\s70,00 em produtos\./,
    );
  });

  test('offers to add items to a group under its minimum, or to remove it', async () => {
    const device = await openCart({ minimoCompra: 100_00, quantidades: { 1: 2 } });
    expect(screen.getByText('Este grupo não atingiu o mínimo exigido. O que deseja fazer?')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Adicionar itens' }).getAttribute('href')).toBe('/busca');
    await user.click(screen.getByRole('button', { name: /^Remover grupo: / }));
    await user.click(
      within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Remover grupo' }),
    );
    expect(await shownToasts().findByText('Grupo removido com sucesso.')).toBeTruthy();
    expect(await device.quantidades()).toEqual({});
  });

  test('without any served unit is not finalised', async () => {
    const produtos = [{ idProduto: 1, nome: 'AMOXICILINA', preco: { estoque: 0 } }];
    await openCart({ produtos, quantidades: { 1: 2 } });
    await finish();
    expect((await findBox('Atenção!')).textContent).toContain('O carrinho não possui itens atendidos.');
  });

  test('continues on the payment page while a group is paid by card or Pix, and is finalised otherwise', async () => {
    const opcoes = [sampleOpcao(1), sampleOpcao(10, { antecipado: true })];
    const cliente = { opcoes: [{ idCondicao: 1, opcoes }], idPagamentoPreferido: '1_1' };
    await openCart({ cliente, quantidades: { 1: 2 } });
    expect(totals().getByRole('button', { name: 'Finalizar' })).toBeTruthy();
    const pay = screen.getByRole('button', { name: /alterar o pagamento de/ });
    await user.click(pay);
    const choices = within(await screen.findByRole('dialog', { name: /^Pagamento de / }));
    await user.click(choices.getAllByRole('option')[1] ?? pay);
    expect(await totals().findByRole('button', { name: 'Continuar' })).toBeTruthy();
  });

  test('that is empty says so, and goes home after six seconds', async () => {
    history.replaceState(null, '', '/carrinho');
    const device = await openPageDevice();
    const aberto = carrinhoSample({ idCarrinhoSituacao: 2, grupos: [], totalItens: 0 });
    await putCarrinho(device.vault, CLIENTE, aberto, Date.now());
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    renderPage(<CarrinhoScreen idHotsitePolitica={undefined} />, device);
    expect(await screen.findByText('Seu carrinho está vazio')).toBeTruthy();
    // The page's clock and the seconds until it leaves.
    await soon(() => expect(vi.getTimerCount()).toBe(2));
    act(() => void vi.advanceTimersByTime(5000));
    expect(location.pathname).toBe('/carrinho');
    act(() => void vi.advanceTimersByTime(1000));
    expect(location.pathname).toBe('/');
  });
});

describe('the extra data of the order', () => {
  const open = async () => {
    const device = await openCart({ quantidades: { 1: 2 } });
    await user.click(screen.getByRole('button', { name: 'Dados extras do pedido' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Informar Dados Extras do Pedido' }));
    return { device, dialog, field: (name: RegExp) => dialog.getByLabelText<HTMLInputElement>(name) };
  };

  test('can be written only while they are ticked; unticked, both are empty', async () => {
    const { device, dialog, field } = await open();
    expect(field(/^Observação/).maxLength).toBe(100);
    await user.fill(field(/^Número do pedido/), 'PC-1');
    await user.fill(field(/^Observação/), 'Portão azul');
    await user.click(dialog.getByRole('checkbox'));
    expect([field(/^Número do pedido/), field(/^Observação/)].map((f) => [f.readOnly, f.value])).toEqual([
      [true, ''],
      [true, ''],
    ]);
    await user.click(dialog.getByRole('checkbox'));
    expect(field(/^Número do pedido/).readOnly).toBe(false);
    await user.fill(field(/^Número do pedido/), 'PC-2');
    await user.click(dialog.getByRole('button', { name: 'Salvar' }));
    expect(await screen.findByText('PC-2')).toBeTruthy();
    const extras = { informar: true, numeroPedidoCliente: 'PC-2', observacao: '' };
    await soon(async () =>
      expect((await device.vault.outbox.toArray()).at(-1)?.intent).toMatchObject({
        tipo: 'extras',
        ...extras,
      }),
    );
  });

  test('are asked for before the question where the user’s preference wants them', async () => {
    const device = await openCart({ quantidades: { 1: 2 } });
    await device.vault.device.update(1, { pedeExtras: true });
    await finish();
    const dialog = within(await screen.findByRole('dialog', { name: 'Informar Dados Extras do Pedido' }));
    expect(screen.queryByRole('alertdialog')).toBeNull();
    await user.fill(dialog.getByLabelText(/^Número do pedido/), 'PC-3');
    await user.click(dialog.getByRole('button', { name: 'Continuar' }));
    expect((await findBox('Finalizar pedido')).textContent).toContain('PC-3');
  });
});
