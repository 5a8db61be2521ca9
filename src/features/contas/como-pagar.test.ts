import { expect, test } from 'vitest';
import { contaDoDia } from '#domain/payment/conta-recebida.ts';
import { contaSample } from '#domain/payment/conta-sample.ts';
import { comoPagar } from './como-pagar.ts';

test.each([
  ['a boleto', { idFormaPagamento: 1 }, 'Esta conta se paga pelo boleto.'],
  ['a card', { idFormaPagamento: 8, idBoleto: null }, 'Esta conta se paga com cartão.'],
  ['a deposit', { idFormaPagamento: 7, idBoleto: null }, 'Esta conta se paga com depósito.'],
  ['a Pix', { idFormaPagamento: 10, idBoleto: null }, 'Esta conta se paga com Pix.'],
  [
    'cash',
    { idFormaPagamento: 4, idBoleto: null },
    'O pagamento desta conta é combinado com o seu representante de vendas.',
  ],
  [
    'a Pix without an order',
    { idFormaPagamento: 10, idBoleto: null, idPrePedido: null },
    'O pagamento desta conta é combinado com o seu representante de vendas.',
  ],
])('an instalment by %s names its way to pay', (_, part, sentence) => {
  expect(comoPagar(contaDoDia(contaSample(1, part), '2026-11-20'))).toBe(sentence);
});
