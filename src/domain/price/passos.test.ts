import fc from 'fast-check';
import { expect, test } from 'vitest';
import { explainPreco } from './passos.ts';
import { computePreco } from './preco.ts';

const item = {
  valorUnitario: 124_000,
  descontoComercial: 1000,
  descontoFinanceiro: 200,
  st: 1150,
  faixas: [{ quantidade: 50, descontoComercial: 2000, descontoFinanceiro: 0 }],
};

test('explainPreco tells the amount of each step, with ST, and the tier in force', () => {
  expect(explainPreco(item, 1)).toEqual({
    ...computePreco(item, 1, true),
    valorUnitario: 124_000,
    faixa: undefined,
    comercialUnit: 12_400,
    financeiroUnit: 2232,
  });
  expect(explainPreco(item, 50)).toMatchObject({
    faixa: item.faixas[0],
    comercialUnit: 24_800,
    financeiroUnit: 0,
    liquidoUnit: 99_200,
  });
});

test('the steps of a price add up to it, and a discount never adds', () => {
  const percent = fc.integer({ min: 0, max: 10_000 });
  const discounts = { descontoComercial: percent, descontoFinanceiro: percent };
  const faixas = fc.array(fc.record({ quantidade: fc.integer({ min: 1, max: 99 }), ...discounts }));
  const valorUnitario = fc.integer({ min: 1, max: 1_000_000_000 });
  fc.assert(
    fc.property(
      fc.record({ valorUnitario, ...discounts, st: percent, faixas }),
      fc.integer({ min: 1, max: 120 }),
      (random, quantidade) => {
        const passos = explainPreco(random, quantidade);
        const { comercialUnit, financeiroUnit, liquidoUnit, stUnit, valorLiquido } = passos;
        expect(passos).toMatchObject(computePreco(random, quantidade, true));
        expect(random.valorUnitario - comercialUnit - financeiroUnit).toBe(liquidoUnit);
        expect(liquidoUnit + stUnit).toBe(valorLiquido);
        expect(Math.min(comercialUnit, financeiroUnit)).toBeGreaterThanOrEqual(0);
      },
    ),
  );
});
