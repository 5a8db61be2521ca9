import { commit } from '#outbox/commit.ts';
import type { OutboxEnv } from '#outbox/env.ts';
import { takeLost, toLostQuestion } from '#outbox/lost-receipt.ts';
import { newRow } from '#outbox/new-row.ts';
import type { ParkedRow } from '#vault/outbox-rows.ts';
import type { Vault } from '#vault/vault.ts';

const LOST = {
  codigo: 'visita-perdida',
  description: 'O servidor voltou a uma cópia anterior e perdeu esta anotação, que segue de novo.',
};

/** True for the record of a confirmed note that a restored server lost. */
export const isLostVisita = ({ codigo }: Pick<ParkedRow, 'codigo'>): boolean => codigo === LOST.codigo;

/**
 * Queues a confirmed note that a restored server lost, as a new change in its place, without a question: only its user
 * writes it. Does nothing if another tab has done so already.
 */
export async function requeueVisita(vault: Vault, key: string, env: OutboxEnv): Promise<void> {
  const now = env.now();
  const queued = await commit(vault, ['receipts', 'parked', 'outbox', 'checkpoints'], async () => {
    const receipt = await takeLost(vault, key);
    if (!receipt) return;
    await vault.parked.put({ ...toLostQuestion(receipt, LOST, now), decided: { at: now, as: 'auto' } });
    const row = newRow(vault, receipt, receipt.intent, env.uuid(), receipt.at);
    // A tried row: the stored list may still have the note, and a merged wish would build on it.
    await vault.outbox.add({ ...row, seq: receipt.seq, tries: 1 });
  });
  if (!queued.ok) throw new Error(`a lost note could not be queued: ${queued.error.kind}`);
}
