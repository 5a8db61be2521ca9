import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cashbackMaximo, splitCashback } from './cashback-aplicado.ts';

describe('cashbackMaximo', () => {
  test('is the balance if the groups not paid in advance cost more', () => {
    expect(cashbackMaximo(45_90, { valorTotalGruposPagamentoConvencional: 300_00 })).toBe(45_90);
  });
  test("is the groups' total if the balance is higher", () => {
    expect(cashbackMaximo(45_90, { valorTotalGruposPagamentoConvencional: 12_34 })).toBe(12_34);
  });
  test('is zero if everything is paid in advance', () => {
    expect(cashbackMaximo(45_90, { valorTotalGruposPagamentoConvencional: 0 })).toBe(0);
  });
});

describe('splitCashback', () => {
  test.each([
    ['by their totals', 30_00, [100_00, 200_00], [10_00, 20_00]],
    ['with the odd cents to the largest', 1_00, [10_00, 30_00, 20_00], [16, 51, 33]],
    ['with the odd cent to the first of two that cost the same', 1, [5_00, 5_00], [1, 0]],
    ['so that what does not fit into the largest goes to the next', 2, [1, 1, 1], [1, 1, 0]],
    ['with nothing for a group that costs nothing', 7, [0, 10], [0, 7]],
    ['with nothing at all where nothing costs anything', 0, [0, 0], [0, 0]],
    ['whole when all of it is paid so', 60_01, [10_00, 50_01], [10_00, 50_01]],
  ])('splits cashback %s', (_how, valor, totais, partes) => {
    expect(splitCashback(valor, totais)).toEqual(partes);
  });

  const carts = fc
    .array(fc.integer({ min: 0, max: 10 ** 13 }), { minLength: 1, maxLength: 8 })
    .chain((totais) =>
      fc.record({
        totais: fc.constant(totais),
        valor: fc.integer({ min: 0, max: totais.reduce((all, total) => all + total, 0) }),
      }),
    );

  test('sums to the cent, leaves no group below zero, and stays close to each group’s share', () => {
    fc.assert(
      fc.property(carts, ({ totais, valor }) => {
        const partes = splitCashback(valor, totais);
        const sum = totais.reduce((all, total) => all + total, 0);
        expect(partes.reduce((all, parte) => all + parte, 0)).toBe(valor);
        partes.forEach((parte, i) => {
          const total = totais[i] ?? 0;
          expect(parte).toBeGreaterThanOrEqual(0);
          expect(parte).toBeLessThanOrEqual(total);
          const share = sum === 0 ? 0 : Number((BigInt(valor) * BigInt(total)) / BigInt(sum));
          expect(parte - share).toBeGreaterThanOrEqual(0);
          expect(parte - share).toBeLessThan(totais.length);
        });
      }),
    );
  });

  test('gives every cent beyond the shares to the largest group with room', () => {
    fc.assert(
      fc.property(carts, ({ totais, valor }) => {
        const partes = splitCashback(valor, totais);
        const sum = totais.reduce((all, total) => all + total, 0);
        const beyond = totais.map((total, i) => ({
          total,
          room: total - (partes[i] ?? 0),
          more: (partes[i] ?? 0) - (sum === 0 ? 0 : Number((BigInt(valor) * BigInt(total)) / BigInt(sum))),
        }));
        for (const { total, more } of beyond.filter((grupo) => grupo.more > 0)) {
          for (const larger of beyond.filter((grupo) => grupo.total > total)) {
            expect(larger.room, `${more} beside a larger group with room`).toBe(0);
          }
        }
      }),
    );
  });
});
