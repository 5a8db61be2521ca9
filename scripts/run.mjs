import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { at, ROOT } from './root.mjs';

/**
 * Returns the path of an installed package's program, so that the chosen Node can run it without a shell. Throws when
 * the package has no such program.
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
 * Runs a program to its end in the repository's folder and resolves with its exit code as a shell returns it (128 +
 * the signal's number when it was killed). Rejects when it cannot be started.
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

/** The parent process of this program; another one once that has ended. */
const PARENT = process.ppid;

/** Interval of the check whether npm's shell still lives. */
const PARENT_MS = 500;

/**
 * Ends a program together with this one. npm starts this one in a shell, and a signal to npm ends that shell without
 * notice: then the program ends too.
 * @param {import('node:child_process').ChildProcess} program
 */
export function passSignalsTo(program) {
  for (const signal of /** @type {NodeJS.Signals[]} */ (['SIGTERM', 'SIGHUP'])) {
    process.on(signal, () => program.kill(signal));
  }
  process.on('SIGINT', () => {
    // A terminal has already sent Ctrl-C to the program as well; a second one would mean 'now, without cleaning up'.
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
