import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import path from 'node:path';

/** A literal that names a module of ours, in an import, for a thread or for a module that may be missing. */
const MODULE = /'((?:\.{1,2}\/|#)[^'\n]*)\.ts'/g;
/** A file that a module reads from its own folder. */
const FILE = /new URL\('(\.{1,2}\/[^'\n]*)(?<!\.ts)', import\.meta\.url\)/g;

/**
 * Writes the modules that `entries` need as JavaScript, in the same folders and with their comments, from which
 * `/api/docs` takes its descriptions. Lines and columns stay. Modules below a folder of `without` are left out.
 * Throws a plain sentence when a module is missing.
 * @param {{ root: string, folder: string, entries: string[], without?: string[] }} options entries relative to root
 * @returns {string[]} the compiled files, relative to root
 */
export function compileServer({ root, folder, entries, without = [] }) {
  const { imports } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));
  const isLeftOut = (/** @type {string} */ file) => without.some((name) => file.startsWith(`${name}/`));
  const seen = new Set(entries);
  for (const file of seen) {
    const source = path.join(root, file);
    if (!existsSync(source)) throw new Error(`${file} is missing: the server cannot be built.`);
    const code = stripTypeScriptTypes(readFileSync(source, 'utf8'));
    for (const [, name = ''] of code.matchAll(MODULE)) {
      const found = resolve(`${name}.ts`, file, imports);
      if (!isLeftOut(found)) seen.add(found);
    }
    write(path.join(folder, toJavaScript(file)), code.replaceAll(MODULE, "'$1.js'"));
    for (const [, name = ''] of code.matchAll(FILE)) {
      const found = path.join(path.dirname(file), name);
      cpSync(path.join(root, found), path.join(folder, found));
    }
  }
  write(path.join(folder, 'package.json'), `${JSON.stringify({ type: 'module', imports }, null, 2)}\n`);
  return [...seen];
}

/** @param {string} file */
const toJavaScript = (file) => file.replace(/\.ts$/, '.js');

/** @param {string} file @param {string} text */
function write(file, text) {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
}

/**
 * @param {string} name as in the import
 * @param {string} from the importing file, relative to the root
 * @param {Record<string, string>} imports of package.json, the narrowest pattern first
 * @returns {string} relative to the root
 */
function resolve(name, from, imports) {
  if (!name.startsWith('#')) return path.posix.join(path.posix.dirname(from), name);
  for (const [pattern, target] of Object.entries(imports)) {
    const start = pattern.slice(0, -1);
    if (name.startsWith(start)) return path.posix.normalize(target.replace('*', name.slice(start.length)));
  }
  throw new Error(`${from} imports ${name}, which package.json does not know.`);
}
