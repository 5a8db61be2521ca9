import { realpathSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/**
 * True when this module is the typed command, and not imported by another.
 * @param {string} url the module's import.meta.url
 */
export function isMain(url) {
  const typed = process.argv[1];
  return typed !== undefined && realpathSync(typed) === fileURLToPath(url);
}

/**
 * Runs a command and ends the process with the code it resolves to; prints a failure as its one sentence.
 * @param {() => Promise<number>} command
 */
export async function orSaySo(command) {
  try {
    process.exitCode = await command();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
