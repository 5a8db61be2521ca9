import { expect, test } from 'vitest';
import { descontosOf, estoqueOf, faixasOf, stOf } from './comercial.ts';

test('discounts generics more than references, and a network more than a single pharmacy', () => {
  const generico = descontosOf('EMS Genéricos', 'generico', 1);
  const rede = descontosOf('EMS Genéricos', 'generico', 2);
  expect(generico).toEqual({ descontoComercial: 3750, descontoFinanceiro: 200 });
  expect(rede.descontoComercial - generico.descontoComercial).toBe(400);
  expect(descontosOf('EMS', 'outro', 1).descontoComercial).toBeLessThan(1000);
});

test('gives a brand up to three tiers, each better than the one before and than the base', () => {
  const counts = new Set<number>();
  for (const marca of ['EMS Genéricos', 'Aché', 'Medley Genéricos', 'Pfizer', 'Teuto Similares', 'Roche']) {
    const base = descontosOf(marca, 'similar', 1);
    const faixas = faixasOf(marca, base);
    counts.add(faixas.length);
    let before = base.descontoComercial;
    for (const faixa of faixas) {
      expect(faixa.descontoComercial).toBeGreaterThan(before);
      before = faixa.descontoComercial;
    }
  }
  expect(Math.max(...counts)).toBeLessThanOrEqual(3);
  expect(counts.size).toBeGreaterThan(1);
});

test('charges no ST on hospital solutions nor in a state without a table', () => {
  expect(stOf('N2B2', 'SP')).toBe(1180);
  expect(stOf('A10C1', 'MG')).toBe(1130);
  expect(stOf('K1B1', 'SP')).toBe(0);
  expect(stOf('N2B2', 'RJ')).toBe(0);
});

test('holds nothing of what is not marketed', () => {
  expect(estoqueOf('1004309110041', true)).toBe(3326);
  expect(estoqueOf('1004309110041', false)).toBe(0);
});
