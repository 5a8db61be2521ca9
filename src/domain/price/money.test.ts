import fc from 'fast-check';
import { expect, test } from 'vitest';
import { centsOf, mulDiv } from './money.ts';

test('mulDiv rounds half away from zero, for both signs', () => {
  expect(mulDiv(5, 1, 2)).toBe(3);
  expect(mulDiv(-5, 1, 2)).toBe(-3);
  expect(mulDiv(4, 1, 3)).toBe(1);
  expect(mulDiv(-4, 1, 3)).toBe(-1);
});

test('mulDiv stays exact if the product exceeds 2^53', () => {
  expect(mulDiv(99_999_999_999, 81_000_000, 100_000_000)).toBe(80_999_999_999);
});

test('centsOf rounds a line once: 3 units of R$ 0,3333 are 100 cents, not 99', () => {
  expect(centsOf(3, 3333)).toBe(100);
});

test('mulDiv is at most half a unit away from the true quotient', () => {
  const big = fc.integer({ min: -1_000_000_000, max: 1_000_000_000 });
  fc.assert(
    fc.property(big, fc.integer({ min: 0, max: 10_000 }), fc.integer({ min: 1, max: 10_000 }), (a, b, c) => {
      const twiceOff = 2n * (BigInt(mulDiv(a, b, c)) * BigInt(c) - BigInt(a) * BigInt(b));
      return (twiceOff < 0n ? -twiceOff : twiceOff) <= BigInt(c);
    }),
  );
});
