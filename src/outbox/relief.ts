import type { Vault } from '#vault/vault.ts';
import { toStorageError } from './storage-error.ts';

/** Gives up something that can be had again; answers whether anything was given up. */
export type Sacrifice = () => Promise<boolean>;

const sacrifices = new WeakMap<Vault, readonly Sacrifice[]>();

/** Says what may be given up, dearest last, so that what the user did can be kept on a full disk. */
export function provideRelief(vault: Vault, inOrder: readonly Sacrifice[]): void {
  sacrifices.set(vault, inOrder);
}

/**
 * Writes, and on a full disk gives up one thing after the other and writes again. Rejects with what the last try
 * said; nothing that the user did is ever among what is given up.
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
