import { millisecondsInHour } from 'date-fns/constants';
import { expect, test } from 'vitest';
import { esperaDepois, TENTATIVAS } from './backoff.ts';

const sumOf = (random: number) => {
  const esperas = Array.from({ length: TENTATIVAS }, (_, i) => esperaDepois(i + 1, () => random));
  expect(esperas.pop()).toBeUndefined();
  return esperas.reduce<number>((sum, one) => sum + (one ?? Number.NaN), 0) / millisecondsInHour;
};

test('tries go on for three days, with ever longer waits, and then end', () => {
  expect(sumOf(0.5)).toBeGreaterThan(70);
  expect(sumOf(0.5)).toBeLessThan(74);
  expect([sumOf(0) / sumOf(0.5), sumOf(1) / sumOf(0.5)].map((share) => share.toFixed(2))).toEqual([
    '0.90',
    '1.10',
  ]);
});

test('a wait follows the random number and grows with each try', () => {
  expect([1, 2, 3].map((tries) => esperaDepois(tries, () => 0.5))).toEqual([5_000, 30_000, 120_000]);
  expect([0, 1].map((random) => esperaDepois(1, () => random))).toEqual([4_500, 5_500]);
});
