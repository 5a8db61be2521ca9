import { describe, expect, test } from 'vitest';
import { isAwaitingBoleto, pagarRecusa, repetirRecusa } from './pedido-atos.ts';

const pedido = (idFormaPagamento: number, idPedidoSituacao: number) => ({
  formaPagamento: { idFormaPagamento },
  portalPedidoSituacao: { idPedidoSituacao },
});

describe('repetirRecusa', () => {
  test('allows an order and refuses a budget', () => {
    expect(repetirRecusa({ orcamento: false })).toBeNull();
    expect(repetirRecusa({ orcamento: true })).toBe('Não é permitido repetir um orçamento.');
  });
});

describe('pagarRecusa', () => {
  test.each([7, 8, 10])('allows payment form %i in status 11', (forma) => {
    expect(pagarRecusa(pedido(forma, 11))).toBeNull();
  });

  test.each([
    [8, 'A situação do pedido não permite o pagamento por cartão de crédito.'],
    [10, 'A situação do pedido não permite o pagamento via Pix.'],
    [7, 'A situação do pedido não permite o Pagamento Antecipado via Depósito.'],
  ])('refuses payment form %i in any other status', (forma, texto) => {
    for (const situacao of [1, 2, 3, 6, 7, 9, 10, 12])
      expect(pagarRecusa(pedido(forma, situacao))).toBe(texto);
  });

  test.each([1, 2, 6, 9])('refuses payment form %i, which is not paid here, whatever the status', (forma) => {
    const texto = 'A forma de pagamento do pedido é diferente da permitida para pagamento.';
    expect(pagarRecusa(pedido(forma, 11))).toBe(texto);
    expect(pagarRecusa(pedido(forma, 2))).toBe(texto);
  });
});

test('an order awaits its boleto in payment form 6 and status 11 only', () => {
  const orders = [pedido(6, 11), pedido(6, 2), pedido(10, 11), pedido(1, 11)];
  expect(orders.map(isAwaitingBoleto)).toEqual([true, false, false, false]);
});
