import { expect, test } from 'vitest';
import { computePreco, descontoUnico, faixaFor, type ItemPreco, nextFaixa } from './preco.ts';

const item: ItemPreco = {
  valorUnitario: 124_000,
  descontoComercial: 1000,
  descontoFinanceiro: 200,
  st: 1150,
  faixas: [
    { quantidade: 50, descontoComercial: 2000, descontoFinanceiro: 0 },
    { quantidade: 10, descontoComercial: 1500, descontoFinanceiro: 200 },
  ],
};

test('computePreco compounds both discounts and adds ST on the net price', () => {
  // 12,40 x 0,90 x 0,98 = 10,93680; ST 11,5 % of it = 1,257732
  expect(computePreco(item, 1, true)).toEqual({
    descontoComercial: 1000,
    descontoFinanceiro: 200,
    liquidoUnit: 109_368,
    stUnit: 12_577,
    valorLiquido: 121_945,
  });
});

test('computePreco leaves ST out if the preference does not ask for it', () => {
  expect(computePreco(item, 1, false)).toMatchObject({ stUnit: 0, valorLiquido: 109_368 });
});

test('a tier replaces both discounts, the financial one too', () => {
  expect(computePreco(item, 50, false)).toMatchObject({
    descontoComercial: 2000,
    descontoFinanceiro: 0,
    liquidoUnit: 99_200,
  });
});

test('faixaFor returns the highest tier that the quantity reaches, in any order of tiers', () => {
  expect(faixaFor(item.faixas, 9)).toBeUndefined();
  expect(faixaFor(item.faixas, 10)?.quantidade).toBe(10);
  expect(faixaFor(item.faixas, 49)?.quantidade).toBe(10);
  expect(faixaFor(item.faixas, 1000)?.quantidade).toBe(50);
});

test('nextFaixa returns the next tier, and undefined at the top', () => {
  expect(nextFaixa(item.faixas, 1)?.quantidade).toBe(10);
  expect(nextFaixa(item.faixas, 10)?.quantidade).toBe(50);
  expect(nextFaixa(item.faixas, 50)).toBeUndefined();
});

test('faixaFor and nextFaixa find the nearest of several tiers, in any order', () => {
  const faixas = [10, 50, 20].map((quantidade) => ({
    quantidade,
    descontoComercial: quantidade,
    descontoFinanceiro: 0,
  }));
  expect(faixaFor(faixas, 60)?.quantidade).toBe(50);
  expect(nextFaixa(faixas, 5)?.quantidade).toBe(10);
  expect(nextFaixa([...faixas].reverse(), 5)?.quantidade).toBe(10);
});

test('descontoUnico joins two compounding discounts', () => {
  // 0.90 x 0.98 = 0.882
  expect(descontoUnico({ descontoComercial: 1000, descontoFinanceiro: 200 })).toBe(1180);
  expect(descontoUnico({ descontoComercial: 0, descontoFinanceiro: 0 })).toBe(0);
});
