import { expect, test } from 'vitest';
import { composicaoDe } from './composicao.ts';
import { valorDasUnidades } from './valor.ts';

test('composicaoDe gives each part its share', () => {
  const linha = { quantidade: 12, valor: 126_00, st: 9_00 };
  expect(composicaoDe(linha, 4, 36_33)).toEqual({ valor: 42_00, desconto: 8_67, st: 3_00 });
});

test('composicaoDe has no discount below zero when shares are rounded apart', () => {
  // A third of 1.00 and a third of 0.01 are 0.33 and 0.00, but a third of 1.01 is 0.34.
  expect(composicaoDe({ quantidade: 3, valor: 1_00, st: 1 }, 1, 34)).toEqual({
    valor: 34,
    desconto: 0,
    st: 0,
  });
});

test('composicaoDe leaves no price below the discount when the last units have nothing left', () => {
  expect(composicaoDe({ quantidade: 3, valor: 2, st: 2 }, 1, 0)).toEqual({ valor: 1, desconto: 1, st: 0 });
});

test('the parts of every number of units are not negative and add up', () => {
  for (const [valor, desconto, st] of [
    [1_00, 0, 1],
    [99_99, 33_33, 7_77],
    [5, 0, 0],
    [1, 1, 1],
  ] as const)
    for (let unidades = 1; unidades <= 7; unidades += 1) {
      const linha = { quantidade: 7, valor: valor - desconto + st, unidadesDevolvidas: 0, valorDevolvido: 0 };
      const total = valorDasUnidades(linha, unidades);
      const parts = composicaoDe({ quantidade: 7, valor, st }, unidades, total);
      expect(parts.valor - parts.desconto + parts.st).toBe(total);
      expect(Math.min(parts.valor, parts.desconto, parts.st)).toBeGreaterThanOrEqual(0);
    }
});
