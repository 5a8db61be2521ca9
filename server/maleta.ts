import type { Terminal } from './cli/command.ts';
import { commands } from './cli/commands.ts';
import { runCommand } from './cli/run-command.ts';
import { openOffice } from './office.ts';

const terminal: Terminal = {
  say: (line) => void process.stdout.write(`${line}\n`),
  complain: (line) => void process.stderr.write(`${line}\n`),
};

const words = process.argv.slice(2);
process.exitCode = await runCommand(commands, words, terminal, () => openOffice(process.env, terminal));
