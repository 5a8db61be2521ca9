import type { Result } from '#lib/result.ts';
import { type Command, DONE, FAILED, type Office, type Terminal, WRONG_USAGE } from './command.ts';
import { sentenceOfError } from './error-sentence.ts';

export type Commands = Readonly<Record<string, Command>>;

const HELP = ['ajuda', '--help', '-h'];
const START = 'npm run maleta --';

const usageOf = (name: string, { usage }: Command): string => `${START} ${name} ${usage}`.trimEnd();

/** The help: each command in two lines. */
function helpOf(commands: Commands): string[] {
  return [
    `Uso: ${START} <comando>`,
    ...Object.entries(commands).flatMap(([name, command]) => [
      '',
      `  ${`${name} ${command.usage}`.trimEnd()}`,
      `      ${command.summary}`,
    ]),
    '',
    'As variáveis são as do servidor (DATABASE_URL, MALETA_DATA...). Saída 0: feito; 1: falhou, ou algo foi recusado; 2: uso errado.',
  ];
}

type Found = { readonly name: string; readonly command: Command; readonly rest: readonly string[] };

/** The command with the longest name that the words begin with. */
function findCommand(commands: Commands, words: readonly string[]): Found | undefined {
  for (let length = words.length; length > 0; length -= 1) {
    const name = words.slice(0, length).join(' ');
    const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
    if (command !== undefined) return { name, command, rest: words.slice(length) };
  }
  return undefined;
}

type Outcome = Awaited<ReturnType<Command['run']>>;

async function runFound({ command, rest }: Found, office: Office): Promise<Outcome> {
  try {
    return await command.run(rest, office);
  } catch (error) {
    return { ok: false, error: sentenceOfError(error, office.source) };
  }
}

/** Runs the command that the words name; returns the exit code. The office is opened for a command only. */
export async function runCommand(
  commands: Commands,
  words: readonly string[],
  terminal: Terminal,
  openOffice: () => Result<Office, string>,
): Promise<number> {
  const [first] = words;
  if (first === undefined || HELP.includes(first)) {
    for (const line of helpOf(commands)) terminal.say(line);
    return DONE;
  }
  const found = findCommand(commands, words);
  if (found === undefined) {
    terminal.complain(`Não há o comando "${words.join(' ')}". A lista: ${START} ajuda`);
    return WRONG_USAGE;
  }
  const usage = `Uso: ${usageOf(found.name, found.command)}`;
  if (found.rest.some((word) => word === '--help' || word === '-h')) {
    terminal.say(usage);
    terminal.say(found.command.summary);
    return DONE;
  }
  const office = openOffice();
  const result = office.ok ? await runFound(found, office.value) : office;
  if ('wrong' in result) {
    terminal.complain(result.wrong);
    terminal.complain(usage);
    return WRONG_USAGE;
  }
  if (result.ok) return DONE;
  terminal.complain(result.error);
  return FAILED;
}
