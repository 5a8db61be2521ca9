import { expect, test } from 'vitest';
import { icmsDevolvido, totaisDe } from './espelho.ts';

test('icmsDevolvido is the share of the invoice’s own ICMS, whatever its rate and base', () => {
  // 4 % of a base that was reduced to 60.00, of a line of 100.00.
  const linha = { quantidade: 12, base: 60_00, icms: 2_40, baseSt: 150_01 };
  expect(icmsDevolvido(linha, { antes: 0, unidades: 4 })).toEqual({ base: 20_00, icms: 80, baseSt: 50_00 });
  expect(icmsDevolvido({ ...linha, base: 0, icms: 0, baseSt: 0 }, { antes: 0, unidades: 4 })).toEqual({
    base: 0,
    icms: 0,
    baseSt: 0,
  });
});

test('icmsDevolvido of all units of a line adds up to its ICMS', () => {
  const linha = { quantidade: 3, base: 1_00, icms: 17, baseSt: 2_00 };
  const partes = [0, 1, 2].map((antes) => icmsDevolvido(linha, { antes, unidades: 1 }));
  expect(partes.map(({ base }) => base)).toEqual([33, 34, 33]);
  expect(partes.reduce((sum, { icms }) => sum + icms, 0)).toBe(17);
  expect(partes.reduce((sum, { baseSt }) => sum + baseSt, 0)).toBe(2_00);
});

test('totaisDe adds up the figures of the lines', () => {
  const linha = {
    quantidade: 4,
    valor: 42_00,
    desconto: 8_67,
    base: 33_33,
    icms: 6_00,
    baseSt: 50_00,
    st: 3_00,
    outras: 40,
    valorTotal: 36_73,
  };
  const semSt = { ...linha, baseSt: 0, st: 0, outras: 0, valorTotal: 33_33 };
  expect(totaisDe([linha, semSt])).toEqual({
    quantidade: 8,
    valor: 84_00,
    desconto: 17_34,
    base: 66_66,
    icms: 12_00,
    baseSt: 50_00,
    st: 3_00,
    outras: 40,
    valorTotal: 70_06,
  });
  expect(totaisDe([]).valorTotal).toBe(0);
});
