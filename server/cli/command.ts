import { type ParseArgsOptionsConfig, parseArgs } from 'node:util';
import type { NomeRecurso } from '#contract/integration/recursos.ts';
import type { Result } from '#lib/result.ts';
import type { Serve } from '#server/backup/drill.ts';
import type { StoreSource } from '#server/db/open.ts';

export const DONE = 0;
export const FAILED = 1;
export const WRONG_USAGE = 2;

/** The two outputs of the terminal; a line has no line end. */
export type Terminal = {
  readonly say: (line: string) => void;
  readonly complain: (line: string) => void;
  /** Asks the person at the terminal; absent when no person is there. */
  readonly ask?: (question: string) => Promise<string>;
};

/** The company's installation that commands work on. */
export type Office = Terminal & {
  /** The database that the environment names; open it with `withStore`. */
  readonly source: StoreSource;
  readonly clock: () => Date;
  /** Where people open the app, as links begin; '' when the installation does not say. */
  readonly endereco: string;
  /** True when mails are set up; the box of a demonstration, which no person reads, does not count. */
  readonly enviaEmails: boolean;
  /** The version of Maleta, as `package.json` has it. */
  readonly version: string;
  readonly serve: Serve;
  /** The records of the demonstration as lines of loads, by kind, also of its past orders; a sentence where it was left out. */
  readonly exemplos: (
    produtos: 300 | 2000 | 'full',
    comPassado: boolean,
  ) => Promise<Result<readonly (readonly [recurso: NomeRecurso, linhas: Iterable<object>])[], string>>;
};

/** A command of the terminal, as `commands.ts` lists it by its words. */
export type Command = {
  /** Its arguments and options, as in `<arquivo> [--simular]`; '' without any. */
  readonly usage: string;
  /** One line of the help. */
  readonly summary: string;
  /** An error is a sentence for the terminal; so is `wrong`, which says how the words after the name are wrong. */
  readonly run: (words: readonly string[], office: Office) => Promise<Result<void, string>> | WrongWords;
};

type WrongWords = { readonly wrong: string };

type Values<Options extends ParseArgsOptionsConfig> = ReturnType<
  typeof parseArgs<{ options: Options; allowPositionals: true; args: string[] }>
>['values'];

type Plan<Name extends string, Options extends ParseArgsOptionsConfig> = {
  readonly usage: string;
  readonly summary: string;
  /** The names of its arguments, all of them required. */
  readonly takes: readonly Name[];
  /** Further arguments may follow. */
  readonly more?: boolean;
  /** Its options, as `parseArgs` of Node takes them. */
  readonly options?: Options;
  /** Does the work; an error is a sentence for the terminal, and so is `wrong`. `words` are all arguments. */
  readonly run: (
    given: Readonly<Record<Name, string>>,
    office: Office,
    options: Values<Options>,
    words: readonly string[],
  ) => Promise<Result<void, string>> | WrongWords;
};

/** A command that reads its words by names before it runs. */
export function defineCommand<const Name extends string, const Options extends ParseArgsOptionsConfig>({
  usage,
  summary,
  takes,
  more = false,
  options,
  run,
}: Plan<Name, Options>): Command {
  return {
    usage,
    summary,
    run: (words, office) => {
      const config: ParseArgsOptionsConfig = options ?? {};
      const wrong = whyWrongOption(words, config);
      if (wrong !== undefined) return { wrong };
      const read = parseArgs({ args: [...words], options: config, allowPositionals: true });
      const falta = takes[read.positionals.length];
      if (falta !== undefined) return { wrong: `Falta <${falta}>.` };
      const sobra = more ? undefined : read.positionals[takes.length];
      if (sobra !== undefined) return { wrong: `O argumento "${sobra}" é demais.` };
      const given = Object.fromEntries(takes.map((name, i) => [name, read.positionals[i]]));
      return run(given as Record<Name, string>, office, read.values as Values<Options>, read.positionals);
    },
  };
}

/** Why an option of some words is wrong; undefined when none is. */
function whyWrongOption(words: readonly string[], options: ParseArgsOptionsConfig): string | undefined {
  const args = { args: [...words], options, allowPositionals: true };
  for (const token of parseArgs({ ...args, strict: false, tokens: true }).tokens) {
    if (token.kind !== 'option') continue;
    const { name, rawName, value, inlineValue } = token;
    const tipo = Object.hasOwn(options, name) ? options[name]?.type : undefined;
    if (tipo === undefined) return `Não há a opção ${rawName}.`;
    if (tipo === 'boolean' && value !== undefined) return `A opção ${rawName} não tem valor.`;
    const taken = value === undefined || (inlineValue === false && value.startsWith('-'));
    if (tipo === 'string' && taken) return `A opção ${rawName} precisa de um valor.`;
  }
  return undefined;
}
