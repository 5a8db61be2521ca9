import { expect, test } from 'vitest';
import { FORMA_PIX } from '#contract/payment/pagamento.ts';
import { pagosComSaldo } from './saldo-adiantamento.ts';

const grupo = (total: number, pagamentoAntecipado: boolean, idFormaPagamento = 7) => ({
  total,
  formaPagamento: { idFormaPagamento, descFormaPagamento: '', pagamentoAntecipado },
});

test('pagosComSaldo pays advance groups whole, in order, and never a Pix', () => {
  const grupos = [
    grupo(300, true),
    grupo(100, false),
    grupo(900, true),
    grupo(200, true),
    grupo(50, true, FORMA_PIX),
  ];
  expect(pagosComSaldo(grupos, 600)).toEqual([300, 0, 0, 200, 0]);
  expect(pagosComSaldo(grupos, 0)).toEqual([0, 0, 0, 0, 0]);
  expect(pagosComSaldo([{ total: 10, formaPagamento: null }], 100)).toEqual([0]);
});

test('pagosComSaldo pays a group with a balance that just suffices', () => {
  const formaPagamento = { idFormaPagamento: 6, descFormaPagamento: 'Antecipado', pagamentoAntecipado: true };
  expect(
    pagosComSaldo(
      [
        { formaPagamento, total: 500 },
        { formaPagamento, total: 1 },
      ],
      500,
    ),
  ).toEqual([500, 0]);
});
