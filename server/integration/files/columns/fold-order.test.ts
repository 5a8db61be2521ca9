import { expect, test } from 'vitest';
import { foldOrder } from './fold-order.ts';

const PEDIDO = { codigoErp: 'PV-1', cliente: 'C-1', dataHora: '2025-10-05T12:00:00-03:00' };
const UM = { produto: 'P-1', quantidade: 2, valorUnitario: 10.1, valorTotal: 20.2 };
const OUTRO = { produto: 'P-2', quantidade: 1, valorUnitario: 0.7, valorTotal: 0.7 };

const fold = (...planos: readonly Readonly<Record<string, string | number | null>>[]) =>
  foldOrder(planos.map((plano, at) => ({ linha: at + 2, plano })));

test('the lines of an order are its items, and their sum is its total', () => {
  expect(fold({ ...PEDIDO, ...UM }, { ...PEDIDO, ...OUTRO })).toEqual({
    ok: true,
    value: { ...PEDIDO, total: 20.9, itens: [UM, OUTRO] },
  });
});

test('members of the order may stand in one of its lines, and a total of its own is kept', () => {
  const first = { ...PEDIDO, ...UM, observacao: '', previsaoEntrega: '2025-10-09', total: 21 };
  const later = { codigoErp: 'PV-1', ...OUTRO, observacao: 'Na doca', previsaoEntrega: null };
  expect(fold(first, later)).toEqual({
    ok: true,
    value: { ...PEDIDO, observacao: 'Na doca', previsaoEntrega: '2025-10-09', total: 21, itens: [UM, OUTRO] },
  });
});

test('the statuses of the lines are those of the order, each once', () => {
  const feita = { situacao: '2', em: '2025-10-05T12:00:00-03:00' };
  const entregue = { situacao: '10', em: '2025-10-07T12:00:00-03:00' };
  expect(
    fold({ ...PEDIDO, ...UM, ...feita }, { ...OUTRO, ...entregue }, { ...OUTRO, ...entregue }),
  ).toMatchObject({ ok: true, value: { etapas: [feita, entregue] } });
  expect(fold({ ...UM, ...feita }, { ...OUTRO, ...feita, em: entregue.em })).toEqual({
    ok: false,
    error: 'A situação 2 tem um momento na linha 2 e outro na linha 3.',
  });
});

test('an order with two values of a member is refused by the lines that have them', () => {
  expect(fold({ ...PEDIDO, ...UM }, { ...PEDIDO, ...OUTRO }, { ...PEDIDO, ...UM, cliente: 'C-2' })).toEqual({
    ok: false,
    error: 'O pedido tem cliente "C-1" na linha 2 e "C-2" na linha 4.',
  });
});

test('an item without an amount gives the order no total', () => {
  const { valorTotal: _, ...sem } = OUTRO;
  expect(fold({ ...PEDIDO, ...UM }, { ...PEDIDO, ...sem })).toEqual({
    ok: true,
    value: { ...PEDIDO, itens: [UM, sem] },
  });
});
