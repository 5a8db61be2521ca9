import { createInterface } from 'node:readline/promises';
import type { Terminal } from './cli/command.ts';
import { commands } from './cli/commands.ts';
import { runCommand } from './cli/run-command.ts';
import { openOffice } from './office.ts';

/** Asks one question; the end of the input is an error. */
async function ask(question: string): Promise<string> {
  const lines = createInterface({ input: process.stdin, output: process.stdout });
  const { promise: closed, reject } = Promise.withResolvers<never>();
  lines.once('close', () => reject(new Error('a entrada terminou.')));
  try {
    return await Promise.race([lines.question(question), closed]);
  } finally {
    lines.close();
  }
}

const hasPerson = process.stdin.isTTY && process.stdout.isTTY;

const terminal: Terminal = {
  say: (line) => void process.stdout.write(`${line}\n`),
  complain: (line) => void process.stderr.write(`${line}\n`),
  ...(hasPerson ? { ask } : {}),
};

const words = process.argv.slice(2);
process.exitCode = await runCommand(commands, words, terminal, () => openOffice(process.env, terminal));
