import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { equivalents } from '#tests/mutations/equivalents.ts';
import type { Mutant } from '#tests/mutations/hunt.ts';
import { judge } from '#tests/mutations/judge.ts';

const ROOT = path.resolve(import.meta.dirname, '..', '..');

const mutant = (over: Partial<Mutant>): Mutant => ({
  file: 'src/a.ts',
  line: 1,
  code: 'x > 0',
  replacement: 'x >= 0',
  outcome: 'noticed',
  ...over,
});
const equivalent = { file: 'src/a.ts', code: 'x > 0', replacement: 'true', reason: 'x is never 0' };

test('the score is the share of mutants noticed, without those that cannot run or are equivalent', () => {
  const survivor = mutant({ outcome: 'survived', code: 'y' });
  const mutants = [
    mutant({}),
    mutant({ line: 2 }),
    mutant({ line: 3 }),
    mutant({ outcome: 'invalid' }),
    survivor,
    mutant({ outcome: 'survived', replacement: 'true' }),
  ];
  expect(judge(mutants, [equivalent])).toEqual({
    score: 75,
    noticed: 3,
    valid: 4,
    named: 1,
    survivors: [survivor],
    gone: [],
  });
  expect(judge([], []).score).toBe(100);
});

test('an equivalent mutant that a test noticed, or that does not exist, is wrong in the list', () => {
  expect(judge([mutant({ replacement: 'true' })], [equivalent]).gone).toEqual([equivalent]);
  expect(judge([mutant({})], [equivalent]).gone).toEqual([equivalent]);
  expect(judge([mutant({ file: 'src/b.ts' })], [equivalent]).gone).toEqual([]);
});

test('each equivalent mutant is where its file says, once in the list and with a reason', () => {
  for (const { file, code, reason } of equivalents) {
    expect(existsSync(path.join(ROOT, file)), file).toBe(true);
    expect(readFileSync(path.join(ROOT, file), 'utf8').replace(/\s+/g, ' '), file).toContain(code);
    expect(reason.length, code).toBeGreaterThan(10);
  }
  const names = equivalents.map((e) => `${e.file} ${e.code} ${e.replacement}`);
  expect(new Set(names).size).toBe(names.length);
});
