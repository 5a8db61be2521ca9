import { expect, test } from 'vitest';
import type { PedidoResumo } from '#contract/orders/pedido-lista.ts';
import { pedidoSample } from '#domain/orders/pedido-sample.ts';
import { filtroInicial } from './filtro.ts';
import { listPedidos, opcoesOf, situacoesOf, totaisOf } from './lista.ts';

const TODOS = { ...filtroInicial('2026-11-22'), de: '2026-01-01' };

const at = (idPrePedido: number, dataHora: string, total: number, part: Partial<PedidoResumo> = {}) =>
  pedidoSample({ idPrePedido, dataHora, total, ...part });

const PEDIDOS = [
  at(1, '2026-11-14T23:59:59-03:00', 300),
  at(2, '2026-11-15T00:00:00-03:00', 100),
  at(3, '2026-11-22T23:59:59-03:00', 200, { orcamento: true }),
  at(4, '2026-11-20T10:00:00-03:00', 200, {
    portalPedidoSituacao: { idPedidoSituacao: 11, descPedidoSituacao: 'Aguardando pagamento' },
    origemTipo: { idOrigemTipo: 5, descOrigemTipo: 'Televendas' },
  }),
];

const ids = (filtro: Partial<typeof TODOS>) =>
  listPedidos(PEDIDOS, { ...TODOS, ...filtro }).map((p) => p.idPrePedido);

test('the first and the last day count whole', () => {
  expect(ids({ de: '2026-11-15', ate: '2026-11-22' })).toEqual([3, 4, 2]);
  expect(ids({ de: '2026-11-16', ate: '2026-11-21' })).toEqual([4]);
});

test('each order of the list, with the newest first among the same totals', () => {
  expect(ids({})).toEqual([3, 4, 2, 1]);
  expect(ids({ ordem: 'antigos' })).toEqual([1, 2, 4, 3]);
  expect(ids({ ordem: 'maior' })).toEqual([1, 3, 4, 2]);
  expect(ids({ ordem: 'menor' })).toEqual([2, 3, 4, 1]);
});

test('statuses, origins and legends narrow together', () => {
  expect(ids({ situacoes: [11] })).toEqual([4]);
  expect(ids({ situacoes: [11, 2] })).toEqual([3, 4, 2, 1]);
  expect(ids({ origens: [18] })).toEqual([3, 2, 1]);
  expect(ids({ legendas: [2] })).toEqual([3]);
  expect(ids({ legendas: [1] })).toEqual([4, 2, 1]);
  expect(ids({ legendas: [2], situacoes: [11] })).toEqual([]);
});

test('an order that both device and server told of stands once, as it was told first', () => {
  const twice = listPedidos([at(4, '2026-11-20T10:00:00-03:00', 999), ...PEDIDOS], TODOS);
  expect(twice.filter((p) => p.idPrePedido === 4).map((p) => p.total)).toEqual([999]);
});

test('a number is that of the order, the company, the customer or the device, of any day', () => {
  const pedidos = [
    at(600123, '2020-01-01T10:00:00-03:00', 1, { numeroErp: 'PV-00100' }),
    at(7, '2020-01-02T10:00:00-03:00', 1, { numeroPedidoCliente: '00450', codigoLocal: 'A7K-042' }),
  ];
  const found = (numero: string) => listPedidos(pedidos, { ...TODOS, numero }).map((p) => p.idPrePedido);
  expect(['600123', 'pv-00100', '450', '00450', 'a7k-042', 'PV-001', '60012'].map(found)).toEqual([
    [600123],
    [600123],
    [7],
    [7],
    [7],
    [],
    [],
  ]);
});

test('counts and sums orders in cents, and counts quotations apart', () => {
  expect(totaisOf(PEDIDOS)).toEqual({ quantidade: 3, soma: 600, encerrados: 0, orcamentos: 1 });
  expect(totaisOf([])).toEqual({ quantidade: 0, soma: 0, encerrados: 0, orcamentos: 0 });
});

test('leaves cancelled and refused orders out of the sum, and counts them', () => {
  const fora = [6, 1].map((idPedidoSituacao, n) =>
    at(20 + n, '2026-11-20T10:00:00-03:00', 900, {
      portalPedidoSituacao: { idPedidoSituacao, descPedidoSituacao: 'Fora' },
    }),
  );
  expect(totaisOf([...PEDIDOS, ...fora])).toEqual({
    quantidade: 5,
    soma: 600,
    encerrados: 2,
    orcamentos: 1,
  });
});

test("offers the server's choices and those of the orders, once each, by their words", () => {
  const offered = [
    { id: 2, nome: 'Em análise' },
    { id: 10, nome: 'Entregue' },
  ];
  expect(opcoesOf(offered, situacoesOf(PEDIDOS))).toEqual([
    { id: 11, nome: 'Aguardando pagamento' },
    { id: 2, nome: 'Em análise' },
    { id: 10, nome: 'Entregue' },
  ]);
});

test('5,000 orders are filtered and sorted well within a frame or two', () => {
  const many = Array.from({ length: 5000 }, (_, n) =>
    at(n + 1, `2026-11-${String(1 + ((n * 7) % 22)).padStart(2, '0')}T10:00:00-03:00`, (n * 7919) % 10_000),
  );
  const begun = performance.now();
  const sorted = listPedidos(many, { ...TODOS, ordem: 'maior', legendas: [1] });
  // 100 ms on a device four times slower; far more than it takes, so that a busy machine does not fail it.
  expect(performance.now() - begun).toBeLessThan(100);
  expect(sorted).toHaveLength(5000);
});
