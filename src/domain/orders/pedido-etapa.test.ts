import { expect, test } from 'vitest';
import { etapasDevidas } from './pedido-etapa.ts';

const at = (time: string) => new Date(`2026-11-20T${time}:00Z`);
const told = (idPedidoSituacao: number, now: string) =>
  etapasDevidas({ idPedidoSituacao, em: at('12:00') }, at(now)).map(({ idPedidoSituacao: id, em }) => [
    id,
    em.toISOString().slice(11, 16),
  ]);

test('an order is released, separated, invoiced, carried and delivered, each at its time', () => {
  expect(told(2, '20:00')).toEqual([
    [12, '12:03'],
    [3, '12:05'],
    [7, '12:15'],
    [9, '12:45'],
    [10, '15:45'],
  ]);
});

test('etapasDevidas goes no further than the current time', () => {
  expect(told(2, '12:02')).toEqual([]);
  expect(told(2, '12:03')).toEqual([[12, '12:03']]);
  expect(told(12, '12:12')).toEqual([
    [3, '12:02'],
    [7, '12:12'],
  ]);
});

test.each([1, 6, 10, 11, 99])('an order in status %i stays as it is', (idPedidoSituacao) => {
  expect(told(idPedidoSituacao, '23:59')).toEqual([]);
});
