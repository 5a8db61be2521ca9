import { expect, test } from 'vitest';
import type { Pedido } from '#contract/orders/pedido.ts';
import { pedidoSample } from '#domain/orders/pedido-sample.ts';
import { formatMoney } from '#lib/format-number.ts';
import { pagoText, prazoText } from './pagamento-words.ts';

const NOW = Date.parse('2026-11-20T13:00:00-03:00');

const pedido = (idPrePedido: number, idPedidoSituacao: number, pagamentoAntecipado: boolean): Pedido => ({
  ...pedidoSample({ idPrePedido, total: 50_00 }),
  formaPagamento: { idFormaPagamento: 10, descFormaPagamento: 'Pix', pagamentoAntecipado },
  portalPedidoSituacao: { idPedidoSituacao, descPedidoSituacao: '' },
  idPessoaFilial: 1,
  idCarrinho: 500,
  descricaoFilial: '',
  descricaoCarrinhoGrupo: '',
});

test('the last moment to pay is a time today, and a day with its time later', () => {
  expect(prazoText('2026-11-20T14:32:00-03:00', NOW)).toBe('Pague até 14:32');
  expect(prazoText('2026-11-24T23:59:59-03:00', NOW)).toBe('Pague até 24/11/2026, 23:59');
});

test('says how much was paid, of which orders and the next step; not of credit or of a waiting order', () => {
  expect(pagoText([pedido(7, 12, true)])).toBe(
    `Pago: ${formatMoney(50_00)}, pedido nº 7. Ele segue para a separação.`,
  );
  expect(pagoText([pedido(7, 12, true), pedido(8, 12, true), pedido(9, 11, true)])).toBe(
    `Pago: ${formatMoney(100_00)}, pedidos nº 7, nº 8. Eles seguem para a separação.`,
  );
  expect(pagoText([pedido(7, 10, true)])).toBe(`Pago: ${formatMoney(50_00)}, pedido nº 7.`);
  expect(pagoText([pedido(7, 12, false), pedido(9, 11, true), pedido(5, 1, true)])).toBeNull();
});
