import { expect, test } from 'vitest';
import { subjectProblems } from './commit-subjects.mjs';

test('a subject with its place in 72 characters is accepted', () => {
  expect(subjectProblems(['outbox: park a refused row', `search: ${'x'.repeat(64)}`])).toEqual([]);
});

test('a subject that is too long is reported with its length', () => {
  expect(subjectProblems([`search: ${'x'.repeat(65)}`])).toEqual([
    expect.stringMatching(/^73 characters instead of 72: /),
  ]);
});

test('a subject without a place is reported', () => {
  expect(subjectProblems(['Park a refused row', 'outbox:park'])).toEqual([
    'no place in front: Park a refused row',
    'no place in front: outbox:park',
  ]);
});
