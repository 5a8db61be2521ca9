import { describe, expect, test } from 'vitest';
import { pagarRecusa, repetirRecusa } from './pedido-atos.ts';

const pedido = (idFormaPagamento: number, idPedidoSituacao: number) => ({
  formaPagamento: { idFormaPagamento },
  portalPedidoSituacao: { idPedidoSituacao },
});

describe('repeating', () => {
  test('an order is repeated, a budget is not', () => {
    expect(repetirRecusa({ orcamento: false })).toBeNull();
    expect(repetirRecusa({ orcamento: true })).toBe('Não é permitido repetir um orçamento.');
  });
});

describe('paying', () => {
  test.each([7, 8, 10])('form %i is paid in status 11', (forma) => {
    expect(pagarRecusa(pedido(forma, 11))).toBeNull();
  });

  test.each([
    [8, 'A situação do pedido não permite o pagamento por cartão de crédito.'],
    [10, 'A situação do pedido não permite o pagamento via Pix.'],
    [7, 'A situação do pedido não permite o Pagamento Antecipado via Depósito.'],
  ])('form %i in another status says why not', (forma, texto) => {
    for (const situacao of [1, 2, 3, 6, 7, 9, 10, 12])
      expect(pagarRecusa(pedido(forma, situacao))).toBe(texto);
  });

  test.each([1, 2, 6, 9])('form %i is not paid here, whatever the status', (forma) => {
    const texto = 'A forma de pagamento do pedido é diferente da permitida para pagamento.';
    expect(pagarRecusa(pedido(forma, 11))).toBe(texto);
    expect(pagarRecusa(pedido(forma, 2))).toBe(texto);
  });
});
