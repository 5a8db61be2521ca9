import { expect, test } from 'vitest';
import { cashbackSentences } from './cashback-words.ts';

const cashback = {
  valorCashbackItem: 3500,
  utilizarLimitadorQuantidade: true,
  quantidadeLimite: 40,
  utilizarLimitadorValor: false,
  valorLimite: null,
};

test('cashbackSentences shows the cashback per unit and only the limits in use', () => {
  expect(cashbackSentences(cashback)).toEqual([
    'R$\u00a00,35 por unidade faturada.',
    'Vale para até 40 unidades do item em cada pedido.',
    'O valor entra no seu saldo de cashback depois do faturamento e pode ser usado em outro pedido.',
  ]);
  const capped = {
    ...cashback,
    utilizarLimitadorQuantidade: false,
    utilizarLimitadorValor: true,
    valorLimite: 1500,
  };
  expect(cashbackSentences(capped)[1]).toBe('O item devolve no máximo R$\u00a015,00 em cada pedido.');
});
