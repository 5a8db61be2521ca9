import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { consultarPedidoDetalhe, consultarTitulosPedido } from '#contract/orders/pedido-detalhe.ts';
import { consultarItensPedido, type PedidoItem, type PedidoResumo } from '#contract/orders/pedido-lista.ts';
import { repetirPedido } from '#contract/orders/pedido-repetir.ts';
import { itemSample, pedidoSample } from '#domain/orders/pedido-sample.ts';
import { useCarrinho } from '#parts/cart/carrinho-na-tela.ts';
import { CLIENTE, openPageDevice } from '#tests/support/dom/device.ts';
import { fakeServer } from '#tests/support/dom/fake-server.ts';
import { renderPage } from '#tests/support/dom/page.tsx';
import { person } from '#tests/support/dom/person.ts';
import { clienteSample } from '#tests/support/dom/samples.ts';
import { findBox, soon } from '#tests/support/dom/shown.ts';
import * as notice from '#ui/notice.css.ts';
import { PedidoScreen } from './pedido-screen.tsx';

const server = fakeServer();
const user = person();

test('an order that the device keeps is read from it without a signal, and its age is said', async () => {
  server.silence(consultarPedidoDetalhe);
  const device = await openPageDevice();
  const pedido = pedidoSample();
  await device.vault.pedidos.put({
    idPrePedido: pedido.idPrePedido,
    idPessoaCliente: CLIENTE,
    pedido,
    at: Date.now(),
  });
  renderPage(<PedidoScreen id={String(pedido.idPrePedido)} />, device);
  expect(await screen.findByText(/^Sem sinal\. O pedido que está neste aparelho foi lido/)).toBeTruthy();
  expect(screen.getByRole('heading', { level: 1, name: /^Pedido nº 100010/ })).toBeTruthy();
  expect(screen.getByRole('list', { name: 'Andamento do pedido' }).textContent).toContain('Feito');
});

test('an order of another customer says whose it is and offers to serve that customer', async () => {
  server.silence(consultarPedidoDetalhe);
  const device = await openPageDevice();
  await device.vault.clientes.put(clienteSample(102, 'Drogaria Vizinha', null, 1));
  const pedido = pedidoSample({ pessoaDestinatario: { idPessoa: 102, nome: 'Drogaria Vizinha' } });
  await device.vault.pedidos.put({
    idPrePedido: pedido.idPrePedido,
    idPessoaCliente: 102,
    pedido,
    at: Date.now(),
  });
  renderPage(<PedidoScreen id={String(pedido.idPrePedido)} />, device);
  expect(await screen.findByText('Este pedido é de Drogaria Vizinha')).toBeTruthy();
  expect(screen.getByText('Você está atendendo Farmácia Modelo.')).toBeTruthy();
  await user.click(await screen.findByRole('button', { name: 'Atender Drogaria Vizinha' }));
  await user.click(within(await findBox('Trocar de cliente')).getByRole('button', { name: 'Trocar' }));
  await soon(() => expect(screen.queryByText('Este pedido é de Drogaria Vizinha')).toBeNull());
  expect((await device.vault.device.get(1))?.idPessoaCliente).toBe(102);
  expect(screen.getByRole('heading', { level: 1, name: /^Pedido nº 100010/ })).toBeTruthy();
});

test('an order of the customer being served says nothing of another', async () => {
  server.silence(consultarPedidoDetalhe);
  const device = await openPageDevice();
  const pedido = pedidoSample();
  const row = { idPrePedido: pedido.idPrePedido, idPessoaCliente: CLIENTE, pedido, at: Date.now() };
  await device.vault.pedidos.put(row);
  renderPage(<PedidoScreen id={String(pedido.idPrePedido)} />, device);
  await screen.findByRole('heading', { level: 1, name: /^Pedido nº 100010/ });
  expect(screen.queryByText(/^Este pedido é de/)).toBeNull();
});

test.each([
  [10, 'escritorio', null, null],
  [7, 'escritorio', 'Dados do depósito', null],
  [6, 'representante', 'Ver boleto', 'Repetir Pedido'],
  [10, 'representante', 'Pagar com Pix', 'Repetir Pedido'],
] as const)('an order of method %i shows a user of role %s only acts that the role has', async (...row) => {
  const [idFormaPagamento, papel, pagar, repetir] = row;
  server.silence(consultarPedidoDetalhe);
  const device = await openPageDevice();
  const pedido = pedidoSample({
    formaPagamento: { idFormaPagamento, descFormaPagamento: '', pagamentoAntecipado: true },
    portalPedidoSituacao: { idPedidoSituacao: 11, descPedidoSituacao: 'Aguardando pagamento' },
    idPrePedidoSituacao: 1,
  });
  await device.vault.pedidos.put({ idPrePedido: 100_010, idPessoaCliente: CLIENTE, pedido, at: 1 });
  renderPage(<PedidoScreen id="100010" />, { ...device, usuario: { ...device.usuario, papel } });
  const acoes = within(await screen.findByRole('group', { name: 'Ações do pedido' }));
  const names = acoes.getAllByRole('button').map(({ textContent }) => textContent);
  const outra = papel === 'representante' ? 'Pagar de outra forma' : null;
  expect(names).toEqual([pagar, outra, repetir, 'Compartilhar', 'Imprimir'].filter((name) => name !== null));
});

test('an order that the device does not keep is said to be missing without a signal', async () => {
  server.silence(consultarPedidoDetalhe);
  renderPage(<PedidoScreen id="999999" />, await openPageDevice());
  expect(await screen.findByText('Este pedido não está neste aparelho')).toBeTruthy();
});

test('an address that names no order says so and asks the server nothing', async () => {
  renderPage(<PedidoScreen id="abc" />, await openPageDevice());
  expect(screen.getByText('Este pedido não existe')).toBeTruthy();
  expect(server.asked).toEqual([]);
});

test('an order that the server does not know does not exist', async () => {
  const Description = 'O pedido não foi encontrado.';
  for (const call of [consultarPedidoDetalhe, consultarItensPedido])
    server.refuse(call, { status: 404, Message: 'Atenção!', Description, Codigo: 'nao-encontrado' });
  renderPage(<PedidoScreen id="999999" />, await openPageDevice());
  expect(await screen.findByText('Este pedido não existe')).toBeTruthy();
});

const CartSign = () => (useCarrinho() === null ? null : <p>Cart is read</p>);

/** An order read from the server, without lines and invoices. */
async function openPedido(idPedidoSituacao = 2, itens: readonly PedidoItem[] = []) {
  const portalPedidoSituacao = { idPedidoSituacao, descPedidoSituacao: 'Em análise' };
  const resumo = pedidoSample({ portalPedidoSituacao, mensagemOcorrencia: 'Cadastro vencido.' });
  server.reply(consultarPedidoDetalhe, {
    ...resumo,
    totalValorUnitarioSugeridoConsederandoUndiades: 120_00,
    valorCashbackAplicado: 0,
    etapas: [],
  });
  server.reply(consultarItensPedido, [...itens]);
  server.reply(consultarTitulosPedido, []);
  const device = await openPageDevice();
  const page = (
    <>
      <PedidoScreen id={String(resumo.idPrePedido)} />
      <CartSign />
    </>
  );
  renderPage(page, device);
  await screen.findByText('Cart is read');
  await screen.findByText(itens.length === 0 ? 'Nenhum item encontrado.' : /^Cód\. /);
  return { device, resumo };
}
const headings = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);

test('an order has its totals, details, invoices and lines, and says why it was refused', async () => {
  await openPedido();
  expect(headings()).toEqual(['Detalhes do pedido', 'Notas fiscais', 'Itens do pedido (1)']);
  const totais = within(screen.getByLabelText('Totais do pedido'));
  expect(totais.getByText('Subtotal').nextElementSibling?.textContent).toBe('R$\u00a0120,00');
  expect(screen.getByText('Cadastro vencido.')).toBeTruthy();
  expect(
    await screen.findByText(
      'As notas fiscais somente estarão disponíveis após a liberação do pedido e seu faturamento.',
    ),
  ).toBeTruthy();
});

test.each([
  [10, false],
  [1, true],
  [6, true],
])('the company’s text about an order in status %i is a warning: %s', async (situacao, isWarning) => {
  await openPedido(situacao);
  const box = screen.getByText('Cadastro vencido.').closest(`.${notice.notice}`);
  expect(box?.className.includes(notice.tone.caution)).toBe(isWarning);
});

test('an invoiced order without a loaded invoice does not promise one', async () => {
  await openPedido(10);
  expect(await screen.findByText('As notas fiscais deste pedido não estão neste portal.')).toBeTruthy();
});

/** A line of an order; `produto` completes its product. */
const itemWith = (produto: { codigoErp?: string }) =>
  itemSample(1, { produto: { idProduto: 1, descProduto: 'DIPIRONA', ...produto } });

test('a line tells its product’s code, also where the company gave none', async () => {
  await openPedido(2, [itemWith({})]);
  expect(screen.getByText('Cód. 1')).toBeTruthy();
});

test('an order’s lines show the company’s code, and the order is read again once it has a number', async () => {
  const { device, resumo } = await openPedido(2, [itemWith({ codigoErp: '000123' })]);
  expect(screen.getByText('Cód. 000123')).toBeTruthy();
  const asked = () => server.askedOf(consultarPedidoDetalhe).length;
  const { idPrePedido } = resumo;
  const put = (pedido: PedidoResumo) =>
    device.vault.pedidos.put({ idPrePedido, idPessoaCliente: CLIENTE, pedido, at: 1 });
  await put(resumo);
  await soon(() => expect(asked()).toBe(2));
  await put({ ...resumo, numeroErp: 'PV-00100' });
  await soon(() => expect(asked()).toBe(3));
});

test('a refused order has no section of invoices', async () => {
  await openPedido(1);
  expect(headings()).toEqual(['Detalhes do pedido', 'Itens do pedido (1)']);
  expect(server.askedOf(consultarTitulosPedido)).toEqual([]);
});

test('a repeated order is said to be copied', async () => {
  const produto = { idProduto: 7, descProduto: 'DIPIRONA' };
  const linha = {
    idItem: 7,
    idItemTipo: 1,
    idCondicao: 1,
    produto,
    quantidade: 2,
    incluido: true,
    mensagem: null,
  };
  server.reply(repetirPedido, [linha]);
  await openPedido();
  await user.click(screen.getByRole('button', { name: 'Repetir Pedido' }));
  const copiado =
    'O pedido foi copiado com sucesso. Todos os itens do pedido selecionado foram incluídos no carrinho.';
  await soon(() => expect(screen.getByRole('alertdialog').textContent).toContain(copiado));
  expect(server.askedOf(repetirPedido)).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: 'Ver o carrinho' }));
  await soon(() => expect(location.pathname).toBe('/carrinho'));
});

test('a repeat that the server answers with a sentence shows it', async () => {
  server.reply(repetirPedido, 'Nenhum item deste pedido está à venda.');
  await openPedido();
  await user.click(screen.getByRole('button', { name: 'Repetir Pedido' }));
  expect((await screen.findByRole('alertdialog')).textContent).toContain(
    'Nenhum item deste pedido está à venda.',
  );
});
