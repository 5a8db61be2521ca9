import { createInterface } from 'node:readline/promises';
import type { Terminal } from './cli/command.ts';
import { commands } from './cli/commands.ts';
import { runCommand } from './cli/run-command.ts';
import { openOffice } from './office.ts';

/** Asks a person for lines; those that were typed ahead are kept. */
function openQuestions() {
  const lines = createInterface({ input: process.stdin, output: process.stdout });
  const typed = lines[Symbol.asyncIterator]();
  return {
    async ask(question: string): Promise<string> {
      lines.setPrompt(question);
      lines.prompt();
      const { value, done } = await typed.next();
      if (done === true) throw new Error('a entrada terminou.');
      return value;
    },
    close: () => lines.close(),
  };
}

// A reader that closed the output, such as `head`, has enough: the command does its work to the end without it.
for (const output of [process.stdout, process.stderr])
  output.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error;
  });

const hasPerson = process.stdin.isTTY && process.stdout.isTTY;
let questions: ReturnType<typeof openQuestions> | undefined;

const terminal: Terminal = {
  say: (line) => void process.stdout.write(`${line}\n`),
  complain: (line) => void process.stderr.write(`${line}\n`),
  ...(hasPerson && {
    ask: (question: string) => {
      questions ??= openQuestions();
      return questions.ask(question);
    },
  }),
};

const words = process.argv.slice(2);
process.exitCode = await runCommand(commands, words, terminal, () => openOffice(process.env, terminal));
questions?.close();
