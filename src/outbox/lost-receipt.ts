import type { ParkedRow, ReceiptRow } from '#vault/outbox-rows.ts';
import type { Vault } from '#vault/vault.ts';
import { noteConferido, readMarca } from './marca.ts';
import { originOf } from './still-mine.ts';

/** Returns a confirmed change that a restored server lost as a question to the user. `now` in epoch milliseconds. */
export const toLostQuestion = (
  receipt: ReceiptRow,
  { codigo, description }: Pick<ParkedRow, 'codigo' | 'description'>,
  now: number,
): ParkedRow => ({
  ...originOf(receipt),
  seq: receipt.seq,
  parkedAt: now,
  status: 0,
  codigo,
  message: 'Atenção!',
  description,
  decided: null,
});

/**
 * Takes the receipt of a confirmed change that a restored server lost; undefined if another tab has done so already. Runs
 * in a transaction over receipts and checkpoints.
 */
export async function takeLost(vault: Vault, key: string): Promise<ReceiptRow | undefined> {
  const isAsked = (await readMarca(vault))?.conferir.includes(key) ?? false;
  const receipt = await vault.receipts.get(key);
  await noteConferido(vault, key);
  if (!isAsked || receipt === undefined) return undefined;
  await vault.receipts.delete(key);
  return receipt;
}
