import { expect, test } from 'vitest';
import { contrastRatio, parseColor } from '#theme/color-math.ts';
import { makerPalette } from '#theme/package-colors.ts';
import { makerOf } from './package-maker.ts';

test('makerOf gives a manufacturer and its sister companies the same look', () => {
  expect(makerOf('EMS S/A')).toEqual(makerOf('EMS SIGMA PHARMA LTDA'));
  expect(makerOf('EMS S/A').colors).toEqual(makerOf('EMS S/A').colors);
});

test('makerOf shortens a name to its own words, without words that all manufacturers share', () => {
  expect(makerOf('LABORATÓRIO TEUTO BRASILEIRO S/A').shortName).toBe('Teuto');
  expect(makerOf('UCI - FARMA INDÚSTRIA FARMACÊUTICA').shortName).toBe('UCI');
  expect(makerOf('ACHÉ LABORATÓRIOS FARMACÊUTICOS S.A').shortName).toBe('Aché');
  expect(makerOf('FUNDAÇÃO PARA O REMÉDIO POPULAR - FURP').shortName).toBe('FURP');
  expect(['', 'Não informado'].map((name) => makerOf(name).shortName)).toEqual(['', '']);
});

test('ten big manufacturers have at least six different colours', () => {
  const big = [
    'EMS',
    'ACHÉ',
    'GERMED',
    'EUROFARMA',
    'PRATI',
    'LEGRAND',
    'SANOFI',
    'GEOLAB',
    'CRISTÁLIA',
    'MULTILAB',
  ];
  expect(new Set(big.map((name) => makerOf(name).colors.main)).size).toBeGreaterThanOrEqual(6);
});

test('white text is readable on every manufacturer colour', () => {
  for (const { main } of makerPalette) {
    const color = parseColor(main);
    expect(color).not.toBeNull();
    expect(contrastRatio(color ?? [0, 0, 0, 1], [255, 255, 255, 1])).toBeGreaterThanOrEqual(4.5);
  }
});
