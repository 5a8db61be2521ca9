import { cleanup, screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { must } from '#lib/must.ts';
import { envioIntent, linhaIntent, sampleRow } from '#outbox/outbox-sample.ts';
import type { CatalogoStatus } from '#parts/use-sync-status.ts';
import { CLIENTE, openPageDevice, type PageDevice } from '#tests/support/dom/device.ts';
import { renderPage } from '#tests/support/dom/page.tsx';
import { person } from '#tests/support/dom/person.ts';
import { produtoSample } from '#tests/support/dom/samples.ts';
import { findBox, shownToasts, soon } from '#tests/support/dom/shown.ts';
import { CarrinhoScreen } from './carrinho-screen.tsx';

const user = person();

/** Two products of one branch, one of another. */
const PRODUTOS = [
  { idProduto: 1, nome: 'AMOXICILINA' },
  { idProduto: 2, nome: 'DIPIRONA' },
  { idProduto: 3, nome: 'LOSARTANA', preco: { idPessoaFilial: 2 } },
];

const counterOf = (nome: string) =>
  screen.getByRole<HTMLInputElement>('spinbutton', { name: new RegExp(`^Quantidade de ${nome}`) });
const totals = () => within(screen.getByRole('region', { name: 'Total do carrinho' }));
const finish = () => user.click(totals().getByRole('button', { name: 'Finalizar' }));
const goesOf = (filial: string) =>
  screen.getByRole<HTMLInputElement>('checkbox', { name: new RegExp(`^Enviar agora: .*${filial}`) });

type Given = Parameters<typeof openPageDevice>[0] & {
  quantidades?: Record<number, number>;
  /** An earlier order of so many units at R$ 10 waits in the queue. */
  naFila?: number;
};

/** The cart with these quantities, drawn and counted. */
async function openCart({
  quantidades = { 1: 2, 3: 1 },
  naFila = 0,
  ...given
}: Given = {}): Promise<PageDevice> {
  history.replaceState(null, '', '/carrinho');
  const device = await openPageDevice({ produtos: PRODUTOS, ...given });
  if (naFila > 0) {
    await device.vault.outbox.add(sampleRow(1, envioIntent([{ idItem: 2, quantidade: naFila }])));
  }
  for (const [idProduto, quantidade] of Object.entries(quantidades)) {
    await device.pedir(Number(idProduto), quantidade);
  }
  renderPage(<CarrinhoScreen idHotsitePolitica={undefined} />, device);
  await screen.findByRole('region', { name: 'Total do carrinho' });
  return device;
}

const envios = async ({ vault }: PageDevice) =>
  (await vault.outbox.toArray()).map(({ intent }) => intent).filter(({ tipo }) => tipo === 'envio');

describe('a cart that the server last said is not there', () => {
  const arrive = async (at: number, state: 'connected' | 'no-signal' = 'connected') => {
    history.replaceState(null, '', '/carrinho');
    const device = await openPageDevice({ produtos: PRODUTOS });
    await device.vault.checkpoints.put({ name: 'connection', state, at: Date.now() });
    const put = (when: number) =>
      device.vault.carrinhos.put({ idPessoaCliente: CLIENTE, carrinho: null, at: when });
    await put(at);
    renderPage(<CarrinhoScreen idHotsitePolitica={undefined} />, device);
    return () => put(Date.now() + 1);
  };
  const before = () => performance.timeOrigin - 60_000;

  test('before this page was opened is waited for, and leads home once it was said again', async () => {
    const sayAgain = await arrive(before());
    expect(await screen.findByText('Carregando o carrinho')).toBeTruthy();
    expect(location.pathname).toBe('/carrinho');
    await sayAgain();
    await soon(() => expect(location.pathname).toBe('/'));
  });

  test('a moment ago, or without a signal, leads home at once', async () => {
    await arrive(Date.now());
    await soon(() => expect(location.pathname).toBe('/'));
    cleanup();
    await arrive(before(), 'no-signal');
    await soon(() => expect(location.pathname).toBe('/'));
  });
});

describe('finalising the cart', () => {
  test('asks once with the total and the groups, saves the order on the device and shows it', async () => {
    const device = await openCart();
    await finish();
    const box = await findBox('Finalizar pedido');
    expect(box.textContent).toMatch(/Seu carrinho será finalizado\. Deseja continuar\?/);
    expect(box.textContent).toMatch(/R\$\s30,00 em 2 pedidos/);
    expect(await envios(device)).toEqual([]);
    await user.click(within(box).getByRole('button', { name: 'Sim, finalizar' }));
    await soon(() => expect(location.pathname).toMatch(/^\/confirmacao/));
    expect(await envios(device)).toHaveLength(1);
    expect(await device.quantidades()).toEqual({});
  });

  test('that is answered with no leaves the cart as it was', async () => {
    const device = await openCart();
    await finish();
    await user.click(within(await findBox('Finalizar pedido')).getByRole('button', { name: 'Não' }));
    expect(await envios(device)).toEqual([]);
    expect(await device.quantidades()).toEqual({ 1: 2, 3: 1 });
  });

  test('by two taps asks one question', async () => {
    await openCart();
    const button = totals().getByRole('button', { name: 'Finalizar' });
    await user.dblClick(button);
    await findBox('Finalizar pedido');
    expect(screen.getAllByRole('alertdialog')).toHaveLength(1);
  });

  test('says without a signal that the order is saved here and sent by itself', async () => {
    const device = await openCart();
    await device.vault.checkpoints.put({ name: 'connection', state: 'no-signal', at: Date.now() });
    await finish();
    expect((await findBox('Finalizar pedido')).textContent).toContain(
      'Sem sinal: o pedido fica salvo neste aparelho e é enviado sozinho quando o sinal voltar.',
    );
  });

  test('beyond the customer’s credit is refused with the amounts, before any question', async () => {
    const device = await openCart({ cliente: { limiteDisponivel: 20_00 } });
    await finish();
    const box = await findBox('Atenção!');
    expect(box.textContent).toMatch(
      /O limite é de R\$\s20,00 e os grupos somam R\$\s30,00: R\$\s10,00 a mais\./,
    );
    expect(await envios(device)).toEqual([]);
  });

  test('beyond the credit that queued orders leave is refused with the amounts', async () => {
    const device = await openCart({ cliente: { limiteDisponivel: 50_00 }, naFila: 3 });
    await soon(() => expect(totals().getByText(/na fila/)).toBeTruthy());
    await finish();
    const box = await findBox('Atenção!');
    expect(box.textContent).toMatch(
      /O limite é de R\$\s20,00 e os grupos somam R\$\s30,00: R\$\s10,00 a mais\./,
    );
    expect(await envios(device)).toHaveLength(1);
  });

  test('tells the credit after it without what queued orders will use', async () => {
    await openCart({ cliente: { limiteDisponivel: 100_00 }, naFila: 3 });
    const credit = totals().getByText(/^Crédito depois deste pedido/);
    expect(credit.textContent).toMatch(
      /^Crédito depois deste pedido: R\$\s40,00 \(já menos R\$\s30,00 na fila\)$/,
    );
  });

  test('below the minimum of the day is refused', async () => {
    const device = await openCart({
      cliente: { aplicarLimiteMinimoDiario: true, valorLimiteMinimoDiario: 1500_00 },
    });
    await finish();
    expect((await findBox('Atenção!')).textContent).toMatch(/1\.470,00|1\.500,00/);
    expect(await envios(device)).toEqual([]);
  });
});

describe('the groups of a cart', () => {
  test('that are taken out stay in the cart, and the question names only the others', async () => {
    const device = await openCart();
    await user.click(goesOf('Contagem'));
    expect(totals().getByText(/1 de 2 grupos/)).toBeTruthy();
    await finish();
    const box = await findBox('Finalizar pedido');
    expect(box.textContent).toContain('Os grupos marcados serão finalizados.');
    expect(box.textContent).toContain('1 grupo fica no carrinho.');
    await user.click(within(box).getByRole('button', { name: 'Sim, finalizar' }));
    await soon(async () => expect(await device.quantidades()).toEqual({ 3: 1 }));
  });

  test('that were taken out of another cart go with this one', async () => {
    const device = await openCart();
    await user.click(goesOf('Contagem'));
    expect(goesOf('Contagem').checked).toBe(false);
    const kept = Object.entries(localStorage).find(([name]) => name.startsWith('GSGruposDeFora.'));
    const [name, text] = must(kept, 'choice');
    const again = async (idCarrinho: number | null) => {
      localStorage.setItem(name, JSON.stringify({ ...JSON.parse(text), idCarrinho }));
      cleanup();
      renderPage(<CarrinhoScreen idHotsitePolitica={undefined} />, device);
      await screen.findByRole('region', { name: 'Total do carrinho' });
      return goesOf('Contagem').checked;
    };
    expect([await again(999_999), await again(null)]).toEqual([true, false]);
  });

  test('that are all taken out are not sent, and that is said', async () => {
    await openCart();
    await user.click(goesOf('Contagem'));
    await user.click(goesOf('Guarulhos'));
    await finish();
    expect((await findBox('Atenção!')).textContent).toContain('Marque ao menos um grupo para enviar agora.');
  });

  test('below their minimum stay with the reason, and do not hold the others', async () => {
    const device = await openCart({ minimoCompra: 500_00 });
    expect(goesOf('Guarulhos').disabled).toBe(true);
    expect(goesOf('Guarulhos').checked).toBe(false);
    expect(screen.getByText(/^Fica no carrinho: /)).toBeTruthy();
    await finish();
    await user.click(
      within(await findBox('Finalizar pedido')).getByRole('button', { name: 'Sim, finalizar' }),
    );
    await soon(async () => expect(await device.quantidades()).toEqual({ 1: 2 }));
  });

  test('are taken out of the cart after one question, and come back by one press', async () => {
    const device = await openCart();
    const card = within(screen.getByRole('region', { name: /^Produtos em geral.*Contagem/ }));
    await user.click(card.getByRole('button', { name: 'Remover grupo' }));
    const box = within(await screen.findByRole('alertdialog'));
    await user.click(box.getByRole('button', { name: 'Remover grupo' }));
    await soon(async () => expect(await device.quantidades()).toEqual({ 1: 2 }));
    await user.click(await shownToasts().findByRole('button', { name: 'Desfazer' }));
    await soon(async () => expect(await device.quantidades()).toEqual({ 1: 2, 3: 1 }));
  });
});

describe('lines of the cart', () => {
  test('follow their counter, and so do the sums', async () => {
    const device = await openCart({ quantidades: { 1: 2 } });
    await user.click(counterOf('AMOXICILINA'));
    await user.keyboard('5{Enter}');
    await soon(async () => expect(await device.quantidades()).toEqual({ 1: 5 }));
    await soon(() => expect(totals().getByText(/^Total/).parentElement?.textContent).toMatch(/50,00/));
  });

  test('are taken out after a question, and come back to their place', async () => {
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

describe('a line whose product the catalogue on the device lacks', () => {
  const FORA = 'Fora do catálogo deste aparelho: o servidor confere no envio';
  const PRIMEIRO = must(PRODUTOS[0], 'product');
  const lineOf = (nome: string) => within(must(counterOf(nome).closest('li'), 'line'));

  async function noteCatalogo({ vault }: PageDevice, change: Partial<CatalogoStatus>): Promise<void> {
    const row = must(await vault.checkpoints.get('catalogo'), 'catalogue') as CatalogoStatus;
    await vault.checkpoints.put({ ...row, ...change });
  }

  /** The device takes in a catalogue without the first product. */
  async function loseFirst(device: PageDevice): Promise<void> {
    const { engine, vault } = device;
    const left = PRODUTOS.filter((produto) => produto !== PRIMEIRO).map(produtoSample);
    const pages = async function* pages() {
      yield left;
    };
    await engine.importPages(String(vault.idUsuario), 'c1', pages(), { total: left.length });
    await noteCatalogo(device, { version: 'g2' });
  }

  test('stays with the price that was seen, and says so', async () => {
    const device = await openCart();
    expect(screen.queryByText(FORA)).toBeNull();
    await loseFirst(device);
    expect(await lineOf('AMOXICILINA').findByText(FORA)).toBeTruthy();
    expect(lineOf('LOSARTANA').queryByText(FORA)).toBeNull();
    expect(await device.quantidades()).toEqual({ 1: 2, 3: 1 });
    expect(totals().getByText(/^Total/).parentElement?.textContent).toMatch(/30,00/);
  });

  test('is not called so when the browser has thrown the catalogue away', async () => {
    const device = await openPageDevice();
    await device.vault.outbox.add(sampleRow(1, linhaIntent(1, 2)));
    renderPage(<CarrinhoScreen idHotsitePolitica={undefined} />, device);
    await screen.findByRole('region', { name: 'Total do carrinho' });
    const calledGone = screen.findByText(FORA, {}, { timeout: 500 });
    await expect(calledGone).rejects.toThrow('Unable to find');
  });

  test('is not called so while the catalogue is loading', async () => {
    const device = await openCart();
    await loseFirst(device);
    await lineOf('AMOXICILINA').findByText(FORA);
    await noteCatalogo(device, { state: 'loading' });
    await soon(() => expect(screen.queryByText(FORA)).toBeNull());
  });
});

describe('cashback in the cart', () => {
  const valor = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Valor do cashback' });

  test('is taken off what is to be paid, as much as is written', async () => {
    await openCart({ saldoCashback: 12_00 });
    await user.click(screen.getByRole('checkbox', { name: /^Usar cashback/ }));
    expect(valor().value).toBe('12,00');
    expect(totals().getByText(/18,00/)).toBeTruthy();
    await user.fill(valor(), '5');
    await user.tab();
    expect(totals().getByText(/25,00/)).toBeTruthy();
    await finish();
    expect((await findBox('Finalizar pedido')).textContent).toMatch(
      /Cashback: -R\$\s5,00\s*A pagar: R\$\s25,00/,
    );
  });

  test('beyond the balance becomes the balance, what is no amount changes nothing, and both are said', async () => {
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

  test('is not offered to a customer who has none', async () => {
    await openCart();
    expect(screen.queryByRole('checkbox', { name: /^Usar cashback/ })).toBeNull();
  });
});
