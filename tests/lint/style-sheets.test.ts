import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const ROOT = path.resolve(import.meta.dirname, '..', '..');

/** A selector for any sibling: with it a browser styles the page again at every insertion. */
const ANY_SIBLING = /[+~]\s*\*/;

const isSlow = (source: string): boolean =>
  source.split('\n').some((line) => ANY_SIBLING.test(line) && !/^\s*(?:\/\/|\*)/.test(line));

test('no style sheet selects any sibling of any element', () => {
  const sheets = globSync('src/**/*.css.ts', { cwd: ROOT });
  expect(sheets.length).toBeGreaterThan(100);
  expect(sheets.filter((file) => isSlow(readFileSync(path.join(ROOT, file), 'utf8')))).toEqual([]);
});

test('a selector of any sibling is found', () => {
  expect(isSlow("globalStyle(within('> * + *'), {});")).toBe(true);
  expect(isSlow("globalStyle(within('p + p'), {});")).toBe(false);
});
