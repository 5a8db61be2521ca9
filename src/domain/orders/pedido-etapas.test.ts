import { expect, test } from 'vitest';
import { etapasOf } from './pedido-etapas.ts';

const DATA = '2026-11-20T10:00:00-03:00';

const words = (idPedidoSituacao: number, ditas: [situacao: number, hora: string][] = []) =>
  etapasOf(
    ditas.map(([id, hora]) => ({
      idPedidoSituacao: id,
      descPedidoSituacao: '',
      dataHora: `2026-11-20T${hora}:00-03:00`,
    })),
    { idPedidoSituacao, dataHora: DATA },
  ).map(({ nome, dataHora, estado }) => [nome, dataHora?.slice(11, 16) ?? '', estado].join(' '));

test('the current status decides how far an order has come', () => {
  expect(words(11)).toEqual([
    'Feito 10:00 feita',
    'Enviado  feita',
    'Confirmado  proxima',
    'Separado  futura',
    'Faturado  futura',
    'Entregue  futura',
  ]);
  expect(words(3).slice(2, 5)).toEqual(['Confirmado  feita', 'Em separação  feita', 'Faturado  proxima']);
  expect(words(9).at(-1)).toBe('Entregue  proxima');
  expect(words(10).every((word) => word.endsWith('feita'))).toBe(true);
});

test('each stage has the time of the first status that reached it', () => {
  const ditas: [number, string][] = [
    [2, '10:01'],
    [12, '10:30'],
    [3, '11:00'],
    [7, '14:00'],
    [9, '15:00'],
  ];
  expect(words(9, ditas)).toEqual([
    'Feito 10:00 feita',
    'Enviado 10:01 feita',
    'Confirmado 10:30 feita',
    'Separado 11:00 feita',
    'Faturado 14:00 feita',
    'Entregue  proxima',
  ]);
});

test('a refused or cancelled order ends there, after the stages that it reached', () => {
  expect(words(1)).toEqual(['Feito 10:00 feita', 'Enviado  feita', 'Recusado  recusada']);
  expect(
    words(6, [
      [11, '10:01'],
      [12, '10:30'],
      [6, '16:00'],
    ]),
  ).toEqual([
    'Feito 10:00 feita',
    'Enviado 10:01 feita',
    'Confirmado 10:30 feita',
    'Cancelado 16:00 recusada',
  ]);
});
