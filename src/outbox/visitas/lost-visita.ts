import type { OutboxEnv } from '#outbox/env.ts';
import { toLostQuestion } from '#outbox/lost-receipt.ts';
import { noteConferido, readMarca } from '#outbox/marca.ts';
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
  const tables = [vault.receipts, vault.parked, vault.outbox, vault.checkpoints];
  await vault.transaction('rw', tables, async () => {
    const isAsked = (await readMarca(vault))?.conferir.includes(key) ?? false;
    const receipt = await vault.receipts.get(key);
    await noteConferido(vault, key);
    if (!receipt || !isAsked) return;
    await vault.receipts.delete(key);
    await vault.parked.put({ ...toLostQuestion(receipt, LOST, now), decided: { at: now, as: 'auto' } });
    const row = newRow(vault, receipt, receipt.intent, env.uuid(), receipt.at);
    await vault.outbox.add({ ...row, seq: receipt.seq });
  });
}
