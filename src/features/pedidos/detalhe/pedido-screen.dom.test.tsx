import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { consultarPedidoDetalhe } from '#contract/orders/pedido-detalhe.ts';
import { consultarItensPedido } from '#contract/orders/pedido-lista.ts';
import { pedidoSample } from '#domain/orders/pedido-sample.ts';
import { CLIENTE, openPageDevice } from '#tests/support/dom/device.ts';
import { fakeServer } from '#tests/support/dom/fake-server.ts';
import { renderPage } from '#tests/support/dom/page.tsx';
import { person } from '#tests/support/dom/person.ts';
import { clienteSample } from '#tests/support/dom/samples.ts';
import { findBox, soon } from '#tests/support/dom/shown.ts';
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
