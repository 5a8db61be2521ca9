import { expect, test } from 'vitest';
import { aCaminhoOf } from './a-caminho.ts';
import { pedidoSample } from './pedido-sample.ts';

const pedido = (
  idPrePedido: number,
  idPedidoSituacao: number,
  rest: Parameters<typeof pedidoSample>[0] = {},
) =>
  pedidoSample({
    idPrePedido,
    portalPedidoSituacao: { idPedidoSituacao, descPedidoSituacao: '' },
    ...rest,
  });

test('invoiced orders and those out for delivery are on their way, with the first day to come and how many are late', () => {
  const pedidos = [
    pedido(1, 7, { previsaoEntrega: '2026-11-25' }),
    pedido(2, 9, { previsaoEntrega: '2026-11-24', dataHora: '2026-11-18T09:00:00-03:00' }),
    pedido(3, 9, { previsaoEntrega: null }),
    pedido(7, 9, { previsaoEntrega: '2026-11-20' }),
    pedido(4, 3, { previsaoEntrega: '2026-11-21' }),
    pedido(5, 10, { previsaoEntrega: '2026-11-20' }),
    pedido(6, 7, { orcamento: true }),
  ];
  expect(aCaminhoOf(pedidos, '2026-11-21')).toEqual({
    numeros: [1, 2, 3, 7],
    desde: '2026-11-18',
    previsao: '2026-11-24',
    atrasados: 1,
  });
  expect(aCaminhoOf(pedidos, '2026-11-24')).toMatchObject({ previsao: '2026-11-24', atrasados: 1 });
});

test('no order on its way is null, and an unknown day of delivery stays unknown', () => {
  expect(aCaminhoOf([pedido(1, 2)], '2026-11-21')).toBeNull();
  expect(aCaminhoOf([pedido(1, 7, { previsaoEntrega: null })], '2026-11-21')?.previsao).toBeNull();
});
