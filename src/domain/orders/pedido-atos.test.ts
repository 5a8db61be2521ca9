import { describe, expect, test } from 'vitest';
import { pagarRecusa, repetirRecusa } from './pedido-atos.ts';

const pedido = (idFormaPagamento: number, idPedidoSituacao: number) => ({
  formaPagamento: { idFormaPagamento, descFormaPagamento: 'Boleto' },
  portalPedidoSituacao: { idPedidoSituacao },
});

describe('repetirRecusa', () => {
  test('allows an order and refuses a budget', () => {
    expect(repetirRecusa({ orcamento: false })).toBeNull();
    expect(repetirRecusa({ orcamento: true })).toBe('Não é permitido repetir um orçamento.');
  });
});

describe('pagarRecusa', () => {
  test.each([6, 7, 8, 10])('allows payment form %i in status 11', (forma) => {
    expect(pagarRecusa(pedido(forma, 11))).toBeNull();
  });

  test.each([
    [8, 'A situação do pedido não permite o pagamento por cartão de crédito.'],
    [10, 'A situação do pedido não permite o pagamento via Pix.'],
    [7, 'A situação do pedido não permite o Pagamento Antecipado via Depósito.'],
    [6, 'A situação do pedido não permite o pagamento por boleto.'],
  ])('refuses payment form %i in any other status', (forma, texto) => {
    for (const situacao of [1, 2, 3, 6, 7, 9, 10, 12])
      expect(pagarRecusa(pedido(forma, situacao))).toBe(texto);
  });

  test.each([1, 2, 9])(
    'refuses payment form %i, which is not paid here, whatever the status, and names it',
    (forma) => {
      const texto =
        'A forma de pagamento do pedido é diferente da permitida para pagamento. Ele é pago com: Boleto.';
      expect(pagarRecusa(pedido(forma, 11))).toBe(texto);
      expect(pagarRecusa(pedido(forma, 2))).toBe(texto);
    },
  );
});
