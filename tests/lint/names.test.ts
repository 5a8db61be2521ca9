import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

/** Names that do not describe their content, so that anything ends up there. */
const EMPTY_WORDS = /^(utils?|helpers?|common|shared|misc|types|index|manager|service)$/i;

function sourceFiles(): string[] {
  const folders = ['src', 'sw', 'server', 'tests', 'scripts'].filter((folder) => existsSync(folder));
  return folders.flatMap((folder) => readdirSync(folder, { recursive: true, encoding: 'utf8' }));
}

function isEmptyName(file: string): boolean {
  // A page's own name is the browser's choice, not ours.
  if (file.endsWith('.html')) return false;
  return file.split(path.sep).some((part) => EMPTY_WORDS.test(part.split('.')[0] ?? ''));
}

test('finds a folder or a file with a meaningless name', () => {
  expect(isEmptyName('src/ui/utils.ts')).toBe(true);
  expect(isEmptyName('src/helpers/money.ts')).toBe(true);
  expect(isEmptyName('src/ui/index.tsx')).toBe(true);
  expect(isEmptyName('sw/service-worker.ts')).toBe(false);
  expect(isEmptyName('src/contract/cart/carrinho.ts')).toBe(false);
});

test('has no folder or file with a meaningless name', () => {
  expect(sourceFiles().filter(isEmptyName)).toEqual([]);
});
