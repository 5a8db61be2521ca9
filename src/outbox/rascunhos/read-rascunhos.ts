import * as z from 'zod/mini';
import { type RascunhoRow, rascunhoRow } from '#vault/rascunho-rows.ts';
import type { Vault } from '#vault/vault.ts';

/** The drafts that this build understands, the oldest first. */
export async function readRascunhos(vault: Vault): Promise<RascunhoRow[]> {
  const rows = await vault.rascunhos.toArray();
  return rows
    .flatMap((row) => {
      const read = z.safeParse(rascunhoRow, row);
      return read.success ? [read.data] : [];
    })
    .toSorted((a, b) => a.at - b.at);
}
