import { expect, test } from 'vitest';
import type { PedidoResumo } from '#contract/orders/pedido-lista.ts';
import type { CarrinhoBase } from '#outbox/carrinho/read-carrinho.ts';
import { isSemCarrinho, numerosText, pedidosDoCodigo } from './feitos.ts';

test('a submission finds the orders that another device made of it, by its code', () => {
  const at = Date.parse('2026-11-21T12:00:00-03:00');
  const made = (idPrePedido: number, codigoLocal: string | null, dataHora: string) =>
    ({ idPrePedido, codigoLocal, dataHora }) as PedidoResumo;
  const later = made(100_011, 'A7K-042', '2026-11-21T12:05:00-03:00');
  const first = made(100_010, 'A7K-042', '2026-11-21T11:59:00-03:00');
  const others = [
    made(100_009, 'B1C-111', '2026-11-21T12:01:00-03:00'),
    made(100_008, null, '2026-11-21T12:01:00-03:00'),
    made(90_000, 'A7K-042', '2024-11-21T12:01:00-03:00'),
  ];
  expect(pedidosDoCodigo([later, ...others, first], { codigoLocal: 'A7K-042', at })).toEqual([first, later]);
  expect([numerosText([first]), numerosText([first, later])]).toEqual(['nº 100010', 'nºs 100010, 100011']);
});

test('a cart is gone only when the server said so, not while its state is unknown', () => {
  const base = { rows: [], parked: [], receipts: [], combos: [] };
  const of = (snapshot: unknown) => isSemCarrinho({ ...base, snapshot } as unknown as CarrinhoBase);
  expect(of(undefined)).toBe(false);
  expect(of({ carrinho: null })).toBe(true);
  expect(of({ carrinho: { itens: [] } })).toBe(true);
  expect(of({ carrinho: { itens: [{}] } })).toBe(false);
});
