import { awaitOutcome } from '#outbox/await-outcome.ts';
import { laneOfDevolucao } from '#vault/devolucao-intents.ts';
import type { ParkedRow } from '#vault/outbox-rows.ts';
import type { Vault } from '#vault/vault.ts';

/** The changes of a return since an instant (epoch milliseconds). */
export type DevolucaoRef = { devolucao: string; since: number };

/**
 * The state of these changes: all confirmed, all confirmed but another device had made one of them before, one refused,
 * or some still waiting when the patience ran out.
 */
export type DevolucaoFim =
  | { kind: 'feito' }
  | { kind: 'feito-por-outro' }
  | { kind: 'recusado'; row: ParkedRow }
  | { kind: 'fila' };

async function look(vault: Vault, { devolucao, since }: DevolucaoRef): Promise<DevolucaoFim> {
  const lane = laneOfDevolucao(devolucao);
  const isNew = ({ at }: { at: number }): boolean => at >= since;
  const [waiting, parked, receipts] = await Promise.all([
    vault.outbox.where('lane').equals(lane).filter(isNew).count(),
    vault.parked.where('lane').equals(lane).filter(isNew).toArray(),
    vault.receipts.where('lane').equals(lane).filter(isNew).toArray(),
  ]);
  const refused = parked.find(({ decided }) => decided === null);
  if (refused) return { kind: 'recusado', row: refused };
  if (waiting > 0) return { kind: 'fila' };
  return { kind: receipts.some(({ feitaPorOutro }) => feitaPorOutro) ? 'feito-por-outro' : 'feito' };
}

/** Waits until the result of queued changes of a return is known, for `patienceMs` at most. */
export const awaitDevolucao = (vault: Vault, ref: DevolucaoRef, patienceMs: number): Promise<DevolucaoFim> =>
  awaitOutcome(() => look(vault, ref), patienceMs);
