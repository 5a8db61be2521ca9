import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { at } from './root.mjs';

/**
 * True when this version of Node runs TypeScript files without a flag: 22.18, 23.6, and everything from 24 on.
 * @param {string} version such as 'v22.18.0'
 */
export function runsTypeScript(version) {
  const [major = 0, minor = 0] = version.replace(/^v/, '').split('.').map(Number);
  if (major === 22) return minor >= 18;
  if (major === 23) return minor >= 6;
  return major >= 24;
}

/**
 * Returns the Node to run everything with: the one that npm installed with the project, else the one that runs this
 * script if it is new enough. Throws one plain sentence when there is neither.
 * @returns {string} path of the executable
 */
export function chooseNode() {
  const installed = at('node_modules', '.bin', 'node');
  // It may exist and not run: on a musl system, or in a folder copied from another machine.
  if (existsSync(installed) && spawnSync(installed, ['--version']).status === 0) return installed;
  if (runsTypeScript(process.version)) return process.execPath;
  throw new Error(
    `Maleta needs Node 22.18 or newer, this is ${process.version}, and npm has none for ${process.platform} ${process.arch}: install it from nodejs.org and start again.`,
  );
}
