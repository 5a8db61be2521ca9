import { expect, test } from 'vitest';
import { faixaAplicada, faixasOf } from './faixas.ts';

const preco = {
  valorUnitario: 100_000,
  descontoComercial: 0,
  descontoFinanceiro: 0,
  st: 1000,
  faixas: [
    { quantidade: 30, descontoComercial: 2000, descontoFinanceiro: 0 },
    { quantidade: 10, descontoComercial: 1000, descontoFinanceiro: 500 },
  ],
};

test("the tier in force is the nearest not above the chosen quantity plus the cart's", () => {
  expect(faixaAplicada(preco, 9, 0)).toBeNull();
  expect(faixaAplicada(preco, 1, 9)).toBe(10);
  expect(faixaAplicada(preco, 10, 19)).toBe(10);
  expect(faixaAplicada(preco, 10, 20)).toBe(30);
});

test('each tier shows the price of a unit and of its least quantity', () => {
  expect(faixasOf(preco, true)).toEqual([
    {
      quantidade: 10,
      descontoComercial: 1000,
      descontoFinanceiro: 500,
      valorUnitario: 100_000,
      valorST: 8550,
      valorLiquido: 94_050,
      valorTotal: 94_05,
    },
    {
      quantidade: 30,
      descontoComercial: 2000,
      descontoFinanceiro: 0,
      valorUnitario: 100_000,
      valorST: 8000,
      valorLiquido: 88_000,
      valorTotal: 264_00,
    },
  ]);
});
