import { expect, test } from 'vitest';
import { descontosOf, estoqueOf, faixasOf, stOf } from './comercial.ts';

test('generics have higher discounts than references, and a network higher ones than a single pharmacy', () => {
  const generico = descontosOf('EMS Genéricos', 'generico', 1);
  const rede = descontosOf('EMS Genéricos', 'generico', 2);
  expect(generico).toEqual({ descontoComercial: 3750, descontoFinanceiro: 200 });
  expect(rede.descontoComercial - generico.descontoComercial).toBe(400);
  expect(descontosOf('EMS', 'outro', 1).descontoComercial).toBeLessThan(1000);
});

test('a brand has up to three tiers, each better than the previous one and than the base', () => {
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

test('hospital solutions and states without a table have no ST', () => {
  const sts = [stOf('N2B2', 'SP'), stOf('A10C1', 'MG'), stOf('K1B1', 'SP'), stOf('N2B2', 'RJ')];
  expect(sts.map(({ st }) => st)).toEqual([1180, 1130, 0, 0]);
});

test('a class with the fund pays a ninth of ST and own tax on top, which is 2 % of their base', () => {
  expect(stOf('D2A', 'MG')).toEqual({ st: 1711, stFcp: 351 });
  expect(stOf('D2A', 'SP')).toEqual({ st: 1425, stFcp: 0 });
  expect(stOf('D10A', 'MG')).toEqual({ st: 1360, stFcp: 0 });
});

test('products that are not marketed have no stock', () => {
  expect(estoqueOf('1004309110041', true)).toBe(3326);
  expect(estoqueOf('1004309110041', false)).toBe(0);
});
