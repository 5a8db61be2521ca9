import fc from 'fast-check';
import { expect, test } from 'vitest';
import { custoUnit, margemOf } from './margem.ts';

const preco = {
  valorUnitario: 124_000,
  descontoComercial: 1000,
  descontoFinanceiro: 200,
  st: 1150,
  faixas: [{ quantidade: 10, descontoComercial: 2000, descontoFinanceiro: 0 }],
};

test('margemOf is the part of the PMC that remains after the cost with ST', () => {
  // (R$ 16,77 - R$ 12,1945) / R$ 16,77 = 27,28 %
  expect(margemOf(16_77, 121_945)).toBe(2728);
  expect(margemOf(10_00, 0)).toBe(10_000);
  expect(margemOf(10_00, 100_000)).toBe(0);
});

test('margemOf is below zero if the cost is above the PMC', () => {
  expect(margemOf(10_00, 110_000)).toBe(-1000);
  expect(margemOf(10_00, 100_004)).toBe(0);
  expect(margemOf(10_00, 100_005)).toBe(-1);
});

test('margemOf is null without a PMC, without a price and for a cost below zero', () => {
  expect(margemOf(0, 121_945)).toBeNull();
  expect(margemOf(-1, 121_945)).toBeNull();
  expect(margemOf(16_77, null)).toBeNull();
  expect(margemOf(16_77, -1)).toBeNull();
});

test('margemOf is a safe integer at most half a hundredth of 1 % away from the true margin', () => {
  const cents = fc.integer({ min: 1, max: 100_000_000 });
  fc.assert(
    fc.property(cents, fc.integer({ min: 0, max: 10_000_000_000 }), (pmc, custo) => {
      const margem = margemOf(pmc, custo);
      if (margem === null || !Number.isSafeInteger(margem)) return false;
      const venda = BigInt(pmc) * 100n;
      const off = 2n * (BigInt(margem) * venda - (venda - BigInt(custo)) * 10_000n);
      return (off < 0n ? -off : off) <= venda;
    }),
  );
});

test('custoUnit contains the tier of the quantity and ST; 0 counts as one unit', () => {
  expect(custoUnit(preco, 0)).toBe(121_945);
  expect(custoUnit(preco, 1)).toBe(121_945);
  expect(custoUnit(preco, 10)).toBe(110_608);
});
