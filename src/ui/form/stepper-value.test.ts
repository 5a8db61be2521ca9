import { describe, expect, test } from 'vitest';
import { readTyped, stepDown, stepUp } from './stepper-value.ts';

const range = { min: 1, max: 99_999, step: 1 };

describe('readTyped', () => {
  test.each([
    ['12', 12],
    [' 007 ', 7],
    ['1.000', 1000],
    ['99999', 99_999],
  ])('reads %s as %i', (typed, value) => {
    expect(readTyped(typed, range)).toEqual({ kind: 'value', value });
  });

  test.each(['abc', '-', '-1x', '1-', '', '1,5', '1.5', '12x', '1.00', '٣'])(
    'refuses %j and says that the earlier quantity stays',
    (typed) => {
      expect(readTyped(typed, range)).toEqual({
        kind: 'refused',
        sentence: 'Quantidade inválida. Continua a que estava.',
      });
    },
  );

  test('corrects a number above the range to its bound and says so', () => {
    expect(readTyped('100000', range)).toEqual({
      kind: 'corrected',
      value: 99_999,
      sentence: 'A quantidade máxima é 99.999.',
    });
  });

  test.each(['0', '-1', '-1.000'])('corrects %s to one and says so', (typed) => {
    const told = { kind: 'corrected', value: 1, sentence: 'A quantidade mínima é 1.' };
    expect(readTyped(typed, range)).toEqual(told);
  });

  test('accepts zero where zero is allowed, and refuses a negative number there', () => {
    const withZero = { ...range, min: 0 };
    expect(readTyped('0', withZero)).toEqual({ kind: 'value', value: 0 });
    expect(readTyped('-1', withZero).kind).toBe('refused');
  });
});

describe('plus and minus', () => {
  test('step by one and stop at the bounds', () => {
    expect(stepUp(1, range)).toBe(2);
    expect(stepDown(1, range)).toBe(1);
    expect(stepUp(99_999, range)).toBe(99_999);
  });

  test('step to the multiples of a pack from any typed number', () => {
    const pack = { min: 1, max: 99_999, step: 12 };
    expect(stepUp(1, pack)).toBe(12);
    expect(stepUp(12, pack)).toBe(24);
    expect(stepUp(30, pack)).toBe(36);
    expect(stepDown(30, pack)).toBe(24);
    expect(stepDown(12, pack)).toBe(1);
  });
});
