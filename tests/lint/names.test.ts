import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';

/** Names that say nothing about what is inside, so that anything ends up there. */
const EMPTY_WORDS = /^(utils?|helpers?|common|shared|misc|types|index|manager|service)$/i;

function sourceFiles(): string[] {
  const args = [
    'ls-files',
    '--cached',
    '--others',
    '--exclude-standard',
    '--',
    'src',
    'sw',
    'server',
    'tests',
    'scripts',
  ];
  return execFileSync('git', args, { encoding: 'utf8' }).split('\n').filter(Boolean);
}

function isEmptyName(path: string): boolean {
  return path.split('/').some((part) => EMPTY_WORDS.test(part.split('.')[0] ?? ''));
}

test('finds a folder or a file with an empty name', () => {
  expect(isEmptyName('src/ui/utils.ts')).toBe(true);
  expect(isEmptyName('src/helpers/money.ts')).toBe(true);
  expect(isEmptyName('src/ui/index.tsx')).toBe(true);
  expect(isEmptyName('sw/service-worker.ts')).toBe(false);
  expect(isEmptyName('src/contract/carrinho.ts')).toBe(false);
});

test('has no folder or file with an empty name', () => {
  expect(sourceFiles().filter(isEmptyName)).toEqual([]);
});
