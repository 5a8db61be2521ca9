import { fail, ok, type Result } from '#lib/result.ts';
import type { Vault } from '#vault/vault.ts';
import { writeWithRelief } from './relief.ts';
import { type StorageError, toStorageError } from './storage-error.ts';
import { announceEnqueued } from './wake.ts';

type TableName =
  | 'outbox'
  | 'parked'
  | 'receipts'
  | 'carrinhos'
  | 'devolucoes'
  | 'checkpoints'
  | 'fotos'
  | 'documentos'
  | 'rascunhos';

/**
 * Runs one transaction over these tables and wakes the sender. Returns ok only after it committed: the change is
 * then on disk.
 */
export async function commit<T>(
  vault: Vault,
  tables: readonly TableName[],
  work: () => Promise<T>,
): Promise<Result<T, StorageError>> {
  let done: T;
  try {
    done = await writeWithRelief(vault, () => vault.transaction('rw', tables, work));
  } catch (error) {
    return fail(toStorageError(error));
  }
  announceEnqueued(vault.name);
  return ok(done);
}
