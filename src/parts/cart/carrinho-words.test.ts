import { expect, test } from 'vitest';
import { pagamentoText } from './carrinho-words.ts';

const of = (forma: string, prazo: string): string =>
  pagamentoText({
    formaPagamento: { idFormaPagamento: 1, descFormaPagamento: forma, pagamentoAntecipado: false },
    prazo: { idPrazo: 1, descPrazo: prazo },
  });

test('a payment method shows its term, unless its name contains it', () => {
  expect(of('Boleto', '28 dias')).toBe('Boleto · 28 dias');
  expect(of('Boleto antecipado', 'Antecipado')).toBe('Boleto antecipado');
  expect(of('Pix', '')).toBe('Pix');
  expect(pagamentoText({ formaPagamento: null, prazo: null })).toBe('Sem meio de pagamento');
});
