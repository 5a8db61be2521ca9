import path from 'node:path';
import { expect, test } from 'vitest';
// oxlint-disable-next-line import/no-relative-parent-imports -- configurations stand at the top, outside every alias
import { createChunkGroups } from '../../chunks.config.ts';
// oxlint-disable-next-line import/no-relative-parent-imports -- as above
import { stillToCome } from '../../preload.config.ts';

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

/** The chunk of each module: a group takes its modules and all that they import, unless an earlier one has them. */
function chunks(): Map<string, string> {
  const chunkOf = new Map<string, string>();
  const draw = (id: string, chunk: string) => {
    if (chunkOf.has(id)) return;
    chunkOf.set(id, chunk);
    for (const imported of IMPORTS[id] ?? []) draw(imported, chunk);
  };
  const modules = [...new Set([...Object.keys(IMPORTS), ...Object.values(IMPORTS).flat()])];
  for (const { name } of createChunkGroups().toSorted((a, b) => b.priority - a.priority))
    for (const id of modules) {
      const chunk = name(id, graph);
      if (chunk !== null) draw(id, chunk);
    }
  return chunkOf;
}

test('libraries that only the device needs are in its database chunk', () => {
  expect(chunks().get(library('dates/format.js'))).toBe('database');
});

test('a library that the visitor’s search shares with the device stays out of the database chunk', () => {
  expect(chunks().get(library('dates/is-valid.js'))).toBe('parts');
  expect(chunks().get(library('react/index.js'))).toBe('vendor');
});

test('an import does not ask again for the code of every page, but for its styles and its own code', () => {
  const files = [
    'rolldown-runtime-XKyaHtl9.js',
    'vendor-CVy6oh3d.js',
    'base-a_g-LCHs.js',
    'parts-BSnTUex1.js',
  ];
  const own = ['base64-B-HliSum.js', 'parts-DVKaO7K7.css', 'parte-D5wz95Q3.js'];
  const at = (names: string[]) => names.map((name) => `assets/${name}`);
  expect(stillToCome('assets/home-C3r16LNs.js', at([...files, ...own]))).toEqual(at(own));
});
