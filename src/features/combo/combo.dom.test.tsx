import { act, cleanup, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { Combo, ComboProduto } from '#contract/catalogue/combo.ts';
import { consultarCombo, consultarItensCombo } from '#contract/catalogue/combo-calls.ts';
import type { Selo } from '#contract/catalogue/selo.ts';
import { comboSample } from '#domain/combo/combo-sample.ts';
import { addDays, businessDayOf } from '#lib/business-day.ts';
import { putCombos } from '#mirror/combos.ts';
import { CLIENTE, openPageDevice } from '#tests/support/dom/device.ts';
import { fakeServer } from '#tests/support/dom/fake-server.ts';
import { fakeTimeouts } from '#tests/support/dom/fake-timeouts.ts';
import { renderPage } from '#tests/support/dom/page.tsx';
import { person } from '#tests/support/dom/person.ts';
import { findBox, soon } from '#tests/support/dom/shown.ts';
import { ComboDialog } from './combo-dialog.tsx';
import { ComboScreen } from './combo-screen.tsx';

const server = fakeServer();
const user = person();
afterEach(() => void vi.useRealTimers());

const membro = (over: Partial<ComboProduto> = {}): ComboProduto => ({
  idProduto: 1,
  descricao: 'DIPIRONA',
  produtoDescricaoTamanhoEmbalagem: '1 G',
  produtoFabricante: { idProdutoFabricante: 1, descProdutoFabricante: 'ACHÉ' },
  quantidadeNoCombo: 2,
  bonificacao: false,
  pmc: 0,
  idProdutoMarca: 1,
  idProdutoLinha: 1,
  idCategoria: 1,
  idSubCategoria: 1,
  tarja: 0,
  sinais: 0,
  valorProduto: 10_0000,
  valorProdutoDesconto: 9_0000,
  percentualDesconto: 1000,
  stValor: 0,
  estoque: 100,
  ...over,
});
const SELO: Selo = {
  idSelo: 1,
  rotulo: 'Negociado',
  icone: 'star',
  idBibliotecaIconeLayout: 1,
  previaUrl: null,
  tipoDescontoPorVolume: false,
  Prioridade: 1,
  detalhes: 'Preço negociado com o laboratório.',
  idTemaPersonalizado: null,
};
const combo = (over: Parameters<typeof comboSample>[1] = {}): Combo =>
  comboSample(7, {
    itens: [membro()],
    selos: [SELO],
    ...over,
    promocaoCombo: {
      dataFinal: addDays(businessDayOf(new Date()), 9),
      preco: 20_0000,
      valorTotal: 18_0000,
      percentualDesconto: 1000,
      ...over.promocaoCombo,
    },
  });

/** A device that keeps these combos of the customer. */
async function openDevice(combos: readonly Combo[]) {
  const device = await openPageDevice();
  await putCombos(device.vault, CLIENTE, { at: Date.now(), valor: combos });
  return device;
}
const openScreen = (id: number, device: Awaited<ReturnType<typeof openDevice>> | null) => {
  history.replaceState(null, '', `/com?id=${id}`);
  renderPage(<ComboScreen />, device);
};
const tabs = async () => (await screen.findAllByRole('tab')).map(({ textContent }) => textContent);

describe('the page of a combo', () => {
  test('has its products and its seals for a user, each with its own tab', async () => {
    openScreen(7, await openDevice([combo()]));
    expect(await tabs()).toEqual(['Produtos do Combo', 'Selos']);
    expect(screen.getByRole('list', { name: 'Produtos do Combo' }).textContent).toContain('DIPIRONA');
    expect(screen.getByText('Limite de 10 por cliente')).toBeTruthy();
    await user.click(screen.getByRole('tab', { name: 'Selos' }));
    expect(screen.getByRole('tabpanel').textContent).toContain('Preço negociado com o laboratório.');
  });

  test('names no maker that the company did not give', async () => {
    const produtoFabricante = { idProdutoFabricante: 1, descProdutoFabricante: 'Não informado' };
    openScreen(
      7,
      await openDevice([
        combo({ itens: [membro({ produtoFabricante })], promocaoCombo: { produtoFabricante } }),
      ]),
    );
    await screen.findByRole('list', { name: 'Produtos do Combo' });
    expect(document.body.textContent).not.toContain('Não informado');
  });

  test('has no tab of seals without any, and names no limit from 900 on', async () => {
    openScreen(7, await openDevice([combo({ selos: [], promocaoCombo: { quantidadeLimite: 900 } })]));
    expect(await tabs()).toEqual(['Produtos do Combo']);
    expect(screen.queryByText(/^Limite de/)).toBeNull();
  });

  test('shows a visitor neither seals, prices nor a counter', async () => {
    const { preco: _, valorTotal: __, percentualDesconto: ___, ...promocaoCombo } = combo().promocaoCombo;
    server.reply(consultarCombo, { ...combo(), promocaoCombo });
    server.reply(consultarItensCombo, [
      { ...membro(), valorProduto: undefined, valorProdutoDesconto: undefined, stValor: undefined },
    ]);
    openScreen(7, null);
    expect(await tabs()).toEqual(['Produtos do Combo']);
    expect(screen.getByRole('button', { name: /^Ver Preço/ })).toBeTruthy();
    expect(screen.queryByRole('spinbutton')).toBeNull();
    expect(document.body.textContent).not.toContain('R$');
  });

  test('that is not there says so, and goes home after six seconds unless a key is pressed', async () => {
    server.reply(consultarCombo, null);
    server.reply(consultarItensCombo, []);
    const device = await openDevice([]);
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms));
    openScreen(9, device);
    expect((await screen.findByRole('heading', { level: 1 })).textContent).toMatch(/^Opss!/);
    pass(5000);
    expect(location.pathname).toBe('/com');
    pass(1000);
    expect(location.pathname).toBe('/');
    cleanup();
    openScreen(9, device);
    await screen.findByRole('heading', { level: 1, name: /^Opss!/ });
    await user.keyboard('{Shift}');
    pass(60_000);
    expect(location.pathname).toBe('/com');
  });
});

describe('the details of a combo', () => {
  const openDetails = async (combos = [combo()]) => {
    const device = await openDevice(combos);
    const told: string[] = [];
    renderPage(<ComboDialog id={7} onClose={() => told.push('closed')} />, device);
    const dialog = within(await screen.findByRole('dialog', { name: 'Detalhes do Combo' }));
    return { device, dialog, told };
  };

  test('are at one again when the combo was added, and close after a second', async () => {
    const { device, dialog, told } = await openDetails();
    const counter = await dialog.findByRole<HTMLInputElement>('spinbutton');
    await user.fill(counter, '3');
    const waits = fakeTimeouts();
    await user.click(dialog.getByRole('button', { name: /^Comprar/ }));
    await vi.waitFor(() => expect(waits).toContain(1000));
    await vi.waitFor(() => expect(counter.value).toBe('1'));
    expect(told).toEqual([]);
    await act(() => vi.advanceTimersByTimeAsync(1000));
    expect(told).toEqual(['closed']);
    vi.useRealTimers();
    await soon(async () => expect(await device.quantidades()).toEqual({ 7: 3 }));
  });

  test('of a combo that is no longer the customer’s add nothing, and say what is checked', async () => {
    const { device, dialog } = await openDetails();
    const button = await dialog.findByRole('button', { name: /^Comprar/ });
    const ended = combo({ promocaoCombo: { dataFinal: '2020-01-01' } });
    await act(() => putCombos(device.vault, CLIENTE, { at: Date.now(), valor: [ended] }));
    await user.click(button);
    const box = await findBox('Combo indisponível');
    expect(box.textContent).toContain(
      'Foram conferidos o cliente, a filial, a operação, a origem, o vendedor e a condição do combo.',
    );
    expect(await device.vault.outbox.count()).toBe(0);
  });

  test('of a combo without stock say so and have no counter', async () => {
    const { dialog } = await openDetails([combo({ itens: [membro({ estoque: 1 })] })]);
    expect(await dialog.findByText('Combo Indisponível')).toBeTruthy();
    expect(dialog.queryByRole('spinbutton')).toBeNull();
  });
});
