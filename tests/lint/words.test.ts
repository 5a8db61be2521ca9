import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

// Words that make a reader read twice.
const WORDS = /\b(?:nobody|anew|whoever|whom|beside|he|him|his)\b/i;
/** A relative clause in the place of a noun: 'What waits', 'who is signed in'. */
const CLAUSE = /^(?:What|Who|Whose)\b(?!.*\?)/;

/** The comments and test titles of code, a line each; of a document all lines, without code. */
function textsOf(file: string, text: string): string[] {
  const lines = text.split('\n');
  if (file.endsWith('.md')) return lines.map((line) => line.replaceAll(/`[^`]*`/g, ''));
  return lines.flatMap((line) => {
    const found = /(?:(?:^|\s)(?:\/\/|\/\*\*?)|^\s*\*)\s(.*)$|^\s*(?:test|it|describe)\(\s*['"`](.*)/.exec(
      line,
    );
    return found === null ? [] : [found[1] ?? found[2] ?? ''];
  });
}

const isOdd = (text: string): boolean => WORDS.test(text) || CLAUSE.test(text);

const findOdd = (file: string, text: string): string[] =>
  textsOf(file, text)
    .filter(isOdd)
    .map((line) => `${file}: ${line.trim()}`);

test('odd words are found in comments, titles and documents, and not in code', () => {
  const code = ['const he = 1;', '// What waits is sent.', ' * For nobody.', "test('asks him', () => {"].join(
    '\n',
  );
  expect(findOdd('a.ts', code)).toHaveLength(3);
  expect(findOdd('a.md', 'Not `his` but his.\nTheirs.')).toEqual(['a.md: Not  but his.']);
  expect(findOdd('a.ts', '// What should happen next?')).toEqual([]);
});

test('comments, test titles and documents use plain words', () => {
  const files = globSync([
    '{src,server,sw,tests,scripts}/**/*.{ts,tsx,mjs}',
    '{src,server,sw,tests,scripts,docs}/**/*.md',
    '*.{ts,md}',
  ]).filter((file) => !file.endsWith('lint/words.test.ts'));
  expect(files.length).toBeGreaterThan(2000);
  expect(files.flatMap((file) => findOdd(file, readFileSync(file, 'utf8')))).toEqual([]);
});
