import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { pedidoSample } from '#domain/orders/pedido-sample.ts';
import { envioIntent, sampleGrupo, sampleReceipt } from '#outbox/outbox-sample.ts';
import { CLIENTE, openPageDevice } from '#tests/support/dom/device.ts';
import { renderPage } from '#tests/support/dom/page.tsx';
import { EnviosCard } from './envios-card.tsx';

test.each([
  [1, 'Recusado'],
  [6, 'Cancelado'],
  [3, 'Confirmado'],
])('an order of this device in status %i reads %s', async (idPedidoSituacao, palavra) => {
  const device = await openPageDevice();
  const { vault } = device;
  const pedidos = [{ ...sampleGrupo(1), idPrePedido: 7, total: 30_00 }];
  await vault.receipts.add(sampleReceipt(1, envioIntent([{ idItem: 1, quantidade: 3 }]), 1, { pedidos }));
  const portalPedidoSituacao = { idPedidoSituacao, descPedidoSituacao: palavra };
  const pedido = pedidoSample({ idPrePedido: 7, portalPedidoSituacao });
  await vault.pedidos.put({ idPrePedido: 7, idPessoaCliente: CLIENTE, pedido, at: 1 });
  renderPage(<EnviosCard now={Date.now()} />, device);
  expect(await screen.findByText(`${palavra} nº 7`)).toBeTruthy();
});
