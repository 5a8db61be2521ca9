import { expect, test } from 'vitest';
import { etapasOf } from './pedido-etapas.ts';

const DATA = '2026-11-20T10:00:00-03:00';
const estados = (idPedidoSituacao: number) =>
  etapasOf(undefined, { idPedidoSituacao, dataHora: DATA }).map((e) => e.estado);

test('without stages the status says how far an order came', () => {
  expect(estados(2)).toEqual(['feita', 'feita', 'proxima', 'futura', 'futura', 'futura']);
  expect(estados(11)).toEqual(['feita', 'feita', 'proxima', 'futura', 'futura', 'futura']);
  expect(estados(3)).toEqual(['feita', 'feita', 'feita', 'proxima', 'futura', 'futura']);
  expect(estados(9)).toEqual(['feita', 'feita', 'feita', 'feita', 'feita', 'proxima']);
  expect(estados(10)).toEqual(Array.from({ length: 6 }, () => 'feita'));
});

test('what was refused or cancelled goes no further', () => {
  expect(estados(1)).toEqual(['feita', 'feita', 'nunca', 'nunca', 'nunca', 'nunca']);
  expect(estados(6)).toEqual(['feita', 'feita', 'nunca', 'nunca', 'nunca', 'nunca']);
});

test('each stage has the time that the server told, and a skipped one before the last is behind it', () => {
  const at = '2026-11-20T12:00:00-03:00';
  const etapas = etapasOf([{ idPedidoEtapa: 4, descPedidoEtapa: 'Separado', dataHora: at }], {
    idPedidoSituacao: 3,
    dataHora: DATA,
  });
  expect(etapas.map((e) => e.dataHora)).toEqual([DATA, null, null, at, null, null]);
  expect(etapas.map((e) => e.estado)).toEqual(['feita', 'feita', 'feita', 'feita', 'proxima', 'futura']);
});
