import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { catalogue, catalogueGroups } from './catalogue.ts';

const SRC = path.join(import.meta.dirname, '..');

/** The parameter names used in styles, as patterns: `button.primary.text`, or `button.${name}.text`. */
function painted(): RegExp[] {
  const text = globSync('**/*.css.ts', { cwd: SRC })
    .map((file) => readFileSync(path.join(SRC, file), 'utf8'))
    .join('\n');
  return [...text.matchAll(/\bpaint\(['`]([^'`]+)['`]\)/g)].map(
    ([, name = '']) => new RegExp(`^${name.replaceAll('.', '\\.').replaceAll(/\$\{[^}]+\}/g, '[^.]+')}$`),
  );
}

test('every component parameter is used by a style', () => {
  const names = catalogue.map(({ name }) => name);
  const base = new Set((catalogueGroups['base'] ?? []).map(({ name }) => name));
  const patterns = painted();
  expect(patterns.length).toBeGreaterThan(200);
  const idle = names.filter((name) => !base.has(name) && !patterns.some((pattern) => pattern.test(name)));
  expect(idle).toEqual([]);
});
