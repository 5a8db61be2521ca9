import { globSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { journeysOf, readWalks } from './changed-journeys.mjs';
import { at } from './root.mjs';

const WALKS = { busca: ['busca'], pedidos: ['pedidos', 'busca'], galeria: [] };

test('a changed feature chooses the journeys that go through it', () => {
  expect(journeysOf(['src/features/pedidos/view.ts'], WALKS)).toEqual(['pedidos']);
  expect(journeysOf(['src/features/busca/page/view.ts'], WALKS)).toEqual(['busca', 'pedidos']);
});

test('a changed journey chooses itself', () => {
  expect(journeysOf(['tests/journeys/galeria.journey.ts'], WALKS)).toEqual(['galeria']);
});

test.each([
  'src/ui/button.tsx',
  'server/app.ts',
  'package-lock.json',
  'tests/journeys/support/steps.ts',
  'tests/support/originals.ts',
])('a file behind every screen chooses all journeys: %s', (file) => {
  expect(journeysOf([file], WALKS)).toEqual(['busca', 'pedidos', 'galeria']);
});

test('files that no journey depends on choose no journey', () => {
  const files = [
    'README.md',
    'src/features/busca/page/view.test.ts',
    'tests/sync/chaos.test.ts',
    'docs/themes.md',
  ];
  expect(journeysOf(files, WALKS)).toEqual([]);
});

test('the table names exactly the existing journeys and features', () => {
  const walks = readWalks();
  const journeys = globSync('tests/journeys/*.journey.ts', { cwd: at() }).map((file) =>
    path.basename(file, '.journey.ts'),
  );
  expect(Object.keys(walks).sort()).toEqual(journeys.sort());
  const features = readdirSync(at('src', 'features'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);
  expect([...new Set(Object.values(walks).flat())].sort()).toEqual(features.sort());
});
