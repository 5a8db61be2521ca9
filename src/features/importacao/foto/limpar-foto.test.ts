import { expect, test } from 'vitest';
import { limparFoto } from './limpar-foto.ts';

const SIDE = 120;

/** A square picture by a shade for each place. */
const picture = (shadeAt: (x: number, y: number) => number) => ({
  width: SIDE,
  height: SIDE,
  pixels: Uint8Array.from({ length: SIDE * SIDE }, (_, at) => shadeAt(at % SIDE, Math.floor(at / SIDE))),
});
const shadeOf = ({ pixels }: { pixels: Uint8Array }, x: number, y: number) => pixels[y * SIDE + x] ?? -1;
const isLetter = (x: number, y: number): boolean => x >= 50 && x < 58 && y >= 40 && y < 60;

test('letters are black on white paper, in the light and in the shadow', () => {
  const lit = picture((x, y) => (isLetter(x, y) ? 0.3 : 1) * (230 - x));
  const clean = limparFoto(lit);
  expect([shadeOf(clean, 54, 50), shadeOf(clean, 10, 10), shadeOf(clean, 110, 110)]).toEqual([0, 255, 255]);
});

test('light letters on dark are turned over', () => {
  const clean = limparFoto(picture((x, y) => (isLetter(x, y) ? 240 : 20)));
  expect([shadeOf(clean, 54, 50) < 60, shadeOf(clean, 10, 100)]).toEqual([true, 255]);
});

test('specks of single pixels are smoothed away', () => {
  const clean = limparFoto(picture((x, y) => (x % 9 === 4 && y % 9 === 4 ? 60 : 220)));
  expect(Math.min(...clean.pixels)).toBeGreaterThan(190);
});

test("a table's rules are gone, and letters stay", () => {
  const clean = limparFoto(picture((x, y) => (isLetter(x, y) || y === 30 || x === 80 ? 20 : 230)));
  expect([shadeOf(clean, 20, 30), shadeOf(clean, 80, 90), shadeOf(clean, 54, 50)]).toEqual([255, 255, 0]);
});
