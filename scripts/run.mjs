import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { at, ROOT } from './root.mjs';

/**
 * Where the program of an installed package lies, so that it can be run with the Node we chose and without a
 * shell. Throws when the package has no such program.
 * @param {string} packageName
 * @param {string} [program] the package's own name when left out
 */
export function programOf(packageName, program = path.basename(packageName)) {
  const folder = at('node_modules', packageName);
  const { bin } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));
  const file = typeof bin === 'string' ? bin : bin?.[program];
  if (file === undefined) throw new Error(`The package ${packageName} has no program ${program}.`);
  return path.join(folder, file);
}

/**
 * Runs a program to its end in the repository's folder and resolves with its exit code, as a shell would give it
 * (128 + the signal's number when it was killed). Rejects when it cannot be started.
 * @param {string} command
 * @param {string[]} args
 * @param {import('node:child_process').SpawnOptions & { env?: Record<string, string | undefined> }} [options]
 * @returns {Promise<number>}
 */
export function run(command, args, options = {}) {
  const child = spawn(command, args, { cwd: ROOT, stdio: 'inherit', ...options });
  return ended(child);
}

/**
 * @param {import('node:child_process').ChildProcess} child
 * @returns {Promise<number>} its exit code, or 128 + the number of the signal that ended it
 */
export function ended(child) {
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code, signal) => {
      resolve(code ?? 128 + (signal ? os.constants.signals[signal] : 1));
    });
  });
}

/** Who started this program; another one once that has ended. */
const PARENT = process.ppid;

/** How often it is looked whether npm's shell still lives. */
const PARENT_MS = 500;

/**
 * Ends a program with this one, as it was asked to. npm starts this one in a shell, which a signal to npm ends without a
 * word to us: then the program ends too.
 * @param {import('node:child_process').ChildProcess} program
 */
export function passSignalsTo(program) {
  for (const signal of /** @type {NodeJS.Signals[]} */ (['SIGTERM', 'SIGHUP'])) {
    process.on(signal, () => program.kill(signal));
  }
  process.on('SIGINT', () => {
    // A terminal has already sent Ctrl-C to the program as well; twice would mean 'now, without cleaning up'.
    if (!process.stdin.isTTY) program.kill('SIGINT');
  });
  if (process.env['npm_lifecycle_event'] === undefined) return;
  const watch = setInterval(() => {
    if (process.ppid === PARENT) return;
    clearInterval(watch);
    program.kill('SIGTERM');
  }, PARENT_MS);
  watch.unref();
}
