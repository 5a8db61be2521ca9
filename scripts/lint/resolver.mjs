import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Version of the linter's import resolver protocol; its plugin reads this number. */
export const interfaceVersion = 2;

/** @type {Map<string, Record<string, string>>} */
const importsOf = new Map();

/** @type {Map<string, string | undefined>} */
const rootsOf = new Map();

/** @param {string} folder @returns {string | undefined} */
function findRoot(folder) {
  if (existsSync(path.join(folder, 'package.json'))) return folder;
  const up = path.dirname(folder);
  return up === folder ? undefined : rootOf(up);
}

/** @param {string} folder @returns {string | undefined} */
function rootOf(folder) {
  if (!rootsOf.has(folder)) rootsOf.set(folder, findRoot(folder));
  return rootsOf.get(folder);
}

/** @param {string} root */
function readImports(root) {
  const known = importsOf.get(root);
  if (known) return known;
  const imports = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')).imports ?? {};
  importsOf.set(root, imports);
  return imports;
}

/**
 * Turns `./sibling.ts` and the `#layer/file.ts` of package.json's "imports" into a path, even if the file does not
 * exist: a boundary is about the place, and the compiler reports missing files. Anything else is a package, which the
 * plugin recognises by its name.
 * @param {string} source as written in the import
 * @param {string} file the importing file, absolute
 */
export function resolve(source, file) {
  if (source.startsWith('.')) return { found: true, path: path.resolve(path.dirname(file), source) };
  if (!source.startsWith('#')) return { found: false };
  const root = rootOf(path.dirname(file));
  if (root === undefined) return { found: false };
  const imports = Object.entries(readImports(root)).sort(([a], [b]) => b.length - a.length);
  for (const [pattern, target] of imports) {
    const prefix = pattern.slice(0, -1);
    if (!pattern.endsWith('*') || !source.startsWith(prefix)) continue;
    return { found: true, path: path.resolve(root, target.replace('*', source.slice(prefix.length))) };
  }
  return { found: false };
}
