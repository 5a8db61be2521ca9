import fc from 'fast-check';
import { expect, test } from 'vitest';
import { composicaoDe, type LinhaDaNota } from './composicao.ts';
import { valorDasUnidades } from './valor.ts';

const linhaDe = (quantidade: number, [valor, desconto, st, outras = 0]: readonly number[]): LinhaDaNota => ({
  quantidade,
  valor: valor ?? 0,
  desconto: desconto ?? 0,
  st: st ?? 0,
  valorTotal: (valor ?? 0) - (desconto ?? 0) + (st ?? 0) + outras,
});

/** The parts of the lots of a line that goes back lot by lot. */
function partesDe(linha: LinhaDaNota, lotes: readonly number[]) {
  let [antes, valorDevolvido] = [0, 0];
  return lotes.map((unidades) => {
    const total = valorDasUnidades(
      { quantidade: linha.quantidade, valor: linha.valorTotal, unidadesDevolvidas: antes, valorDevolvido },
      unidades,
    );
    const partes = composicaoDe(linha, { antes, unidades }, total);
    antes += unidades;
    valorDevolvido += total;
    return { ...partes, total };
  });
}

test('composicaoDe gives each part its share', () => {
  const linha = linhaDe(12, [126_00, 26_00, 9_00, 1_20]);
  expect(composicaoDe(linha, { antes: 0, unidades: 4 }, 36_73)).toEqual({
    valor: 42_00,
    desconto: 8_67,
    st: 3_00,
    outras: 40,
  });
});

test('the lots of a line have its ST, though each has half a cent of it', () => {
  const lotes = partesDe(linhaDe(2, [20_00, 0, 1]), [1, 1]);
  expect(lotes.map(({ st }) => st)).toEqual([1, 0]);
});

test('a line without a discount has none in any of its lots', () => {
  const lotes = partesDe(linhaDe(3, [1_00, 0, 1]), [1, 1, 1]);
  expect(lotes.map(({ desconto }) => desconto)).toEqual([0, 0, 0]);
  expect(lotes.map(({ valor }) => valor)).toEqual([34, 32, 34]);
});

test('the price of a lot is its units at the unit price where the discount can take what rounding leaves', () => {
  const lotes = partesDe(linhaDe(7, [70_07, 20_00, 3_33, 1_11]), [1, 2, 4]);
  expect(lotes.map(({ valor }) => valor)).toEqual([10_01, 20_02, 40_04]);
});

/** A line split into lots: the price of a unit is a few cents at least, or the line is given for nothing. */
const split = fc
  .record({
    lotes: fc.array(fc.integer({ min: 1, max: 60 }), { minLength: 1, maxLength: 12 }),
    centavos: fc.integer({ min: 3, max: 90_000 }),
    desconto: fc.oneof(fc.constant(0), fc.nat(40), fc.nat(900_000)),
    st: fc.nat(90_000),
    outras: fc.oneof(fc.constant(0), fc.nat(9_000)),
    isGratis: fc.boolean(),
  })
  .map(({ lotes, centavos, desconto, st, outras, isGratis }) => {
    const quantidade = lotes.reduce((sum, lote) => sum + lote, 0);
    const liquido = isGratis ? 0 : centavos * quantidade;
    const valores = [liquido + desconto, desconto, st, isGratis ? 0 : outras];
    return { lotes, linha: linhaDe(quantidade, valores) };
  });

test('the lots of a line add up to its price, discount and ST, however it is split', () => {
  fc.assert(
    fc.property(split, ({ lotes, linha }) => {
      const partes = partesDe(linha, lotes);
      for (const { valor, desconto, st, outras, total } of partes) {
        expect(valor - desconto + st + outras).toBe(total);
        expect(Math.min(valor, desconto, st, outras)).toBeGreaterThanOrEqual(0);
      }
      const sum = (nome: 'valor' | 'desconto' | 'st') => partes.reduce((all, parte) => all + parte[nome], 0);
      expect([sum('valor'), sum('desconto'), sum('st')]).toEqual([linha.valor, linha.desconto, linha.st]);
    }),
    { numRuns: 2000 },
  );
});

test('composicaoDe has no part below zero, whatever the total', () => {
  const linha = fc.tuple(fc.integer({ min: 1, max: 9 }), fc.nat(9), fc.nat(9), fc.nat(9), fc.nat(9));
  fc.assert(
    fc.property(linha, fc.nat(8), fc.nat(60), ([quantidade, liquido, desconto, st, outras], antes, total) => {
      const valores = [liquido + desconto, desconto, st, outras];
      const partes = composicaoDe(linhaDe(quantidade, valores), { antes, unidades: 1 }, total);
      expect(partes.valor - partes.desconto + partes.st + partes.outras).toBe(total);
      expect(Math.min(...Object.values(partes))).toBeGreaterThanOrEqual(0);
    }),
  );
});
