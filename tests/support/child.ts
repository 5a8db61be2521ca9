import { type ChildProcess, spawn } from 'node:child_process';
import path from 'node:path';
import { createInterface } from 'node:readline';

/** A process started by a test; `lines` is its output so far, `exit` its code and signal. */
export type Child = {
  readonly pid: number;
  readonly lines: string[];
  readonly errors: string[];
  readonly exit: Promise<{ code: number | null; signal: string | null }>;
  /** Resolves with the first line that starts with this text; rejects when the process ends before. */
  waitFor(start: string): Promise<string>;
  kill(signal: NodeJS.Signals): void;
};

/** Compiled modules, kept from run to run: compiling takes longer than the rest of a start. */
const COMPILED = path.join(import.meta.dirname, '..', '..', 'node_modules', '.cache', 'node');

/** Compiles WebAssembly once and quickly: a process that lives for seconds never gains from better code. */
const FLAGS = ['--liftoff-only'];

/** Runs a TypeScript file of tests/support with the Node that runs the tests. */
export function startChild(file: string, ...args: string[]): Child {
  const script = path.join(import.meta.dirname, file);
  const env = { ...process.env, NODE_COMPILE_CACHE: COMPILED };
  const running = spawn(process.execPath, [...FLAGS, script, ...args], {
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const lines = collect(running.stdout);
  const errors = collect(running.stderr);
  const exit = new Promise<{ code: number | null; signal: string | null }>((resolve, reject) => {
    running.once('error', reject);
    running.once('close', (code, signal) => resolve({ code, signal }));
  });
  return {
    pid: running.pid ?? 0,
    lines,
    errors,
    exit,
    waitFor: (start) => waitFor(running, lines, errors, start),
    kill: (signal) => void running.kill(signal),
  };
}

function collect(stream: NodeJS.ReadableStream): string[] {
  const lines: string[] = [];
  createInterface({ input: stream }).on('line', (line) => lines.push(line));
  return lines;
}

async function waitFor(
  running: ChildProcess,
  lines: string[],
  errors: string[],
  start: string,
): Promise<string> {
  for (;;) {
    const line = lines.find((candidate) => candidate.startsWith(start));
    if (line !== undefined) return line;
    if (running.exitCode !== null || running.signalCode !== null) {
      throw new Error(`the child ended without '${start}':\n${errors.join('\n')}`);
    }
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}
