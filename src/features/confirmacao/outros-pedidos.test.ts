import { expect, test } from 'vitest';
import { itemSample, pedidoSample } from '#domain/orders/pedido-sample.ts';
import { envioIntent } from '#outbox/outbox-sample.ts';
import { outrosPedidos } from './outros-pedidos.ts';

test('an order of another device with the same product is told, a quotation of it is none', () => {
  const dataHora = '2026-11-20T10:00:00-03:00';
  const order = { pedido: pedidoSample({ idPrePedido: 11, dataHora }), itens: [itemSample(1)] };
  const quotation = {
    pedido: pedidoSample({ idPrePedido: 12, dataHora, orcamento: true }),
    itens: [itemSample(1)],
  };
  const envio = { intent: envioIntent([{ idItem: 1, quantidade: 3 }]), at: Date.parse(dataHora) };
  const found = outrosPedidos([order, quotation], envio, new Set());
  expect(found.map(({ idPrePedido }) => idPrePedido)).toEqual([11]);
});
