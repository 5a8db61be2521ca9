import { spawn } from 'node:child_process';
import { ROOT } from './root.mjs';
import { ended } from './run.mjs';

/**
 * Runs a program to its end and keeps its output, for a caller that shows it only after a failure.
 * @param {string} command
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} [env]
 * @returns {Promise<{ code: number, output: string }>}
 */
export async function quietly(command, args, env = process.env) {
  const child = spawn(command, args, { cwd: ROOT, env, stdio: ['ignore', 'pipe', 'pipe'] });
  /** @type {Buffer[]} */
  const said = [];
  child.stdout.on('data', (chunk) => said.push(chunk));
  child.stderr.on('data', (chunk) => said.push(chunk));
  const code = await ended(child);
  return { code, output: Buffer.concat(said).toString() };
}
