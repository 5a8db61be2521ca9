import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { pedidoSample } from '#domain/orders/pedido-sample.ts';
import { envioIntent, sampleGrupo, sampleReceipt } from '#outbox/outbox-sample.ts';
import { CLIENTE, openPageDevice } from '#tests/support/dom/device.ts';
import { fakeServer } from '#tests/support/dom/fake-server.ts';
import { renderPage } from '#tests/support/dom/page.tsx';
import { soon } from '#tests/support/dom/shown.ts';
import { ConfirmacaoScreen } from './confirmacao-screen.tsx';

fakeServer();

test('a confirmation without an order leads to the cart', async () => {
  history.replaceState(null, '', '/confirmacao');
  renderPage(<ConfirmacaoScreen />, await openPageDevice());
  await soon(() => expect(location.pathname).toBe('/carrinho'));
});

test('a confirmation of an order of another device says that it is not here', async () => {
  history.replaceState(null, '', '/confirmacao?envio=00000000-0000-4000-8000-000000000009');
  renderPage(<ConfirmacaoScreen />, await openPageDevice());
  expect(await screen.findByText('Este pedido não está neste aparelho')).toBeTruthy();
  expect(location.pathname).toBe('/confirmacao');
});

test('a confirmed submission follows the payment of its order, as the device last read it', async () => {
  const { vault, ...device } = await openPageDevice();
  const pedidos = [{ ...sampleGrupo(1), idPrePedido: 900, total: 30_00 }];
  const receipt = sampleReceipt(1, envioIntent([{ idItem: 1, quantidade: 3 }]), 1, { pedidos });
  await vault.receipts.put(receipt);
  const put = (idPedidoSituacao: number, descPedidoSituacao: string) => {
    const portalPedidoSituacao = { idPedidoSituacao, descPedidoSituacao };
    const pedido = pedidoSample({ idPrePedido: 900, portalPedidoSituacao });
    return vault.pedidos.put({ idPrePedido: 900, idPessoaCliente: CLIENTE, pedido, at: 1 });
  };
  await put(11, 'Aguardando pagamento');
  history.replaceState(null, '', `/confirmacao?envio=${receipt.key}`);
  renderPage(<ConfirmacaoScreen />, { ...device, vault });
  const orders = within(await screen.findByRole('region', { name: 'Pedidos feitos' }));
  expect(orders.getByRole('link', { name: 'Pedido nº 900' })).toBeTruthy();
  expect(screen.getByText('Aguarda pagamento nº 900')).toBeTruthy();
  await put(12, 'Liberado');
  const confirmed = within(await screen.findByRole('region', { name: 'Pedidos confirmados' }));
  expect(confirmed.getByRole('link', { name: 'Confirmado nº 900' })).toBeTruthy();
});
