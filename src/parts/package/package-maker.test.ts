import { expect, test } from 'vitest';
import { contrastRatio, parseColor } from '#theme/color-math.ts';
import { makerPalette } from '#theme/package-colors.ts';
import { makerOf } from './package-maker.ts';

test('the same manufacturer always looks the same, and its sister companies with it', () => {
  expect(makerOf('EMS S/A')).toEqual(makerOf('EMS SIGMA PHARMA LTDA'));
  expect(makerOf('EMS S/A').colors).toEqual(makerOf('EMS S/A').colors);
});

test('is known by its own name, not by the words all manufacturers share', () => {
  expect(makerOf('LABORATÓRIO TEUTO BRASILEIRO S/A').shortName).toBe('Teuto');
  expect(makerOf('UCI - FARMA INDÚSTRIA FARMACÊUTICA').shortName).toBe('UCI');
  expect(makerOf('ACHÉ LABORATÓRIOS FARMACÊUTICOS S.A').shortName).toBe('Aché');
  expect(makerOf('FUNDAÇÃO PARA O REMÉDIO POPULAR - FURP').shortName).toBe('FURP');
  expect(makerOf('').shortName).toBe('');
});

test('big manufacturers do not fall on a handful of colours', () => {
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

test('white print is readable on every manufacturer colour', () => {
  for (const { main } of makerPalette) {
    const color = parseColor(main);
    expect(color).not.toBeNull();
    expect(contrastRatio(color ?? [0, 0, 0, 1], [255, 255, 255, 1])).toBeGreaterThanOrEqual(4.5);
  }
});
