import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { consultarPedidosPorCarrinho, type Pedido } from '#contract/orders/pedido.ts';
import { consultarItensPedido } from '#contract/orders/pedido-lista.ts';
import { MARCA_HEADER } from '#contract/wire/headers.ts';
import { pedidoSample } from '#domain/orders/pedido-sample.ts';
import { formatMoney } from '#lib/format-number.ts';
import { noteFinalizando } from '#mirror/finalizados.ts';
import { noteMarca } from '#outbox/marca.ts';
import { pedidoARepetir } from '#parts/dialogs/pedido-a-repetir.ts';
import { openPageDevice } from '#tests/support/dom/device.ts';
import { fakeServer } from '#tests/support/dom/fake-server.ts';
import { renderPage } from '#tests/support/dom/page.tsx';
import { person } from '#tests/support/dom/person.ts';
import { soon } from '#tests/support/dom/shown.ts';
import { PedidosDoCarrinho } from './pedidos-do-carrinho.tsx';

const server = fakeServer();
const user = person();

const PIX = { idFormaPagamento: 10, descFormaPagamento: 'Pix', pagamentoAntecipado: true };

const pedido = (idPrePedido: number, total: number, idPedidoSituacao: number): Pedido => ({
  ...pedidoSample({ idPrePedido, total }),
  portalPedidoSituacao: { idPedidoSituacao, descPedidoSituacao: '' },
  idPessoaFilial: 1,
  idCarrinho: 500,
  descricaoFilial: 'CD Guarulhos (SP)',
  descricaoCarrinhoGrupo: 'Produtos em geral',
});

/** Opens the confirmation of some orders; returns its facts by name. */
async function openFatos(pedidos: Pedido[], opened = openPageDevice()): Promise<Record<string, string>> {
  server.reply(consultarPedidosPorCarrinho, pedidos);
  server.reply(consultarItensPedido, []);
  const device = await opened;
  await noteMarca(device.vault, 'epoca.4', 1);
  renderPage(<PedidosDoCarrinho idCarrinho={500} />, device);
  await screen.findByRole('heading', { level: 1, name: /^Pedidos? / });
  const names = screen.getAllByRole('term');
  const values = screen.getAllByRole('definition');
  return Object.fromEntries(names.map((name, at) => [name.textContent, values[at]?.textContent ?? '']));
}

test('the confirmation shows the total of released orders apart from orders that await payment', async () => {
  const fatos = await openFatos([
    pedido(1, 100_00, 12),
    pedido(2, 30_00, 11),
    pedido(3, 20_00, 2),
    pedido(4, 7_00, 11),
  ]);
  expect(fatos).toMatchObject({
    'Total liberado': formatMoney(120_00),
    'Aguardando pagamento': formatMoney(37_00),
  });
  expect(fatos).not.toHaveProperty('Total');
});

test('the confirmation of waiting orders alone has no released total', async () => {
  const fatos = await openFatos([pedido(1, 30_00, 11)]);
  expect(fatos).toMatchObject({ 'Aguardando pagamento': formatMoney(30_00) });
  expect(fatos).not.toHaveProperty('Total liberado');
  expect(fatos).not.toHaveProperty('Total');
});

test.each([
  [{ numeros: [900] }, 'O pedido nº 900 está feito. Confira a conexão para ver os dados dele aqui.'],
  [
    { numeros: [900, 901] },
    'Os pedidos nº 900, nº 901 estão feitos. Confira a conexão para ver os dados deles aqui.',
  ],
  [null, 'O pedido está feito. Confira a conexão para ver os números dele aqui.'],
])('orders that cannot be read are named by the payment before (%#)', async (state, text) => {
  history.replaceState(state, '', '/confirmacao?carrinho=500');
  server.silence(consultarPedidosPorCarrinho);
  renderPage(<PedidosDoCarrinho idCarrinho={500} />, await openPageDevice());
  expect(await screen.findByText(text)).toBeTruthy();
});

test('the confirmation of released orders alone shows one total', async () => {
  const fatos = await openFatos([pedido(1, 100_00, 12), pedido(2, 20_00, 2)]);
  expect(fatos).toMatchObject({ Total: formatMoney(120_00) });
  expect(fatos).not.toHaveProperty('Aguardando pagamento');
});

test('the next steps come before the orders that were made', async () => {
  await openFatos([pedido(1, 100_00, 12)]);
  const novo = screen.getByRole('link', { name: 'Novo pedido' });
  const feito = screen.getByRole('link', { name: /^Confirmado nº/ });
  expect(novo.compareDocumentPosition(feito)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test('the lines of confirmed orders are requested with the mark of the server’s data', async () => {
  await openFatos([pedido(1, 100_00, 12), pedido(2, 20_00, 2)]);
  const marks = server.askedOf(consultarItensPedido).map(({ headers }) => headers.get(MARCA_HEADER));
  expect(marks).toEqual(['epoca.4', 'epoca.4']);
});

test('the numbers of a cart that was paid here are kept for the home page', async () => {
  const device = await openPageDevice();
  const cart = { idCarrinho: 500, idPessoaCliente: 101, nomeCliente: 'AURORA', total: 120_00, at: 1 };
  await noteFinalizando(device.vault, cart);
  await openFatos([pedido(1, 100_00, 12), pedido(2, 20_00, 2)], Promise.resolve(device));
  await soon(async () =>
    expect((await device.vault.device.get(1))?.finalizados).toMatchObject([
      { idCarrinho: 500, isCerto: true, numeros: [1, 2] },
    ]),
  );
});

test('refused orders stand apart from the others, count in no total, and can be repeated', async () => {
  const fatos = await openFatos([pedido(1, 100_00, 12), pedido(2, 30_00, 1), pedido(3, 20_00, 2)]);
  expect(fatos).toMatchObject({ Total: formatMoney(120_00) });
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Pedidos confirmados');
  const recusados = within(screen.getByRole('region', { name: 'Pedido recusado' }));
  const numeros = (of: { getAllByRole: typeof screen.getAllByRole }) =>
    of.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
  expect(numeros(recusados)).toEqual(['Recusado nº 2']);
  expect(numeros(screen)).toEqual(['Confirmado nº 1', 'Confirmado nº 3', 'Recusado nº 2']);
  await person().click(recusados.getByRole('button', { name: 'Repetir Pedido' }));
  expect(pedidoARepetir.atual).toMatchObject({ idPrePedido: 2, pessoaDestinatario: { idPessoa: 101 } });
});

test.each([
  [[11], 'Pedido aguarda pagamento'],
  [[11, 11], 'Pedidos aguardam pagamento'],
  [[11, 12], 'Pedidos feitos'],
  [[12], 'Pedido confirmado'],
])('orders in the states %j are called ‘%s’', async (situacoes, title) => {
  await openFatos(situacoes.map((situacao, at) => pedido(at + 1, 10_00, situacao)));
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(title);
});

test('a Pix that is paid later turns the confirmation that is still open into a confirmed order', async () => {
  const device = await openPageDevice();
  const put = (idPrePedido: number, at: number) => {
    const portalPedidoSituacao = { idPedidoSituacao: 12, descPedidoSituacao: 'Liberado' };
    const row = pedidoSample({ idPrePedido, portalPedidoSituacao });
    return device.vault.pedidos.put({ idPrePedido, idPessoaCliente: 101, pedido: row, at });
  };
  // The device had read the first one before the page asked: that is no news.
  await put(1, 1);
  await openFatos([pedido(1, 100_00, 11), pedido(2, 50_00, 11)], Promise.resolve(device));
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Pedidos aguardam pagamento');
  await put(2, Date.now() + 1000);
  await screen.findByRole('heading', { level: 1, name: 'Pedidos feitos' });
  const orders = screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
  expect(orders).toEqual(['Pedido nº 1', 'Confirmado nº 2']);
  await put(1, Date.now() + 1000);
  await screen.findByRole('heading', { level: 1, name: 'Pedidos confirmados' });
});

test('a cart whose only order was refused is not called confirmed', async () => {
  const fatos = await openFatos([pedido(2, 30_00, 1)]);
  expect(fatos).toMatchObject({ 'Total recusado': formatMoney(30_00) });
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Pedido recusado');
});

test('a refused order shows the company’s reason that the device keeps; an order that goes on shows no text', async () => {
  const device = await openPageDevice();
  for (const [idPrePedido, mensagemOcorrencia] of [
    [1, 'Separado para entrega'],
    [2, 'Cadastro vencido.'],
  ] as const) {
    const mantido = pedidoSample({ idPrePedido, mensagemOcorrencia });
    await device.vault.pedidos.put({ idPrePedido, idPessoaCliente: 101, pedido: mantido, at: 1 });
  }
  await openFatos([pedido(1, 100_00, 12), pedido(2, 30_00, 1)], Promise.resolve(device));
  const recusado = within(screen.getByRole('region', { name: 'Pedido recusado' }));
  expect(recusado.getByText('Cadastro vencido.')).toBeTruthy();
  expect(screen.queryByText('Separado para entrega')).toBeNull();
});

test('orders that were made are shared as one text, which says what awaits payment', async () => {
  const share = vi.fn<(data: ShareData) => Promise<void>>().mockResolvedValue(undefined);
  Object.assign(navigator, { share, canShare: () => true });
  await openFatos([pedido(1, 100_00, 12), pedido(2, 30_00, 11), pedido(3, 50_00, 1)]);
  await user.click(screen.getByRole('button', { name: 'Compartilhar' }));
  await user.click(screen.getByRole('menuitem', { name: 'Como texto' }));
  await soon(() => expect(share).toHaveBeenCalledOnce());
  const text = share.mock.calls[0]?.[0].text ?? '';
  expect(text).toMatch(/^Pedidos nº 1, 2 · CD Guarulhos \(SP\)\n/);
  expect(text).toContain('Pagamento: 1 aguarda pagamento');
  expect(text).toMatch(/Total: R\$ 130,00$/);
  Reflect.deleteProperty(navigator, 'share');
  Reflect.deleteProperty(navigator, 'canShare');
});

test('a waiting order comes first, with its payment as the main act and its deadline', async () => {
  const pagarAte = new Date(Date.now() + 60_000).toISOString();
  await openFatos([pedido(1, 100_00, 12), { ...pedido(2, 30_00, 11), formaPagamento: PIX, pagarAte }]);
  const pagar = screen.getByRole('button', { name: 'Pagar com Pix, pedido nº 2' });
  const novo = screen.getByRole('link', { name: 'Novo pedido' });
  expect(pagar.compareDocumentPosition(novo)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(novo.className).not.toBe(pagar.className);
  expect(screen.getByText(/^Pague até .*\d\d:\d\d$/)).toBeTruthy();
});

test('a paid order is said to be paid, with its amount, its number and its next step', async () => {
  await openFatos([{ ...pedido(900, 100_00, 12), formaPagamento: PIX }]);
  expect(screen.getByText(/^Pago: R\$\s100,00, pedido nº 900\. Ele segue para a separação\.$/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Pagar/ })).toBeNull();
});
