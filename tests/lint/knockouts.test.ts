import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { knockouts } from '#tests/knockouts/rules.ts';

const ROOT = path.resolve(import.meta.dirname, '..', '..');

test.each(knockouts)('$rule: its code occurs once in its file, and its tests exist', (knockout) => {
  const code = readFileSync(path.join(ROOT, knockout.file), 'utf8');
  expect(code.split(knockout.find)).toHaveLength(2);
  expect(knockout.tests.filter((file) => !existsSync(path.join(ROOT, file)))).toEqual([]);
});
