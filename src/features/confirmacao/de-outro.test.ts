import { expect, test } from 'vitest';
import { deOutroOf, deOutroText } from './de-outro.ts';

test('an order that another device made first is named with that device’s code', () => {
  const pedidos = [
    { idPrePedido: 7, codigoLocal: 'E2K-209' },
    { idPrePedido: 8, codigoLocal: 'U2K-393' },
    { idPrePedido: 9, codigoLocal: null },
  ];
  expect(deOutroOf({ codigoLocal: 'U2K-393' }, pedidos).map(deOutroText)).toEqual([
    'O nº 7 já tinha sido feito em outro aparelho, como E2K-209. Nada foi pedido duas vezes.',
  ]);
});
