import { type RascunhoRow, rascunhoRow } from '#vault/rascunho-rows.ts';
import type { Vault } from '#vault/vault.ts';

/** The drafts that this build understands, the oldest first. */
export async function readRascunhos(vault: Vault): Promise<RascunhoRow[]> {
  const rows = await vault.rascunhos.toArray();
  return rows
    .flatMap((row) => {
      const read = rascunhoRow.safeParse(row);
      return read.success ? [read.data] : [];
    })
    .toSorted((a, b) => a.at - b.at);
}
