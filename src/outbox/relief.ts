import type { Vault } from '#vault/vault.ts';
import { toStorageError } from './storage-error.ts';

/** Deletes something that can be fetched again; returns whether anything was deleted. */
export type Sacrifice = () => Promise<boolean>;

const sacrifices = new WeakMap<Vault, readonly Sacrifice[]>();

/** Registers data that may be deleted for the user's changes on a full disk, the most valuable last. */
export function provideRelief(vault: Vault, inOrder: readonly Sacrifice[]): void {
  sacrifices.set(vault, inOrder);
}

/**
 * Writes; on a full disk it makes one sacrifice after the other and writes again. Rejects with the error of
 * the last try. The user's own changes are never deleted.
 */
export async function writeWithRelief<T>(vault: Vault, write: () => Promise<T>): Promise<T> {
  const left = [...(sacrifices.get(vault) ?? [])];
  for (;;) {
    try {
      return await write();
    } catch (error) {
      if (toStorageError(error).kind !== 'full' || !(await giveUpNext(left))) throw error;
    }
  }
}

async function giveUpNext(left: Sacrifice[]): Promise<boolean> {
  for (let next = left.shift(); next; next = left.shift()) {
    // A failed sacrifice frees nothing; the next one may.
    if (await next().catch(() => false)) return true;
  }
  return false;
}
