import { expect, test } from 'vitest';
import type { PedidoItem } from '#contract/orders/pedido-lista.ts';
import { PEDIDO_CANCELADO } from '#contract/orders/situacao.ts';
import { type Compra, compradosOf, type PedidoComItens } from './comprados.ts';
import { pedidoSample } from './pedido-sample.ts';
import { contarRepor, recompraOf } from './recompra.ts';

const item = (idProduto: number, quantidade: number, over: Partial<PedidoItem> = {}) =>
  ({
    idPrePedidoItemTipo: 1,
    produto: { idProduto, descProduto: `P${idProduto}` },
    quantidade,
    quantidadeFalta: 0,
    valorUnitarioLiquido: 58_500,
    ...over,
  }) as PedidoItem;

const pedido = (
  dia: string,
  itens: PedidoItem[],
  over: Parameters<typeof pedidoSample>[0] = {},
): PedidoComItens => ({ pedido: pedidoSample({ dataHora: `${dia}T10:00:00-03:00`, ...over }), itens });

test('the purchases of a product come newest first, with the units that came', () => {
  const bought = compradosOf([
    pedido('2026-10-01', [item(1, 12)]),
    pedido('2026-11-01', [item(1, 10, { quantidadeFalta: 4, valorUnitarioLiquido: 60_000 }), item(2, 3)]),
  ]);
  expect(new Set(bought.keys())).toEqual(new Set([1, 2]));
  expect(bought.get(1)).toEqual({
    idProduto: 1,
    descProduto: 'P1',
    compras: [
      { dia: '2026-11-01', quantidade: 6, preco: 60_000 },
      { dia: '2026-10-01', quantidade: 12, preco: 58_500 },
    ],
  });
});

test('refused and cancelled orders, quotations, combos and absent units are no purchases', () => {
  const cancelado = { idPedidoSituacao: PEDIDO_CANCELADO, descPedidoSituacao: 'Cancelado' };
  const bought = compradosOf([
    pedido('2026-11-01', [item(1, 12)], { portalPedidoSituacao: cancelado }),
    pedido('2026-11-01', [item(2, 12)], { orcamento: true }),
    pedido('2026-11-01', [item(3, 12, { idPrePedidoItemTipo: 2 }), item(4, 5, { quantidadeFalta: 5 })]),
  ]);
  expect([...bought]).toEqual([]);
});

const compras = (...dias: [string, number?][]): Compra[] =>
  dias.map(([dia, quantidade = 10]) => ({ dia, quantidade, preco: 1 }));

test('the rhythm is the median interval and quantity, counted by days', () => {
  const rhythm = compras(
    ['2026-11-20', 12],
    ['2026-11-06', 10],
    ['2026-11-06', 4],
    ['2026-10-22', 12],
    ['2026-09-01', 40],
  );
  expect(recompraOf(rhythm, '2026-11-27')).toEqual({
    intervalo: 15,
    quantidade: 12,
    dias: 7,
    situacao: 'em-dia',
  });
});

test.each([
  ['2026-11-19', 'em-dia'],
  ['2026-11-20', 'na-hora'],
  ['2026-12-10', 'na-hora'],
  ['2026-12-11', 'parou'],
])('on %s a product bought every ten days until 10 November is %s', (hoje, situacao) => {
  expect(recompraOf(compras(['2026-11-10'], ['2026-10-31'], ['2026-10-21']), hoje)?.situacao).toBe(situacao);
});

test('purchases of one day, and two within a week, have no rhythm', () => {
  expect(recompraOf(compras(['2026-11-10'], ['2026-11-04']), '2026-11-20')).toBeNull();
  expect(recompraOf(compras(['2026-11-10'], ['2026-11-03']), '2026-11-20')?.intervalo).toBe(7);
  expect(recompraOf(compras(['2026-11-10'], ['2026-11-10']), '2026-11-20')).toBeNull();
  expect(recompraOf([], '2026-11-20')).toBeNull();
});

test('only products whose interval has passed, and that were not given up, are due', () => {
  const bought = compradosOf([
    pedido('2026-10-21', [item(1, 1), item(2, 1), item(3, 1), item(4, 1)]),
    pedido('2026-10-31', [item(1, 1), item(3, 1)]),
    pedido('2026-11-10', [item(1, 1), item(2, 1)]),
  ]);
  // Product 1 is bought every ten days, 2 every twenty, 3 every ten until October, 4 once.
  expect(contarRepor(bought.values(), '2026-11-21')).toBe(2);
  expect(contarRepor(bought.values(), '2026-12-01')).toBe(2);
  expect(contarRepor(bought.values(), '2026-12-12')).toBe(1);
  expect(contarRepor([], '2026-11-20')).toBe(0);
});
