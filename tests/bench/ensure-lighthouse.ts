import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Lighthouse } from './lighthouse.ts';

const VERSION = '13.5.0';
const FOLDER = path.join(import.meta.dirname, '..', '..', '.cache', `lighthouse-${VERSION}`);
const ENTRY = path.join(FOLDER, 'node_modules', 'lighthouse', 'core', 'index.js');

/**
 * Lighthouse, installed on first use outside the project: it is larger than everything else that is installed here
 * together, and only one measurement needs it. Throws if it cannot be installed.
 */
export async function ensureLighthouse(): Promise<Lighthouse> {
  if (!existsSync(ENTRY)) {
    console.log(`Installing Lighthouse ${VERSION} (176 MB, the first time)...`);
    mkdirSync(FOLDER, { recursive: true });
    writeFileSync(path.join(FOLDER, 'package.json'), '{ "private": true, "type": "module" }\n');
    const args = ['install', '--no-audit', '--no-fund', '--save-exact', `lighthouse@${VERSION}`];
    execFileSync('npm', args, { cwd: FOLDER, stdio: 'inherit' });
  }
  const { default: lighthouse } = (await import(pathToFileURL(ENTRY).href)) as { default: Lighthouse };
  return lighthouse;
}
