import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { consultarPedidoDetalhe } from '#contract/pedido-detalhe.ts';
import { consultarItensPedido } from '#contract/pedido-lista.ts';
import { pedidoSample } from '#domain/pedido-sample.ts';
import { CLIENTE, openPageDevice } from '#tests/support/dom/device.ts';
import { fakeServer } from '#tests/support/dom/fake-server.ts';
import { renderPage } from '#tests/support/dom/page.tsx';
import { PedidoScreen } from './pedido-screen.tsx';

const server = fakeServer();

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
