import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

/** All sources of the built app. */
const INPUTS = [
  'index.html',
  'chunks.config.ts',
  'preload.config.ts',
  'install-set.config.ts',
  'manifest.config.ts',
  'novidades.json',
  'package-lock.json',
  'public',
  'scripts/build.mjs',
  'scripts/precompress.mjs',
  'src',
  'sw',
  'tsconfig.base.json',
  'vite.config.ts',
];

const isTest = (/** @type {string} */ file) => /\.test\.tsx?$/.test(file);

/**
 * Returns the build's name: 12 hex digits of a hash over sources, configuration and lock. Equal sources have equal
 * names on every machine, so the app never offers an update to the build that the user already has.
 * @param {string} root the repository's folder
 */
export function buildIdOf(root) {
  const hash = createHash('sha256');
  for (const file of INPUTS.flatMap((name) => filesBelow(root, name)).sort()) {
    const text = readFileSync(path.join(root, file));
    hash.update(`${file}\0${text.length}\0`).update(text);
  }
  const { imports, version } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));
  hash.update(JSON.stringify([imports, version]));
  return hash.digest('hex').slice(0, 12);
}

/**
 * @param {string} root
 * @param {string} name a file or a folder, relative to root
 * @returns {string[]} with '/' on every system
 */
function filesBelow(root, name) {
  const full = path.join(root, name);
  if (!existsSync(full)) return [];
  if (statSync(full).isFile()) return isTest(name) || name.endsWith('.md') ? [] : [name];
  return readdirSync(full).flatMap((entry) => filesBelow(root, `${name}/${entry}`));
}
