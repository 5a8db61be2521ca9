import type { Vault } from '#vault/vault.ts';
import { toStorageError } from './storage-error.ts';

/** Gives up something that can be had again; answers whether anything was given up. */
export type Sacrifice = () => Promise<boolean>;

const sacrifices = new WeakMap<Vault, readonly Sacrifice[]>();

/** Registers data that may be given up for the user's changes on a full disk, dearest last. */
export function provideRelief(vault: Vault, inOrder: readonly Sacrifice[]): void {
  sacrifices.set(vault, inOrder);
}

/**
 * Writes; on a full disk it gives up one thing after the other and writes again. Rejects with the error of the
 * last try. The user's own changes are never given up.
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
    // A sacrifice that fails frees nothing: the next one may.
    if (await next().catch(() => false)) return true;
  }
  return false;
}
