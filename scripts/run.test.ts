import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';

const RUN = path.join(import.meta.dirname, 'run.mjs');
/** Starts a program that never ends by itself, prints its pid, and passes signals to it. */
const STARTER = `
import { spawn } from 'node:child_process';
import { ended, passSignalsTo } from ${JSON.stringify(RUN)};
const program = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)']);
console.log(program.pid);
passSignalsTo(program);
process.exitCode = await ended(program);
`;

const isAlive = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

test.skipIf(process.platform === 'win32')(
  'the program ends when the shell in which npm started it is killed',
  async () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'maleta-run-'));
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
    const starter = path.join(folder, 'starter.mjs');
    writeFileSync(starter, STARTER);
    // Two commands: the shell stays, as npm's does.
    const shell = spawn('sh', ['-c', `'${process.execPath}' '${starter}'; true`], {
      env: { ...process.env, npm_lifecycle_event: 'start' },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const [told] = (await once(shell.stdout, 'data')) as [Buffer];
    const pid = Number(told.toString());
    // A failure must leave no running process.
    onTestFinished(() => void (isAlive(pid) && process.kill(pid, 'SIGKILL')));
    expect(isAlive(pid)).toBe(true);
    shell.kill('SIGTERM');
    await expect.poll(() => isAlive(pid), { timeout: 20_000 }).toBe(false);
  },
);
