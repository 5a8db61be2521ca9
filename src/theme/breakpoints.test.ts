import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { beyondMobile, breakpoint, from, under } from './scale.ts';

const SRC = path.join(import.meta.dirname, '..');

/** The styles and components, without the scale itself and tests. */
const code = globSync('**/*.{ts,tsx}', { cwd: SRC })
  .filter((file) => !file.includes('.test.') && !file.endsWith('theme/scale.ts'))
  .map((file) => readFileSync(path.join(SRC, file), 'utf8'))
  .join('\n');

test('the layout changes at the documented widths, and each of them is used', () => {
  const widths = [560, 568, 648, 700, 720, 750, 850, 1016, 1240, 1280];
  expect(Object.values(breakpoint)).toEqual(widths);
  const isUsed = (name: string) => new RegExp(`\\b(?:under|from|breakpoint)\\.${name}\\b`).test(code);
  const idle = Object.keys(breakpoint).filter((name) => name !== 'mobile' && !isUsed(name));
  expect([idle, code.includes('[beyondMobile]')]).toEqual([[], true]);
});

test('a width belongs to the wider layout, except 568 px, which is still a phone', () => {
  expect(under.detail).toBe('screen and (max-width: 699.98px)');
  expect(from.showcase).toBe('(min-width: 750px)');
  expect(beyondMobile).toBe('(min-width: 568.02px)');
});
