import { awaitOutcome } from '#outbox/await-outcome.ts';
import type { ParkedRow } from '#vault/outbox-rows.ts';
import type { Vault } from '#vault/vault.ts';

/** The state of a change of a contact: confirmed, refused, or still waiting when the patience ran out. */
export type ContatoFim = { kind: 'feito' } | { kind: 'recusado'; row: ParkedRow } | { kind: 'fila' };

async function look(vault: Vault, key: string): Promise<ContatoFim> {
  const [receipt, row] = await Promise.all([vault.receipts.get(key), vault.parked.get(key)]);
  if (receipt) return { kind: 'feito' };
  return row?.decided === null ? { kind: 'recusado', row } : { kind: 'fila' };
}

/** Waits until the result of a queued change of a contact is known, for `patienceMs` at most. */
export const awaitContato = (vault: Vault, key: string, patienceMs: number): Promise<ContatoFim> =>
  awaitOutcome(() => look(vault, key), patienceMs);
