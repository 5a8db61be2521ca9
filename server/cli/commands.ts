import { bancoMigrar } from './banco-migrar.ts';
import type { Commands } from './run-command.ts';

/** Every command by its words, in the order of the help. A new one is a file of this folder and a line here. */
export const commands: Commands = {
  'banco migrar': bancoMigrar,
};
