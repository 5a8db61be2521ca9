import fc from 'fast-check';
import { expect, test } from 'vitest';
import { valorDasUnidades } from './valor.ts';

const linha = fc.record({
  valor: fc.nat(10_000_000),
  partes: fc.array(fc.integer({ min: 1, max: 50 }), { minLength: 1, maxLength: 12 }),
});

test('valorDasUnidades: the returns of a line add up to it, and none before the last exceeds its share', () => {
  fc.assert(
    fc.property(linha, ({ valor, partes }) => {
      const quantidade = partes.reduce((sum, parte) => sum + parte, 0);
      let [unidadesDevolvidas, valorDevolvido] = [0, 0];
      for (const parte of partes) {
        const share = valorDasUnidades({ quantidade, valor, unidadesDevolvidas, valorDevolvido }, parte);
        unidadesDevolvidas += parte;
        valorDevolvido += share;
        expect(share).toBeGreaterThanOrEqual(0);
        expect(Math.abs(valorDevolvido - (valor * unidadesDevolvidas) / quantidade)).toBeLessThanOrEqual(0.5);
      }
      expect(valorDevolvido).toBe(valor);
    }),
  );
});

test('valorDasUnidades: ten units of 15 cents, one by one, are 15 cents', () => {
  const linha = { quantidade: 10, valor: 15 };
  let valorDevolvido = 0;
  for (let unidadesDevolvidas = 0; unidadesDevolvidas < 10; unidadesDevolvidas += 1)
    valorDevolvido += valorDasUnidades({ ...linha, unidadesDevolvidas, valorDevolvido }, 1);
  expect(valorDevolvido).toBe(15);
});

test('valorDasUnidades: more units than are left are worth what is left', () => {
  expect(valorDasUnidades({ quantidade: 4, valor: 100, unidadesDevolvidas: 3, valorDevolvido: 75 }, 9)).toBe(
    25,
  );
});
