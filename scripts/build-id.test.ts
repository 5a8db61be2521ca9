import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { buildIdOf } from './build-id.mjs';

let root = '';
const write = (name: string, text: string): void => {
  mkdirSync(path.dirname(path.join(root, name)), { recursive: true });
  writeFileSync(path.join(root, name), text);
};

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'maleta-build-id-'));
  write('package.json', '{"version":"0.1.0","imports":{"#*":"./src/*"}}');
  write('package-lock.json', '{}');
  write('src/main.tsx', 'start();');
});

afterEach(() => rmSync(root, { recursive: true, force: true }));

test('equal sources have the same build id', () => {
  expect(buildIdOf(root)).toMatch(/^[0-9a-f]{12}$/);
  expect(buildIdOf(root)).toBe(buildIdOf(root));
});

test.each([
  ['src/main.tsx', 'start(1);'],
  ['src/ui/button.tsx', 'export {};'],
  ['sw/sw.ts', 'listen();'],
  ['public/favicon.svg', '<svg/>'],
  ['package-lock.json', '{"lockfileVersion":3}'],
  ['package.json', '{"version":"0.1.0","imports":{"#*":"./app/*"}}'],
  ['package.json', '{"version":"0.2.0","imports":{"#*":"./src/*"}}'],
  ['novidades.json', '[]'],
])('build id changes when %s changes', (file, text) => {
  const before = buildIdOf(root);
  write(file, text);
  expect(buildIdOf(root)).not.toBe(before);
});

test.each([
  ['src/domain/rule.test.ts', 'test();'],
  ['src/domain/README.md', 'words'],
  ['server/main.ts', 'listen();'],
  ['package.json', '{"version":"0.1.0","scripts":{},"imports":{"#*":"./src/*"}}'],
])('build id stays the same when %s changes, which is not part of the app', (file, text) => {
  const before = buildIdOf(root);
  write(file, text);
  expect(buildIdOf(root)).toBe(before);
});
