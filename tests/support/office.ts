import { ok, type Result } from '#lib/result.ts';
import type { Office, Terminal } from '#server/cli/command.ts';
import { commands } from '#server/cli/commands.ts';
import { runCommand } from '#server/cli/run-command.ts';
import type { StoreSource } from '#server/db/open.ts';
import { openOffice as openOfficeOf } from '#server/office.ts';
import { DEMONSTRACAO } from './demonstracao.ts';

/** The exit code of a command and its lines on both outputs. */
export type Typed = { readonly code: number; readonly said: string[]; readonly errors: string[] };

async function type(
  words: readonly string[],
  open: (terminal: Terminal) => Result<Office, string>,
): Promise<Typed> {
  const said: string[] = [];
  const errors: string[] = [];
  const terminal = {
    say: (text: string) => void said.push(text),
    complain: (text: string) => void errors.push(text),
  };
  return { code: await runCommand(commands, words, terminal, () => open(terminal)), said, errors };
}

const serve = () => Promise.reject(new Error('this office has no server'));

const exemplosAt =
  (now: Date): Office['exemplos'] =>
  async (size, comPassado) =>
    ok(await DEMONSTRACAO.linhas({ clock: () => now, size, comPassado }));

/** Types commands over one database. */
export const openOffice =
  (source: StoreSource, now: Date, enviaEmails = false) =>
  (...words: readonly string[]): Promise<Typed> =>
    type(words, (terminal) => {
      const endereco = 'https://loja.example';
      return ok({
        ...terminal,
        source,
        clock: () => now,
        endereco,
        enviaEmails,
        version: '0.1.0',
        serve,
        exemplos: exemplosAt(now),
      });
    });

/** Types a command on the installation that the environment names. */
export const typeCommand = (env: Record<string, string>, ...words: string[]): Promise<Typed> =>
  type(words, (terminal) => openOfficeOf(env, terminal));
