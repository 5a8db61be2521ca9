import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { installedMatchesLock } from './installed-matches-lock.mjs';
import { at, ROOT } from './root.mjs';

const LOCK = at('package-lock.json');
const STAMP = at('node_modules', '.lock-stamp');
const WHAT_NPM_INSTALLED = at('node_modules', '.package-lock.json');

/**
 * Installs the locked packages when they are missing or the lock has changed since; otherwise returns at once.
 * A manual install counts if it matches the lock. Throws a plain sentence when npm fails.
 */
export function installIfNeeded() {
  const lock = readFileSync(LOCK);
  const stamp = createHash('sha256').update(lock).digest('hex');
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === stamp) return;
  if (!isInstalled(lock.toString())) {
    console.log('Installing packages (a few minutes the first time)...');
    npmCi();
  }
  writeFileSync(STAMP, stamp);
}

/** @param {string} lock */
function isInstalled(lock) {
  if (!existsSync(WHAT_NPM_INSTALLED)) return false;
  const installed = JSON.parse(readFileSync(WHAT_NPM_INSTALLED, 'utf8'));
  return installedMatchesLock(JSON.parse(lock).packages, installed.packages, process);
}

function npmCi() {
  // npm deletes node_modules first, so it must not run on the Node inside that folder.
  const env = { ...process.env, PATH: withoutLocalPrograms(process.env['PATH'] ?? '') };
  const args = ['ci', '--include=dev', '--include=optional', '--no-audit', '--no-fund', '--loglevel=error'];
  const onWindows = process.platform === 'win32';
  const { status } = spawnSync('npm', args, { cwd: ROOT, env, stdio: 'inherit', shell: onWindows });
  if (status !== 0) throw new Error('npm ci failed: its messages are above. Nothing was started.');
}

/** @param {string} searchPath */
function withoutLocalPrograms(searchPath) {
  const isLocal = (/** @type {string} */ folder) => /node_modules[\\/]\.bin[\\/]?$/.test(folder);
  return searchPath
    .split(path.delimiter)
    .filter((folder) => !isLocal(folder))
    .join(path.delimiter);
}
