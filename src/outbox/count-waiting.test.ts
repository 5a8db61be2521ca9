import { expect, test } from 'vitest';
import { countWaiting } from './count-waiting.ts';
import { envioIntent, linhaIntent, sampleRow } from './outbox-sample.ts';

const envio = envioIntent([{ idItem: 1, quantidade: 1 }]);

test('an order and the changes of its cart count as one, and later changes for themselves', () => {
  const pedido = [
    sampleRow(1, linhaIntent(1, 2)),
    sampleRow(2, linhaIntent(2, 1)),
    sampleRow(3, { tipo: 'etapa' }),
    sampleRow(4, envio),
  ];
  expect(countWaiting(pedido)).toBe(1);
  expect(countWaiting([...pedido, sampleRow(5, linhaIntent(3, 1))])).toBe(2);
  expect(countWaiting([...pedido, sampleRow(6, linhaIntent(1, 1), { lane: '104' })])).toBe(2);
  expect(countWaiting([sampleRow(0, linhaIntent(1, 1), { lane: '104' }), ...pedido])).toBe(2);
  expect(countWaiting(pedido.slice(0, 2))).toBe(2);
  expect(countWaiting(pedido.slice(2, 3))).toBe(0);
});
