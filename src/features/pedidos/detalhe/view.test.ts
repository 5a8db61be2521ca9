import { expect, test } from 'vitest';
import { pedidoSample } from '#domain/orders/pedido-sample.ts';
import { fatosOf, listaPisCofins, temSecaoNotas, tipoDoItem, totaisOf } from './view.ts';

const HOJE = '2026-11-20';

test('a refused order has no section of invoices, every other has', () => {
  expect(temSecaoNotas(pedidoSample())).toBe(true);
  expect(temSecaoNotas(pedidoSample({ idPrePedidoSituacao: 1 }))).toBe(false);
  const portalPedidoSituacao = { idPedidoSituacao: 1, descPedidoSituacao: 'Recusado' };
  expect(temSecaoNotas(pedidoSample({ portalPedidoSituacao }))).toBe(false);
});

test('shows known facts of an order and leaves out empty ones', () => {
  const pedido = pedidoSample({ observacao: 'Entregar à tarde' });
  const nomes = fatosOf(pedido, HOJE).map(([nome]) => nome);
  expect(nomes).toEqual([
    'Cliente',
    'Data e hora',
    'Situação',
    'Previsão de entrega',
    'Origem',
    'Filial',
    'Grupo',
    'Forma de pagamento',
    'Feito por',
    'Observação',
  ]);
  expect(fatosOf({ ...pedido, numeroErp: 'PV-00100' }, HOJE)).toContainEqual([
    'Pedido na empresa',
    'PV-00100',
  ]);
});

test.each([
  ['refused', 1, 1],
  ['cancelled', 6, 6],
])('an order that was %s shows no day of delivery', (_, idPedidoSituacao, idPrePedidoSituacao) => {
  const portalPedidoSituacao = { idPedidoSituacao, descPedidoSituacao: 'X' };
  const nomes = fatosOf(pedidoSample({ portalPedidoSituacao }), HOJE).map(([nome]) => nome);
  expect(nomes).not.toContain('Previsão de entrega');
  expect(fatosOf(pedidoSample({ idPrePedidoSituacao }), HOJE).map(([nome]) => nome)).toEqual(nomes);
});

test.each([
  ['2026-11-19', 9, '19/11/2026, fora do prazo'],
  ['2026-11-20', 9, '20/11/2026'],
  ['2026-11-19', 10, '19/11/2026'],
])(
  'an order on its way says that its day has passed: %s, situation %i',
  (previsaoEntrega, situacao, text) => {
    const portalPedidoSituacao = { idPedidoSituacao: situacao, descPedidoSituacao: 'X' };
    const fatos = fatosOf(pedidoSample({ previsaoEntrega, portalPedidoSituacao }), HOJE);
    expect(fatos).toContainEqual(['Previsão de entrega', text]);
  },
);

test('the bar goes from the value before discounts to the total', () => {
  const pedido = pedidoSample({ subTotal: 10_000, totalValorDesconto: 1500, totalValorST: 300, total: 8800 });
  expect(totaisOf(pedido).map(({ nome, cents }) => [nome, cents])).toEqual([
    ['Subtotal', 10_000],
    ['Descontos', -1500],
    ['ST', 300],
    ['Total', 8800],
  ]);
  expect(totaisOf({ ...pedido, valorCashbackAplicado: 500 })).toContainEqual({
    nome: 'Cashback usado',
    cents: -500,
  });
});

const ITEM = {
  idPrePedidoItemTipo: 1,
  possuiPrazoPrioritario: false,
  produto: { idProduto: 1, descProduto: '' },
  quantidade: 1,
  quantidadeFalta: 0,
  descMotivoFalta: null,
  valorUnitario: 0,
  valorUnitarioLiquido: 0,
  desconto: 0,
  valorDesconto: 0,
  stValor: 0,
  valorTotal: 0,
};

test.each([
  [1, false, null],
  [2, false, 'Combo'],
  [3, false, 'Combo'],
  [5, false, 'Bonificação'],
  [6, true, 'Combo com prazo próprio'],
])('an item of type %i is %s', (idPrePedidoItemTipo, possuiPrazoPrioritario, palavra) => {
  expect(tipoDoItem({ ...ITEM, idPrePedidoItemTipo, possuiPrazoPrioritario })).toBe(palavra);
});

test.each([
  ['+', 'Positiva'],
  ['-', 'Negativa'],
  ['N', 'Neutra'],
  ['X', 'X'],
  ['', '–'],
])('the list %j for PIS and COFINS is shown as %s', (charPisCofins, palavra) => {
  expect(listaPisCofins({ ...ITEM, charPisCofins })).toBe(palavra);
});
