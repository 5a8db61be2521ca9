import { readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { groups } from './register.ts';

const UI = path.join(import.meta.dirname, '..', 'ui');

const pieces = readdirSync(UI, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.tsx') && !file.includes('.test.'))
  .map((file) => path.basename(file, '.tsx'));

test('the gallery shows every component of ui/ once', () => {
  const shown = groups.flatMap(({ entries }) => entries.map(({ file }) => file));
  expect(shown.toSorted()).toEqual(pieces.toSorted());
});

test('the gallery shows at least one state of each component', () => {
  const bare = groups.flatMap(({ entries }) => entries.filter(({ states }) => states.length === 0));
  expect(bare).toEqual([]);
});
