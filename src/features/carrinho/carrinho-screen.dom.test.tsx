import { cleanup, screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { must } from '#lib/must.ts';
import { envioIntent, sampleParked } from '#outbox/outbox-sample.ts';
import { useCarrinho } from '#parts/cart/carrinho-na-tela.ts';
import { envios, goesOf, openCart, PRODUTOS, totals } from '#tests/support/dom/cart-page.tsx';
import { CLIENTE, openPageDevice } from '#tests/support/dom/device.ts';
import { renderPage } from '#tests/support/dom/page.tsx';
import { person } from '#tests/support/dom/person.ts';
import { findBox, shownToasts, soon } from '#tests/support/dom/shown.ts';
import { showToast } from '#ui/layer/toast-queue.ts';
import { CarrinhoScreen } from './carrinho-screen.tsx';

const user = person();

const finish = () => user.click(totals().getByRole('button', { name: 'Finalizar' }));

/** Says when the device has read its cart. */
const Lido = () => <p>{useCarrinho() === null ? '' : 'carrinho lido'}</p>;

describe('a cart that is absent in the server’s last response', () => {
  const arrive = async (at: number, state: 'connected' | 'no-signal' = 'connected') => {
    history.replaceState(null, '', '/carrinho');
    const device = await openPageDevice({ produtos: PRODUTOS });
    await device.vault.checkpoints.put({ name: 'connection', state, at: Date.now() });
    const put = (when: number) =>
      device.vault.carrinhos.put({ idPessoaCliente: CLIENTE, carrinho: null, at: when });
    await put(at);
    renderPage(
      <>
        <CarrinhoScreen idHotsitePolitica={undefined} />
        <Lido />
      </>,
      device,
    );
    return () => put(Date.now() + 1);
  };
  const before = () => performance.timeOrigin - 60_000;

  test('is waited for if that response is older than the page, and a new one says that the cart is empty', async () => {
    const sayAgain = await arrive(before());
    await screen.findByText('carrinho lido');
    expect(screen.getByText('Carregando o carrinho')).toBeTruthy();
    expect(location.pathname).toBe('/carrinho');
    await sayAgain();
    expect(await screen.findByText('Seu carrinho está vazio')).toBeTruthy();
  });

  test('is shown empty at once if that response is recent or the device is offline, and then leads home', async () => {
    await arrive(Date.now());
    expect(await screen.findByText('Seu carrinho está vazio')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Comprados' })).toBeTruthy();
    cleanup();
    await arrive(before(), 'no-signal');
    expect(await screen.findByText(/^O início abre em \d segundos/)).toBeTruthy();
  });
});

test('a cart of a user without customers asks for none to be chosen, and one without a choice leads home', async () => {
  const device = await openPageDevice();
  await device.vault.device.update(1, { idPessoaCliente: null });
  const { unmount } = renderPage(<CarrinhoScreen idHotsitePolitica={undefined} />, device);
  await screen.findByText('Escolha um cliente para ver o carrinho dele.');
  expect(screen.getByRole('link', { name: 'Ir para o início' })).toBeTruthy();
  unmount();
  await device.vault.clientes.clear();
  await device.vault.checkpoints.put({ name: 'clientes', at: 0 });
  renderPage(<CarrinhoScreen idHotsitePolitica={undefined} />, device);
  await screen.findByText('Nenhum cliente ligado ao seu usuário');
  expect(screen.queryByText(/Escolha um cliente/)).toBeNull();
});

describe('finalising the cart', () => {
  test('asks once with the total and the groups, saves the order on the device and shows it', async () => {
    const device = await openCart();
    await finish();
    const box = await findBox('Finalizar pedido');
    expect(box.textContent).toMatch(/Seu carrinho será finalizado\. Deseja continuar\?/);
    expect(box.textContent).toMatch(/Total em 2 pedidosR\$\s30,00/);
    expect(await envios(device)).toEqual([]);
    await user.click(within(box).getByRole('button', { name: 'Sim, finalizar' }));
    await soon(() => expect(location.pathname).toMatch(/^\/confirmacao/));
    expect(await envios(device)).toHaveLength(1);
    expect(await device.quantidades()).toEqual({});
  });

  test('takes a yes only for the cart that it was asked about', async () => {
    const device = await openCart();
    await finish();
    const box = await findBox('Finalizar pedido');
    await device.pedir(1, 9);
    await soon(() => expect(totals().getByText(/100,00/)).toBeTruthy());
    await user.click(within(box).getByRole('button', { name: 'Sim, finalizar' }));
    expect((await findBox('Atenção!')).textContent).toContain('O carrinho mudou desde que você o conferiu.');
    expect(await envios(device)).toEqual([]);
  });

  test('takes a toast about the cart off the screen', async () => {
    await openCart();
    showToast({ text: 'Grupo removido com sucesso.', durationMs: 60_000 });
    await finish();
    const box = await findBox('Finalizar pedido');
    expect(shownToasts().getByText('Grupo removido com sucesso.')).toBeTruthy();
    await user.click(within(box).getByRole('button', { name: 'Sim, finalizar' }));
    await soon(() => expect(shownToasts().queryByText('Grupo removido com sucesso.')).toBeNull());
  });

  test('leaves the cart unchanged when the answer is no', async () => {
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

  test('says how much a group lacks to its minimum, and shows that group', async () => {
    await openCart({ minimoCompra: 500_00, quantidades: { 1: 2 } });
    await finish();
    const box = await findBox('Atenção!');
    expect(box.textContent).toMatch(
      /Falta para o mínimo:\s+CD Guarulhos \(SP\) · Produtos em geral: R\$\s480,00/,
    );
    await user.click(within(box).getByRole('button', { name: 'Ver o grupo' }));
    await soon(() =>
      expect(document.activeElement?.getAttribute('aria-label')).toBe('Produtos em geral, CD Guarulhos (SP)'),
    );
  });

  test('names an earlier order that will hold this one', async () => {
    const device = await openCart();
    const earlier = envioIntent([{ idItem: 2, quantidade: 1 }], { codigoLocal: 'E7P-911' });
    await device.vault.parked.put(sampleParked(0, earlier));
    await screen.findByText(/espera uma decisão/);
    await finish();
    expect((await findBox('Finalizar pedido')).textContent).toContain(
      'O pedido E7P-911, feito antes, espera a sua decisão: este pedido fica salvo neste aparelho',
    );
  });

  test('says offline that the order is saved here and sent by itself', async () => {
    const device = await openCart();
    await device.vault.checkpoints.put({ name: 'connection', state: 'no-signal', at: Date.now() });
    await finish();
    expect((await findBox('Finalizar pedido')).textContent).toContain(
      'Sem sinal: o pedido fica salvo neste aparelho e é enviado sozinho quando o sinal voltar.',
    );
  });

  test('is asked about after Ctrl and Enter, which first take a quantity that is being typed', async () => {
    await openCart();
    const press = () => user.keyboard('{Control>}{Enter}{/Control}');
    const [quantidade] = await screen.findAllByRole<HTMLInputElement>('spinbutton');
    await user.click(must(quantidade, 'quantity'));
    await user.keyboard('7');
    await press();
    expect(screen.queryByRole('alertdialog')).toBeNull();
    await soon(() => expect(totals().getByText('80,00')).toBeTruthy());
    const over = document.body.appendChild(document.createElement('dialog'));
    over.open = true;
    await press();
    over.remove();
    expect(screen.queryByRole('alertdialog')).toBeNull();
    await press();
    expect((await findBox('Finalizar pedido')).textContent).toMatch(/Total em 2 pedidosR\$\s80,00/);
    await press();
    expect(screen.getAllByRole('alertdialog')).toHaveLength(1);
  });

  test('keeps its button busy while it saves, but not behind the box that tells of a failure', async () => {
    const device = await openCart();
    const button = totals().getByRole('button', { name: 'Finalizar' });
    let busy: string | null = null;
    device.vault.outbox.hook('creating', () => {
      busy = button.ariaBusy;
      throw new DOMException('no room', 'QuotaExceededError');
    });
    await finish();
    const question = await findBox('Finalizar pedido');
    await user.click(within(question).getByRole('button', { name: 'Sim, finalizar' }));
    await soon(() => expect(screen.getByRole('alertdialog').textContent).toContain('cheio'));
    expect(busy).toBe('true');
    await soon(() => expect(button.ariaBusy).not.toBe('true'));
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

  test('shows the credit after the order, less the amount of queued orders', async () => {
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
  test('that are unticked stay in the cart, and the question names only the others', async () => {
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

  test('that were unticked in another cart go with this one', async () => {
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

  test('that are all unticked are not sent, and a message says so', async () => {
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

  test('are removed after one question, and come back with one press', async () => {
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
