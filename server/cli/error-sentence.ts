import { firstCause } from '#lib/first-cause.ts';
import { FolderTakenError } from '#server/db/folder-lock.ts';
import type { StoreSource } from '#server/db/open.ts';
import { isUnavailable } from '#server/db/unavailable.ts';

const UNDEFINED_TABLE = '42P01';
const UNDEFINED_COLUMN = '42703';

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';

/** True when the database cannot be used now: the same command may succeed later. */
export function isForLater(error: unknown): boolean {
  const first = firstCause(error);
  const code = codeOf(first);
  // Class 40: deadlocks and the like.
  return (
    error instanceof FolderTakenError ||
    isUnavailable(first) ||
    code === 'ENOTFOUND' ||
    code === UNDEFINED_TABLE ||
    /^40\w{3}$/.test(code)
  );
}

/** The place of the database that has no tables: another data folder is the usual reason. */
function placeOf(source: StoreSource): string {
  if ('dataFolder' in source) return ` da pasta ${source.dataFolder} (MALETA_DATA)`;
  return 'databaseUrl' in source ? ' de DATABASE_URL' : '';
}

/** A failed command as one sentence for the terminal. */
export function sentenceOfError(error: unknown, source: StoreSource): string {
  if (error instanceof FolderTakenError) return error.message;
  const first = firstCause(error);
  if (!(first instanceof Error)) return `O comando falhou: ${String(first)}`;
  const code = codeOf(first);
  if (code === 'ECONNREFUSED' || code === 'ENOTFOUND')
    return 'O banco de dados de DATABASE_URL não respondeu.';
  if (code === UNDEFINED_TABLE)
    return `O banco${placeOf(source)} ainda não tem as tabelas. Faça antes: maleta comecar, ou maleta banco migrar.`;
  if (code === UNDEFINED_COLUMN)
    return `O banco é de outra versão (${first.message}). Faça antes: maleta banco migrar.`;
  return `O comando falhou: ${first.message}`;
}
