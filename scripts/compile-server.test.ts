import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { compileServer } from './compile-server.mjs';

let root = '';
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'maleta-compile-'));
  write('package.json', JSON.stringify({ imports: { '#server/*': './server/*', '#*': './src/*' } }));
});
afterEach(() => rmSync(root, { recursive: true }));

function write(file: string, text: string): void {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), text);
}

const compile = (without: string[] = []) =>
  compileServer({ root, folder: path.join(root, 'out'), entries: ['server/main.ts'], without });
const made = (file: string) => readFileSync(path.join(root, 'out', file), 'utf8');

test('modules of imports, threads and names are compiled, and types are neither kept nor followed', () => {
  write(
    'server/main.ts',
    [
      "import type { Gone } from './gone.ts';",
      "import { a } from '#lib/a.ts';",
      "import { b } from '#server/db/b.ts';",
      "const thread = new URL('./thread.ts', import.meta.url);",
      "const list = new URL('./list.gz', import.meta.url);",
      "const MODULE: string = './later.ts';",
      'export const all = [a, b, thread, list, MODULE] as Gone;',
    ].join('\n'),
  );
  write('src/lib/a.ts', '/** Kept. */\nexport const a: number = 1;');
  write('server/db/b.ts', "export { a as b } from '../../src/lib/a.ts';");
  write('server/thread.ts', '');
  write('server/later.ts', '');
  write('server/list.gz', 'bytes');
  expect(compile().sort()).toEqual(
    ['server/db/b.ts', 'server/later.ts', 'server/main.ts', 'server/thread.ts', 'src/lib/a.ts'].sort(),
  );
  const code = made('server/main.js');
  expect(code).toContain("'#lib/a.js'");
  expect(code).toContain("new URL('./thread.js', import.meta.url)");
  expect(code).toContain("'./later.js'");
  expect(code).not.toMatch(/\.ts'|Gone/);
  expect(made('src/lib/a.js')).toMatch(/^\/\*\* Kept\. \*\/\nexport const a +/);
  expect(made('server/list.gz')).toBe('bytes');
  expect(JSON.parse(made('package.json'))).toMatchObject({ type: 'module' });
});

test('a folder that is left out is named, but neither compiled nor followed', () => {
  write('server/main.ts', "const MODULE = './demo/demo.ts'; export { MODULE };");
  write('server/demo/demo.ts', "import './more.ts';");
  expect(compile(['server/demo'])).toEqual(['server/main.ts']);
  expect(made('server/main.js')).toContain("'./demo/demo.js'");
});

test('a missing module is reported in a sentence', () => {
  write('server/main.ts', "import './gone.ts';");
  expect(() => compile()).toThrow('server/gone.ts is missing: the server cannot be built.');
});
