import { expect, test } from 'vitest';
import { FIRST_READING, type Outcome, qualityOf, readOutcome, timeoutOf } from './quality.ts';

const after = (...outcomes: Outcome[]) => qualityOf(outcomes.reduce(readOutcome, FIRST_READING));
const answered = (ms: number): Outcome => ({ reached: true, ms });
const lost: Outcome = { reached: false, ms: 20_000 };

test('quick answers are a good connection', () => {
  expect(after(answered(200), answered(350))).toBe('good');
});

test('slow answers are a slow connection once they repeat, and one slow answer is not', () => {
  expect(after(answered(5000))).toBe('good');
  expect(after(answered(5000), answered(5000), answered(5000))).toBe('slow');
});

test('a silent server means no connection, and a weak one at its first response', () => {
  expect(after(answered(200), lost)).toBe('none');
  expect(after(lost, lost, answered(200))).toBe('weak');
  expect(after(lost, lost, answered(200), answered(200), answered(200))).toBe('good');
});

test('answers that take for ever are weak', () => {
  expect(after(...Array.from({ length: 20 }, () => answered(15_000)))).toBe('weak');
});

test('an answer is waited for 20 s, and 45 s where answers are slow or rare', () => {
  expect((['good', 'slow', 'weak', 'none'] as const).map(timeoutOf)).toEqual([
    20_000, 45_000, 45_000, 45_000,
  ]);
});
