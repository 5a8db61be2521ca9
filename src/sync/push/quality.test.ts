import { expect, test } from 'vitest';
import { FIRST_READING, type Outcome, qualityOf, readOutcome, timeoutOf } from './quality.ts';

const after = (...outcomes: Outcome[]) => qualityOf(outcomes.reduce(readOutcome, FIRST_READING));
const answered = (ms: number): Outcome => ({ reached: true, ms });
const lost: Outcome = { reached: false, ms: 20_000 };

test('fast responses make a good connection', () => {
  expect(after(answered(200), answered(350))).toBe('good');
});

test('slow responses make a slow connection only when they repeat', () => {
  expect(after(answered(5000))).toBe('good');
  expect(after(answered(5000), answered(5000), answered(5000))).toBe('slow');
});

test('a silent server means no connection, and its first response a weak one', () => {
  expect(after(answered(200), lost)).toBe('none');
  expect(after(lost, lost, answered(200))).toBe('weak');
  expect(after(lost, lost, answered(200), answered(200), answered(200))).toBe('good');
});

test('very slow responses make a weak connection', () => {
  expect(after(...Array.from({ length: 20 }, () => answered(15_000)))).toBe('weak');
});

test('a request times out after 20 s, and after 45 s if responses are slow or rare', () => {
  expect((['good', 'slow', 'weak', 'none'] as const).map(timeoutOf)).toEqual([
    20_000, 45_000, 45_000, 45_000,
  ]);
});
