import { ok } from '#lib/result.ts';
import { commands } from '#server/cli/commands.ts';
import { runCommand } from '#server/cli/run-command.ts';
import type { StoreSource } from '#server/db/open.ts';

/** What a command of the terminal printed and its exit code. */
export type Typed = { readonly code: number; readonly said: string[]; readonly errors: string[] };

/** Types commands over one database. */
export const openOffice =
  (source: StoreSource, now: Date) =>
  async (...words: readonly string[]): Promise<Typed> => {
    const said: string[] = [];
    const errors: string[] = [];
    const terminal = {
      say: (text: string) => void said.push(text),
      complain: (text: string) => void errors.push(text),
    };
    const office = { ...terminal, source, clock: () => now, endereco: 'https://loja.example' };
    return { code: await runCommand(commands, words, terminal, () => ok(office)), said, errors };
  };
