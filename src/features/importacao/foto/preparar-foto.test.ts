import { expect, test } from 'vitest';
import { tamanhoDaLeitura, toCinza } from './preparar-foto.ts';

test.each([
  [4000, 3000, 2400, 1800],
  [1080, 2340, 1080, 2340],
  [600, 900, 1200, 1800],
  [1300, 20, 2400, 37],
  [1, 9000, 1, 2400],
])('%i × %i pixels are read as %i × %i', (width, height, w, h) => {
  expect(tamanhoDaLeitura(width, height)).toEqual({ width: w, height: h });
});

test('colours become shades of grey as the eye weighs them', () => {
  const rgba = new Uint8ClampedArray([255, 255, 255, 255, 255, 0, 0, 255, 0, 255, 0, 255, 0, 0, 255, 255]);
  expect([...toCinza(rgba)]).toEqual([255, 76, 150, 29]);
});
