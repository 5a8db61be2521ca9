import path from 'node:path';
import { expect, test } from 'vitest';
// oxlint-disable-next-line import/no-relative-parent-imports -- configurations stand at the top, outside every alias
import { createChunkGroups } from '../../chunks.config.ts';

const ROOT = path.resolve(import.meta.dirname, '..', '..');
const at = (file: string) => path.join(ROOT, file);
const library = (name: string) => path.join(ROOT, 'node_modules', name);

const MAIN = at('src/main.tsx');
const VISITOR = at('src/features/busca/page/busca-visitante.tsx');
const SEARCH = at('src/features/busca/page/busca-aparelho.tsx');
const DEVICE = at('src/app/device/device-code.ts');

/** Static imports of each module; the later ones are imported by `main` when they are needed. */
const IMPORTS: Readonly<Record<string, readonly string[]>> = {
  [MAIN]: [library('react/index.js')],
  [VISITOR]: [library('dates/is-valid.js')],
  [SEARCH]: [],
  [DEVICE]: [library('dates/format.js')],
  [library('dates/format.js')]: [library('dates/is-valid.js')],
};
const graph = {
  getModuleInfo: (id: string) => ({
    importedIds: IMPORTS[id] ?? [],
    dynamicallyImportedIds: id === MAIN ? [VISITOR, SEARCH, DEVICE] : [],
  }),
};

/** The chunk of a module: that of the strongest group that takes it. A group draws in what its modules import. */
function chunkOf(id: string): string | null {
  const groups = createChunkGroups().toSorted((a, b) => b.priority - a.priority);
  for (const { name } of groups) {
    const chunk = name(id, graph);
    if (chunk !== null) return chunk;
  }
  return null;
}

test('libraries that only the device needs are in its database chunk', () => {
  expect(chunkOf(library('dates/format.js'))).toBe('database');
});

test('a library that the visitor’s search needs is in a chunk that is taken before the database’s', () => {
  expect(chunkOf(library('dates/is-valid.js'))).toBe('vendor');
  expect(chunkOf(library('react/index.js'))).toBe('vendor');
});
